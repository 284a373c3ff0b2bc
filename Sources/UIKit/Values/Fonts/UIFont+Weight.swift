import Foundation

extension UIFont {
    /// How heavy the strokes are, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number from -1 to 1.
        public let rawValue: CGFloat

        /// The lightest.
        public static let ultraLight = Weight(-0.8)
        /// Thin.
        public static let thin = Weight(-0.6)
        /// Light.
        public static let light = Weight(-0.4)
        /// The weight of running text.
        public static let regular = Weight(0)
        /// A little heavier than running text.
        public static let medium = Weight(0.23)
        /// Between medium and bold: the weight of headlines.
        public static let semibold = Weight(0.3)
        /// Bold.
        public static let bold = Weight(0.4)
        /// Heavier than bold.
        public static let heavy = Weight(0.56)
        /// The heaviest.
        public static let black = Weight(0.62)

        /// Makes a weight from a number from -1 to 1.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a weight from a number from -1 to 1.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }
    }
}

extension UIFont.Weight {
    /// The named weights from light to heavy, with OpenType's number (CSS's and Pango's too) and the face's name.
    private static let named: [(weight: UIFont.Weight, openType: Int, faceName: String)] = [
        (.ultraLight, 100, "UltraLight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, "Regular"),
        (.medium, 500, "Medium"), (.semibold, 600, "SemiBold"), (.bold, 700, "Bold"), (.heavy, 800, "Heavy"),
        (.black, 900, "Black"),
    ]

    private var nearest: (weight: UIFont.Weight, openType: Int, faceName: String) {
        let nearest = Self.named.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }
        return nearest ?? (.regular, 400, "Regular")
    }

    /// The nearest named weight as OpenType's number, from 100 to 900.
    var openTypeWeight: Int {
        nearest.openType
    }

    /// The nearest named weight as the names of faces have it.
    var faceName: String {
        nearest.faceName
    }
}
