import Foundation

/// How strongly a layout wish holds against others, from 1 to 1000 (required).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number from 1 to 1000.
    public let rawValue: Float

    /// Must hold.
    public static let required = UILayoutPriority(1000)
    /// How strongly a control resists being made smaller than its content.
    public static let defaultHigh = UILayoutPriority(750)
    /// How strongly a label resists being made larger than its content.
    public static let defaultLow = UILayoutPriority(250)
    /// How strongly a view clings to the size asked for when it is measured.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Makes a priority from a number.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Makes a priority from a number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }
}
