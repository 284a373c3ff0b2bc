import Foundation

extension UIListContentConfiguration {
    /// How the picture of a row is shown.
    public struct ImageProperties: Hashable {
        /// How a symbol without a configuration of its own is drawn.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a symbol; nil for the tint of what surrounds it.
        public var tintColor: UIColor?
        /// How round the corners are, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size of the picture, in points; 0 in a direction sets no limit there.
        public var maximumSize: CGSize = .zero
        /// The room kept for the picture so that texts of several rows line up, in points.
        ///
        /// The picture stands in the middle of it. 0 in a direction keeps the picture's own size, and for a symbol a
        /// width that most symbols fit into.
        public var reservedLayoutSize: CGSize = .zero

        init() {}
    }
}
