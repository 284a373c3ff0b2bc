import Music
import UIKit

/// The content of the row over an album's songs.
struct AlbumHeadConfiguration: UIContentConfiguration {
    /// How wide and how high the picture is, in points.
    static let artworkSide: CGFloat = 240

    var artwork: UIImage?
    var head: AlbumModel.Head
    /// The word for a version without harsh words.
    var cleanWord: String

    @MainActor
    func makeContentView() -> any UIView & UIContentView {
        AlbumHeadView(self)
    }

    func updated(for state: any UIConfigurationState) -> AlbumHeadConfiguration {
        self
    }
}

/// The large picture with title, artist, year and genre below it.
final class AlbumHeadView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    private let artwork = ArtworkView(side: AlbumHeadConfiguration.artworkSide)
    private let title = UILabel()
    private let artist = UILabel()
    private let origin = UILabel()
    private let total = UILabel()
    private let mark = ExplicitMark()

    init(_ configuration: AlbumHeadConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        let fonts: [(UILabel, UIFont.TextStyle, UIColor)] = [
            (title, .title2, .label), (artist, .title3, .secondaryLabel), (origin, .subheadline, .secondaryLabel),
            (total, .subheadline, .secondaryLabel),
        ]
        for (label, style, color) in fonts {
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = color
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        title.accessibilityTraits = .header
        let line = UIStackView(arrangedSubviews: [mark, origin])
        line.alignment = .center
        line.spacing = 6
        let stack = UIStackView(arrangedSubviews: [artwork, title, artist, line, total])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 4
        stack.setCustomSpacing(16, after: artwork)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        addSubview(stack)
        stack.pinEdges(to: self)
        show()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func show() {
        guard let content = configuration as? AlbumHeadConfiguration else { return }
        let head = content.head
        artwork.show(content.artwork)
        title.text = head.title
        artist.text = head.artist
        artist.isHidden = head.artist.isEmpty
        let words = [head.origin, head.advisory == .clean ? content.cleanWord : ""].filter { !$0.isEmpty }
        origin.text = words.joined(separator: " · ")
        origin.isHidden = words.isEmpty
        mark.isHidden = head.advisory != .explicit
        total.text = head.total
        total.isHidden = head.total.isEmpty
    }
}
