import Foundation

/// The two steps by which lists name a row or an item.
extension IndexPath {
    /// The path of a row in a section of a table view.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The path of an item in a section of a collection view.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section's number; the path must have two steps.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row's number in its section; the path must have two steps.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item's number in its section; the path must have two steps.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
