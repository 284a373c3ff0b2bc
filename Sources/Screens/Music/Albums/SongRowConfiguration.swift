import UIKit

/// The content of a row that shows a song.
struct SongRowConfiguration: RowContent {
    var line: AlbumModel.Line

    @MainActor
    func makeContentView() -> any UIView & UIContentView {
        SongRowView(self)
    }
}

/// A number, a title over an artist, a duration.
final class SongRowView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    private let number = UILabel(.body, .secondaryLabel, lines: 1, alignment: .right)
    private let title = UILabel(.body)
    private let artist = UILabel(.footnote, .secondaryLabel)
    private let duration = UILabel(.subheadline, .secondaryLabel, lines: 1)
    private let mark = ExplicitMark()

    init(_ configuration: SongRowConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        // Room for three digits, so that titles stand in one line.
        number.widthAnchor.constraint(greaterThanOrEqualToConstant: 28).isActive = true
        for label in [number, duration] {
            label.setContentHuggingPriority(.required, for: .horizontal)
            label.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        let texts = UIStackView(arrangedSubviews: [title, artist])
        texts.axis = .vertical
        let stack = UIStackView(arrangedSubviews: [number, texts, mark, duration])
        stack.alignment = .center
        stack.spacing = 10
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 9, leading: 12, bottom: 9, trailing: 16)
        addSubview(stack)
        stack.pinEdges(to: self)
        show()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func show() {
        guard let line = (configuration as? SongRowConfiguration)?.line else { return }
        number.text = line.number
        title.text = line.title
        artist.text = line.artist
        artist.isHidden = line.artist.isEmpty
        duration.text = line.duration
        mark.isHidden = !line.isExplicit
    }
}
