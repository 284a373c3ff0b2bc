import Localization
import UIKit

/// A chosen trip in words: both addresses, the day, the distance, and what can be done with it.
final class TripSummaryView: UIView {
    private let text: Localizer
    private let card = CardView()
    private let date = UILabel(.body, .label)
    private let distance = UILabel(.body, .label)
    private let note = UILabel(.footnote, .secondaryLabel)
    private let share = UIButton(configuration: .tinted())
    private let copy = UIButton(configuration: .gray())
    private var shown: TripText?

    /// Called with a text to share.
    var onShare: ((String) -> Void)?

    init(localizer: Localizer) {
        text = localizer
        super.init(frame: .zero)
        let stack = UIStackView(arrangedSubviews: [SectionTitle(localizer.text("schedule.summary")), card])
        stack.axis = .vertical
        stack.spacing = 8
        addSubview(stack)
        stack.pinEdges(to: self)
        share.configuration?.title = localizer.text("common.share")
        share.configuration?.image = UIImage(systemName: "square.and.arrow.up")
        share.addAction(UIAction { [weak self] _ in self?.shareTrip() }, for: .touchUpInside)
        copy.configuration?.title = localizer.text("common.copy")
        copy.configuration?.image = UIImage(systemName: "doc.on.doc")
        copy.addAction(UIAction { [weak self] _ in self?.copyTrip() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows a trip in place of the one before.
    func show(_ trip: TripText) {
        guard trip != shown else { return }
        shown = trip
        date.text = trip.date
        distance.text = trip.distance
        distance.isHidden = trip.distance == nil
        note.text = trip.note
        let buttons = FittingRow([share, copy], distribution: .fillEqually)
        card.show([
            place(trip.departure, caption: text.text("station.departure.title")),
            place(trip.arrival, caption: text.text("station.arrival.title")),
            Self.padded([date, distance, note]),
            Self.padded([buttons]),
        ])
    }

    private func place(_ place: TripText.Place, caption: String) -> UIView {
        let texts = UIStackView(arrangedSubviews: [
            UILabel(.footnote, .secondaryLabel, text: caption), UILabel(.body, .label, text: place.title),
            UILabel(.footnote, .secondaryLabel, text: place.address),
        ])
        texts.axis = .vertical
        texts.spacing = 2
        let line = UIStackView(arrangedSubviews: [texts])
        line.alignment = .center
        line.spacing = 8
        line.isLayoutMarginsRelativeArrangement = true
        line.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 8)
        if let map = place.map {
            var look = UIButton.Configuration.plain()
            look.image = UIImage(systemName: "map")
            let button = UIButton(configuration: look, primaryAction: UIAction { _ in UIApplication.shared.open(map) })
            button.accessibilityLabel = [text.text("station.openInMaps"), place.title].joined(separator: ": ")
            button.setContentHuggingPriority(.required, for: .horizontal)
            button.setContentCompressionResistancePriority(.required, for: .horizontal)
            line.addArrangedSubview(button)
        }
        return line
    }

    private func shareTrip() {
        guard let shown else { return }
        onShare?(shown.plainText)
    }

    private func copyTrip() {
        guard let shown else { return }
        UIPasteboard.general.string = shown.plainText
        copy.configuration?.title = text.text("common.copied")
        UIAccessibility.post(notification: .announcement, argument: text.text("common.copied"))
    }

    private static func padded(_ views: [UIView]) -> UIView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 4
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        return stack
    }
}
