import UIKit

/// Which photo it is, below it; a tap on the photo shows and hides it.
final class PhotoCaptionView: UIView {
    private let label = UILabel(.footnote, alignment: .center)
    private var isWanted = true

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 14
        clipsToBounds = true
        let stack = UIStackView(arrangedSubviews: [label])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 14, bottom: 6, trailing: 14)
        addSubview(stack)
        stack.pinEdges(to: self)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Says something else; nothing where there is no photo.
    func show(_ text: String) {
        if label.text != text, !text.isEmpty {
            UIAccessibility.post(notification: .announcement, argument: text)
        }
        label.text = text
        isHidden = text.isEmpty || !isWanted
    }

    /// Shows it where it is hidden, and hides it where it is shown.
    func toggle() {
        isWanted.toggle()
        isHidden = !isWanted || label.text?.isEmpty != false
    }
}
