import Localization
import Schedule
import UIKit

/// The trips chosen lately: each can be chosen again or forgotten, and all can be forgotten in one tap.
final class RecentTripsView: UIView {
    private let text: Localizer
    private let card = CardView()
    private var shown: [ScheduleModel.RecentTrip] = []

    /// Called with the trip to choose again.
    var onChoose: ((RecentTrips.Trip) -> Void)?
    /// Called with the trip to forget.
    var onForget: ((RecentTrips.Trip) -> Void)?
    /// Called when all are to be forgotten.
    var onForgetAll: (() -> Void)?

    init(localizer: Localizer) {
        text = localizer
        super.init(frame: .zero)
        let clear = UIButton(configuration: .plain())
        clear.configuration?.title = localizer.text("common.clearAll")
        clear.addAction(UIAction { [weak self] _ in self?.onForgetAll?() }, for: .touchUpInside)
        let title = SectionTitle(localizer.text("station.recentTrips"), button: clear)
        let stack = UIStackView(arrangedSubviews: [title, card])
        stack.axis = .vertical
        stack.spacing = 8
        addSubview(stack)
        stack.pinEdges(to: self)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows trips in place of those before.
    func show(_ trips: [ScheduleModel.RecentTrip]) {
        guard trips != shown else { return }
        shown = trips
        card.show(trips.map(line))
    }

    private func line(_ trip: ScheduleModel.RecentTrip) -> UIView {
        let content = FieldControl.Content(
            title: trip.title,
            detail: trip.detail,
            isDimmed: !trip.isKnown,
            leadsOn: false
        )
        let control = FieldControl(content: content) { [weak self] in self?.onChoose?(trip.trip) }
        control.isEnabled = trip.isKnown
        var look = UIButton.Configuration.plain()
        look.image = UIImage(systemName: "xmark")
        look.baseForegroundColor = .secondaryLabel
        let forget = UIButton(
            configuration: look,
            primaryAction: UIAction { [weak self] _ in self?.onForget?(trip.trip) }
        )
        forget.accessibilityLabel = [text.text("common.delete"), trip.title].joined(separator: ": ")
        forget.setContentHuggingPriority(.required, for: .horizontal)
        forget.setContentCompressionResistancePriority(.required, for: .horizontal)
        let line = UIStackView(arrangedSubviews: [control, forget])
        line.alignment = .center
        line.isLayoutMarginsRelativeArrangement = true
        line.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 8)
        return line
    }
}
