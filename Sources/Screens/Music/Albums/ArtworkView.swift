import UIKit

/// A square picture of an album, or a note where there is none.
final class ArtworkView: UIView {
    private let picture = UIImageView()
    private let symbol = UIImageView()

    /// - Parameter side: how wide and how high it is, in points
    init(side: CGFloat) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemFill
        layer.cornerRadius = side > 100 ? 12 : 6
        clipsToBounds = true
        isAccessibilityElement = false
        accessibilityElementsHidden = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        symbol.image = UIImage(
            systemName: "music.note",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: side * 0.4)
        )
        symbol.contentMode = .center
        symbol.tintColor = .tertiaryLabel
        for view in [symbol, picture] {
            addSubview(view)
            view.pinEdges(to: self)
        }
        widthAnchor.constraint(equalToConstant: side).isActive = true
        heightAnchor.constraint(equalToConstant: side).isActive = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows a picture; nil for none.
    func show(_ image: UIImage?) {
        picture.image = image
        picture.isHidden = image == nil
        symbol.isHidden = image != nil
    }
}
