import Foundation

extension UIFont {
    /// What a text is for; its size follows what the person has asked the system for.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name by which the system knows the style.
        public let rawValue: String

        /// The large title of a screen.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first level.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second level.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third level.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A headline: the size of running text, heavier.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// What stands below a headline.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A remark beside running text.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A caption of the second level.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// Makes a style from the system's name for it.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
