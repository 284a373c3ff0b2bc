import Foundation

/// A colour as sRGB components and opacity, each from 0 to 1.
struct ColorComponents: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Makes an opaque colour from its usual notation, as in `0x1c71d8`.
    init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 0xff) / 255,
            green: Double(hex >> 8 & 0xff) / 255,
            blue: Double(hex & 0xff) / 255
        )
    }

    static func black(_ alpha: Double) -> ColorComponents {
        ColorComponents(white: 0, alpha: alpha)
    }

    static func white(_ alpha: Double) -> ColorComponents {
        ColorComponents(white: 1, alpha: alpha)
    }

    /// What is seen where this colour lies over an opaque one.
    func composited(over ground: ColorComponents) -> ColorComponents {
        ColorComponents(
            red: red * alpha + ground.red * (1 - alpha),
            green: green * alpha + ground.green * (1 - alpha),
            blue: blue * alpha + ground.blue * (1 - alpha)
        )
    }

    func withAlpha(_ alpha: Double) -> ColorComponents {
        ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    }
}
