import Foundation

extension UIButton {
    /// What a button shows and how it looks.
    public struct Configuration {
        /// How large a button is.
        public enum Size: Sendable {
            /// The smallest.
            case mini
            /// Smaller than usual.
            case small
            /// The usual size.
            case medium
            /// For the main thing on a screen.
            case large
        }

        /// How round the corners are.
        public enum CornerStyle: Sendable {
            /// As the background says.
            case fixed
            /// As the background says, growing with the text.
            case dynamic
            /// A little.
            case small
            /// The usual.
            case medium
            /// More.
            case large
            /// A half circle at each end.
            case capsule
        }

        /// Where the lines of a title stand.
        public enum TitleAlignment: Sendable {
            /// As the image's place suggests.
            case automatic
            /// At the leading edge.
            case leading
            /// In the middle.
            case center
            /// At the trailing edge.
            case trailing
        }

        enum Style: Sendable {
            case plain, gray, tinted, filled, borderless
        }

        let style: Style
        /// The text.
        public var title: String?
        /// A second, smaller line.
        public var subtitle: String?
        /// The picture.
        public var image: UIImage?
        /// On which side of the text the picture stands.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The gap between picture and text, in points.
        public var imagePadding: CGFloat = 6
        /// The gap between title and second line, in points.
        public var titlePadding: CGFloat = 1
        /// How a symbol is drawn.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Where the lines of the title stand.
        public var titleAlignment: TitleAlignment = .automatic
        /// The colour of text and picture; the tint where not set.
        public var baseForegroundColor: UIColor?
        /// The colour behind, where the style has one.
        public var baseBackgroundColor: UIColor?
        /// How large the button is.
        public var buttonSize: Size = .medium
        /// How round the corners are.
        public var cornerStyle: CornerStyle = .medium
        /// The space between edge and content; nil for the style's own.
        public var contentInsets: NSDirectionalEdgeInsets
        /// Whether a spinner stands in the picture's place.
        public var showsActivityIndicator = false

        init(style: Style) {
            self.style = style
            contentInsets =
                style == .borderless || style == .plain
                ? NSDirectionalEdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8)
                : NSDirectionalEdgeInsets(top: 7, leading: 14, bottom: 7, trailing: 14)
        }

        /// Text in the tint, nothing behind.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// Text on a grey ground.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// Text in the tint on a pale ground of it.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// Light text on the tint: the main thing on a screen.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// Text in the tint without any space around.
        public static func borderless() -> Configuration { Configuration(style: .borderless) }
    }
}

extension UIButton.Configuration {
    var textStyle: UIFont.TextStyle {
        switch buttonSize {
        case .mini, .small: .subheadline
        case .medium: .body
        case .large: .body
        }
    }

    /// Larger buttons have more room above and below their text.
    var resolvedInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        let extra: CGFloat =
            switch buttonSize {
            case .mini: -3
            case .small: -1
            case .medium: 0
            case .large: 6
            }
        insets.top = max(0, insets.top + extra)
        insets.bottom = max(0, insets.bottom + extra)
        return insets
    }

    func cornerRadius(height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .fixed, .dynamic, .medium: 8
        case .small: 5
        case .large: 12
        case .capsule: height / 2
        }
    }

    func foreground(tint: UIColor) -> UIColor {
        if let baseForegroundColor { return baseForegroundColor }
        guard style == .filled, let background = background(tint: tint) else { return tint }
        return .readable(on: background)
    }

    func background(tint: UIColor) -> UIColor? {
        switch style {
        case .plain, .borderless: baseBackgroundColor
        case .gray: baseBackgroundColor ?? .secondarySystemFill
        case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.16)
        case .filled: baseBackgroundColor ?? .ground(of: tint)
        }
    }
}

extension UIColor {
    /// A tint as the ground of white text: in the dark, tints are too light for it, so that it is the light one there.
    fileprivate static func ground(of tint: UIColor) -> UIColor {
        UIColor { traits in
            tint.resolvedColor(
                with: UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: .light)])
            )
        }
    }

    /// White, or black where white could not be read (a contrast below 3 to 1).
    fileprivate static func readable(on background: UIColor) -> UIColor {
        UIColor { traits in
            let c = background.resolvedComponents(
                style: traits.userInterfaceStyle,
                contrast: traits.accessibilityContrast
            )
            // Relative luminance as WCAG 2 defines it.
            func linear(_ value: Double) -> Double {
                value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            let luminance = 0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue)
            return 1.05 / (luminance + 0.05) >= 3 ? .white : .black
        }
    }
}
