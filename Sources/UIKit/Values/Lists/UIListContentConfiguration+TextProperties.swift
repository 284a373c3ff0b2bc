import Foundation

extension UIListContentConfiguration {
    /// How a text of a row is shown.
    public struct TextProperties: Hashable {
        /// Where lines stand between the edges.
        public enum TextAlignment: Int, Sendable {
            /// Along the edge where the script begins.
            case natural = 0
            /// In the middle.
            case center = 1
            /// Along both edges.
            case justified = 2
        }

        /// What is done with the letters.
        public enum TextTransform: Int, Sendable {
            /// They stay as they are.
            case none = 0
            /// They become capitals.
            case uppercase = 1
            /// They become small.
            case lowercase = 2
            /// Each word begins with a capital.
            case capitalized = 3
        }

        private let style: UIFont.TextStyle
        private let defaultColor: UIColor
        private var state = ConfigurationState()
        private var customFont: UIFont?
        private var customColor: UIColor?

        /// Where lines stand between the edges.
        public var alignment: TextAlignment = .natural
        /// What becomes of text that does not fit.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// How many lines at most; 0 for as many as needed.
        public var numberOfLines = 0
        /// Whether the font follows the person's text size while it is shown.
        public var adjustsFontForContentSizeCategory = true
        /// What is done with the letters.
        public var transform: TextTransform = .none

        init(style: UIFont.TextStyle, color: UIColor) {
            self.style = style
            defaultColor = color
        }

        /// The font; that of the list's style where none was set.
        public var font: UIFont {
            get { customFont ?? .preferredFont(forTextStyle: style, compatibleWith: state.traits) }
            set { customFont = newValue }
        }

        /// The colour; that of the list's style and the row's state where none was set.
        public var color: UIColor {
            get { customColor ?? (state.isDisabled ? .tertiaryLabel : defaultColor) }
            set { customColor = newValue }
        }

        /// The colour that the text is shown in.
        public func resolvedColor() -> UIColor {
            color
        }

        mutating func update(for state: ConfigurationState) {
            self.state = state
        }

        func applyTransform(to text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }
}
