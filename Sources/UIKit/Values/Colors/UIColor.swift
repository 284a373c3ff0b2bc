import Foundation

/// A colour, fixed or dependent on the appearance that it is shown in.
// Unchecked because an open class cannot be checked. What is stored is constant; a provider may be called from any
// thread, as on Apple's platforms, and must be fit for it.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    enum Value {
        case fixed(ColorComponents)
        case palette(ColorPalette)
        case provided((UITraitCollection) -> UIColor)
    }

    let value: Value

    init(value: Value) {
        self.value = value
        super.init()
    }

    /// Makes a fixed colour from sRGB components and an opacity, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        value = .fixed(
            ColorComponents(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
        )
        super.init()
    }

    /// Makes a fixed grey from its lightness and an opacity, each from 0 to 1.
    public init(white: CGFloat, alpha: CGFloat) {
        value = .fixed(ColorComponents(white: Double(white), alpha: Double(alpha)))
        super.init()
    }

    /// Makes a colour that is asked for anew for each appearance.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        value = .provided(dynamicProvider)
        super.init()
    }

    /// The same colour with another opacity; a dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch value {
        case .fixed(let components):
            UIColor(value: .fixed(components.withAlpha(Double(alpha))))
        case .palette(let palette):
            UIColor(value: .palette(palette.withAlpha(Double(alpha))))
        case .provided(let provider):
            UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// The fixed colour that is shown for the given traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch value {
        case .fixed:
            return self
        case .palette(let palette):
            let components = palette.components(
                style: traitCollection.userInterfaceStyle,
                contrast: traitCollection.accessibilityContrast
            )
            return UIColor(value: .fixed(components))
        case .provided(let provider):
            return provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    /// Writes the sRGB components, from 0 to 1, for the current traits.
    ///
    /// Always true here: every colour has them.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components(for: .current)
        red?.pointee = CGFloat(components.red)
        green?.pointee = CGFloat(components.green)
        blue?.pointee = CGFloat(components.blue)
        alpha?.pointee = CGFloat(components.alpha)
        return true
    }

    /// Colours are equal that are the same in every appearance; ones with a provider only if they are one object.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        switch (value, other.value) {
        case (.fixed(let left), .fixed(let right)): return left == right
        case (.palette(let left), .palette(let right)): return left == right
        default: return false
        }
    }

    /// Follows what the colour is in every appearance.
    open override var hash: Int {
        switch value {
        case .fixed(let components): components.hashValue
        case .palette(let palette): palette.hashValue
        case .provided: ObjectIdentifier(self).hashValue
        }
    }

    /// The colour itself, since it never changes.
    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}

extension UIColor {
    /// The components that are drawn for the given traits.
    func components(for traitCollection: UITraitCollection) -> ColorComponents {
        switch value {
        case .fixed(let components):
            return components
        case .palette(let palette):
            return palette.components(
                style: traitCollection.userInterfaceStyle,
                contrast: traitCollection.accessibilityContrast
            )
        case .provided(let provider):
            return provider(traitCollection).components(for: traitCollection)
        }
    }

    /// The components that are drawn in the given appearance.
    func resolvedComponents(
        style: UIUserInterfaceStyle,
        contrast: UIAccessibilityContrast
    ) -> (red: Double, green: Double, blue: Double, alpha: Double) {
        let traits = Traits(userInterfaceStyle: style, accessibilityContrast: contrast)
        let components = components(for: UITraitCollection(traits: traits))
        return (components.red, components.green, components.blue, components.alpha)
    }
}
