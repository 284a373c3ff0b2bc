import Foundation

extension UIView {
    /// How content fills a view's bounds.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill = 0
        /// As large as fits, in proportion.
        case scaleAspectFit = 1
        /// As small as fills, in proportion; the rest is cut off.
        case scaleAspectFill = 2
        /// In its own size, in the middle.
        case center = 4
    }

    /// How a frame follows the size of the superview.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A mask of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left margin takes the change.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width takes the change.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The right margin takes the change.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The top margin takes the change.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height takes the change.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The bottom margin takes the change.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}
