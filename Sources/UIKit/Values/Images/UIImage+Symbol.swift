import Foundation

extension UIImage {
    /// Makes an image of a symbol; nil if there is no icon for its name.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Makes an image of a symbol in the size that the configuration asks for; nil if there is no icon for its name.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let iconName = SymbolNames.iconName(for: name) else { return nil }
        let configuration = configuration as? UIImage.SymbolConfiguration
        self.init(content: .symbol(iconName: iconName, configuration: configuration))
    }

    /// What was asked of the symbol's size; nil for pixels and where nothing was asked.
    public var symbolConfiguration: UIImage.SymbolConfiguration? {
        if case .symbol(_, let configuration) = content { configuration } else { nil }
    }

    /// The symbol in the size that the configuration asks for; other images stay as they are.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard let asked = configuration as? UIImage.SymbolConfiguration else { return self }
        return applyingSymbolConfiguration(asked) ?? self
    }

    /// The symbol in the size that the configuration asks for; nil for an image that is no symbol.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard case .symbol(let iconName, _) = content else { return nil }
        return UIImage(
            content: .symbol(iconName: iconName, configuration: configuration),
            scale: scale,
            renderingMode: renderingMode,
            tint: tint
        )
    }
}
