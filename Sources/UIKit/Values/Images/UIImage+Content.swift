extension UIImage {
    /// What a picture is made of.
    enum Content: Sendable {
        /// An icon of the icon theme, by its name, with what was asked of its size.
        case symbol(iconName: String, configuration: SymbolConfiguration?)
        /// A file whose pixels are decoded when they are needed.
        case encoded(EncodedImage)
        /// Pixels.
        case texture(ImageTexture)
    }

    /// The pixels, decoded if they are not yet; nil for a symbol and for a damaged file.
    func texture() -> ImageTexture? {
        switch content {
        case .symbol: nil
        case .encoded(let image): image.texture()
        case .texture(let texture): texture
        }
    }

    /// The icon's name in the icon theme; nil for pixels.
    var iconName: String? {
        if case .symbol(let iconName, _) = content { iconName } else { nil }
    }
}

extension UIImage.Content: Equatable {
    static func == (lhs: UIImage.Content, rhs: UIImage.Content) -> Bool {
        switch (lhs, rhs) {
        case (.symbol(let left, let leftAsked), .symbol(let right, let rightAsked)):
            left == right && leftAsked == rightAsked
        case (.encoded(let left), .encoded(let right)):
            left === right || left.data == right.data
        case (.texture(let left), .texture(let right)):
            left === right
        default: false
        }
    }
}
