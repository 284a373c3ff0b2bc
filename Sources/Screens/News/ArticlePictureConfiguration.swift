import UIKit

/// The content of a row that shows a picture, or the place that waits for it.
struct ArticlePictureConfiguration: RowContent {
    /// The picture; nil while it is not there.
    var image: UIImage?
    /// What it shows, in words.
    var title: String
    /// What can be done, or why it is not there.
    var detail: String?
    var isLoading = false

    @MainActor
    func makeContentView() -> any UIView & UIContentView {
        ArticlePictureView(self)
    }
}

/// A picture with its description below, or a frame with its description while it is not loaded.
final class ArticlePictureView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    private let picture = UIImageView()
    private let symbol = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let title = UILabel(.subheadline, .secondaryLabel, alignment: .center)
    private let detail = UILabel(.footnote, .link, alignment: .center)
    private let frameView = UIView()
    private var shape: NSLayoutConstraint?

    init(_ configuration: ArticlePictureConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        picture.contentMode = .scaleAspectFit
        symbol.image = UIImage(systemName: "photo")
        symbol.contentMode = .center
        symbol.tintColor = .secondaryLabel
        symbol.accessibilityElementsHidden = true
        frameView.backgroundColor = .secondarySystemBackground
        frameView.layer.cornerRadius = 10
        frameView.clipsToBounds = true
        let stack = UIStackView(arrangedSubviews: [picture, symbol, spinner, title, detail])
        stack.axis = .vertical
        stack.spacing = 6
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        frameView.addSubview(stack)
        stack.pinEdges(to: frameView)
        addSubview(frameView)
        frameView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            frameView.topAnchor.constraint(equalTo: topAnchor, constant: 6),
            frameView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
            frameView.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
            frameView.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
        ])
        show()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func show() {
        guard let content = configuration as? ArticlePictureConfiguration else { return }
        picture.image = content.image
        picture.isHidden = content.image == nil
        shape?.isActive = false
        if let size = content.image?.size, size.width > 0, size.height > 0 {
            // A very tall picture would push the text off the screen.
            let ratio = min(size.height / size.width, 2)
            shape = picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: ratio)
            shape?.isActive = true
        }
        symbol.isHidden = content.image != nil || content.isLoading
        spinner.isHidden = !content.isLoading
        if content.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
        title.text = content.title
        title.isHidden = content.title.isEmpty
        detail.text = content.detail
        detail.isHidden = content.detail == nil
    }
}
