import UIKit

/// The content of a row that shows an album.
struct AlbumRowConfiguration: RowContent {
    /// How wide and how high the picture is, in points.
    static let artworkSide: CGFloat = 64

    var artwork: UIImage?
    var title: String
    var artist: String
    var details: String
    var isExplicit: Bool

    @MainActor
    func makeContentView() -> any UIView & UIContentView {
        AlbumRowView(self)
    }
}

/// A picture, and beside it the title, the artist and a smaller line.
final class AlbumRowView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    private let artwork = ArtworkView(side: AlbumRowConfiguration.artworkSide)
    // A title can be as long as a story; whoever wants all of it opens the album.
    private let title = UILabel(.headline, lines: 3)
    private let artist = UILabel(.subheadline, lines: 2)
    private let details = UILabel(.footnote, .secondaryLabel)
    private let mark = ExplicitMark()

    init(_ configuration: AlbumRowConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        let line = UIStackView(arrangedSubviews: [mark, details])
        line.alignment = .center
        line.spacing = 4
        let texts = UIStackView(arrangedSubviews: [title, artist, line])
        texts.axis = .vertical
        texts.spacing = 2
        let stack = UIStackView(arrangedSubviews: [artwork, texts])
        stack.alignment = .center
        stack.spacing = 12
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 8)
        addSubview(stack)
        stack.pinEdges(to: self)
        show()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func show() {
        guard let content = configuration as? AlbumRowConfiguration else { return }
        artwork.show(content.artwork)
        title.text = content.title
        artist.text = content.artist
        artist.isHidden = content.artist.isEmpty
        details.text = content.details
        mark.isHidden = !content.isExplicit
    }
}
