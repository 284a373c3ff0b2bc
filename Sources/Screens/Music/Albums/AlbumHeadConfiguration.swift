import Music
import UIKit

/// The content of the row over an album's songs.
struct AlbumHeadConfiguration: RowContent {
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
}

/// The large picture with title, artist, year and genre below it.
final class AlbumHeadView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    private let artwork = ArtworkView(side: AlbumHeadConfiguration.artworkSide)
    private let title = UILabel(.title2, alignment: .center)
    private let artist = UILabel(.title3, .secondaryLabel, alignment: .center)
    private let origin = UILabel(.subheadline, .secondaryLabel, alignment: .center)
    private let total = UILabel(.subheadline, .secondaryLabel, alignment: .center)
    private let mark = ExplicitMark()

    init(_ configuration: AlbumHeadConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
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
