import Foundation

/// Colours that are the same in every appearance.
extension UIColor {
    /// Black.
    public class var black: UIColor {
        UIColor(value: .fixed(ColorComponents(white: 0)))
    }

    /// A grey of lightness 1/3.
    public class var darkGray: UIColor {
        UIColor(value: .fixed(ColorComponents(white: 1 / 3)))
    }

    /// A grey of lightness 2/3.
    public class var lightGray: UIColor {
        UIColor(value: .fixed(ColorComponents(white: 2 / 3)))
    }

    /// A grey of lightness 1/2.
    public class var gray: UIColor {
        UIColor(value: .fixed(ColorComponents(white: 0.5)))
    }

    /// White.
    public class var white: UIColor {
        UIColor(value: .fixed(ColorComponents(white: 1)))
    }

    /// Nothing: fully transparent.
    public class var clear: UIColor {
        UIColor(value: .fixed(ColorComponents(white: 0, alpha: 0)))
    }

    /// Pure red.
    public class var red: UIColor {
        UIColor(value: .fixed(ColorComponents(red: 1, green: 0, blue: 0)))
    }

    /// Pure green.
    public class var green: UIColor {
        UIColor(value: .fixed(ColorComponents(red: 0, green: 1, blue: 0)))
    }

    /// Pure blue.
    public class var blue: UIColor {
        UIColor(value: .fixed(ColorComponents(red: 0, green: 0, blue: 1)))
    }
}
