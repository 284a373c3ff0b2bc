extension UIImage {
    /// What a picture is made of.
    enum Content: Sendable {
        /// An icon of the icon theme, by its name, with what was asked of its size.
        case symbol(iconName: String, configuration: SymbolConfiguration?)
    }
}
