import CGtk
import CWidgets
import Foundation

/// The view over or under a section of a table.
@MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The name by which views of a kind are used again.
    open private(set) var reuseIdentifier: String?
    /// The view that the content is in.
    public let contentView = UIView(frame: .zero)
    /// What the view shows.
    public var contentConfiguration: (any UIContentConfiguration)? {
        didSet { applyContent() }
    }
    private var content: (any UIView & UIContentView)?

    /// A view of a kind.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    override class func makeWidget() -> Widget? {
        UIKitRuntime.start()
        return ws_view_new(GTK_ACCESSIBLE_ROLE_HEADING)
    }

    /// Says that the view stands under a section: it is a text, not a heading.
    func becomeFooter() {
        Accessible.setRole(widget, GTK_ACCESSIBLE_ROLE_LABEL)
    }

    /// The view is about to show another section.
    ///
    /// Call `super`.
    open func prepareForReuse() {}

    override var acceptsRole: Bool { false }

    override var defaultAccessibilityLabel: String? {
        (contentConfiguration as? UIListContentConfiguration)?.text
    }

    private func applyContent() {
        content?.removeFromSuperview()
        content = nil
        if let configuration = contentConfiguration {
            let view = configuration.makeContentView()
            contentView.addSubview(view)
            content = view
        }
        contentSizeChanged()
        applyAccessibility()
    }

    override func applyTraits() {
        super.applyTraits()
        if contentConfiguration != nil { applyContent() }
    }

    override func contentFittingSize(width: CGFloat?) -> CGSize {
        if let content { return content.fittingSize(width: width) }
        let inside = contentView.sizeForConstrainedSubviews(width: width)
        return CGSize(width: max(0, inside.width), height: max(0, inside.height))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = CGRect(origin: .zero, size: bounds.size)
        content?.frame = CGRect(origin: .zero, size: bounds.size)
    }
}
