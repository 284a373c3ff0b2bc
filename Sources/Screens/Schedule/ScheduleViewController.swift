import Localization
import Schedule
import UIKit

/// The first screen of the Schedule tab: where from, where to, when; the trip in words; trips chosen before.
final class ScheduleViewController: UIViewController {
    private let model: ScheduleModel
    private let text: Localizer
    private var work: Task<Void, Never>?

    private let form = FormView()
    private let problem = UILabel(.footnote, .systemRed)
    private let departure: FieldControl
    private let arrival: FieldControl
    private let swap = UIButton(configuration: .gray())
    private let day = DayField()
    private let summary: TripSummaryView
    private let recents: RecentTripsView
    private let data: FieldControl

    /// Called when a person wants to choose a station.
    var onChooseStation: ((Direction) -> Void)?
    /// Called when a person wants to swap the ends.
    var onSwap: (() -> Void)?
    /// Called when a person wants to see where the stations are from, or to import some.
    var onShowData: (() -> Void)?
    /// Called when a person wants to share a text.
    var onShare: ((String) -> Void)?

    init(model: ScheduleModel, localizer: Localizer) {
        self.model = model
        text = localizer
        // The closures cannot hold the screen before it is there: they ask a box that is filled below.
        let actions = Actions()
        departure = FieldControl(content: FieldControl.Content(title: "")) { actions.choose?(.from) }
        arrival = FieldControl(content: FieldControl.Content(title: "")) { actions.choose?(.to) }
        data = FieldControl(content: FieldControl.Content(title: "")) { actions.showData?() }
        summary = TripSummaryView(localizer: localizer)
        recents = RecentTripsView(localizer: localizer)
        super.init(nibName: nil, bundle: nil)
        title = localizer.text("common.tab.schedule")
        actions.choose = { [weak self] in self?.onChooseStation?($0) }
        actions.showData = { [weak self] in self?.onShowData?() }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private final class Actions {
        var choose: ((Direction) -> Void)?
        var showData: (() -> Void)?
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(form)
        form.pinEdges(to: view)
        buildProblem()
        buildEnds()
        let dayCard = CardView()
        dayCard.show([day])
        form.add(dayCard, spaceAfter: 20)
        form.add(summary, spaceAfter: 20)
        form.add(recents, spaceAfter: 20)
        let dataCard = CardView()
        dataCard.show([data])
        form.add(dataCard)
        day.onChange = { [weak self] day in self?.run { await $0.choose(day) } }
        summary.onShare = { [weak self] in self?.onShare?($0) }
        recents.onChoose = { [weak self] trip in self?.run { await $0.choose(trip) } }
        recents.onForget = { [weak self] trip in self?.run { await $0.forget(trip) } }
        recents.onForgetAll = { [weak self] in self?.run { await $0.forgetAllTrips() } }
        show(model.state)
        model.onChange = { [weak self] in self?.show($0) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        run { await $0.appeared() }
    }

    /// Choices are stored in the order in which they were made, so none has to wait for another one here.
    private func run(_ body: @escaping (ScheduleModel) async -> Void) {
        work = Task { [model] in await body(model) }
    }

    private func buildProblem() {
        form.add(problem)
    }

    private func buildEnds() {
        let ends = CardView()
        ends.show([departure, arrival])
        swap.configuration?.image = UIImage(systemName: "arrow.up.arrow.down")
        swap.configuration?.cornerStyle = .capsule
        swap.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        swap.accessibilityLabel = text.text("station.swap")
        swap.addAction(UIAction { [weak self] _ in self?.onSwap?() }, for: .touchUpInside)
        swap.setContentHuggingPriority(.required, for: .horizontal)
        swap.setContentCompressionResistancePriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [ends, swap])
        row.alignment = .center
        row.spacing = 12
        form.add(row)
    }

    // MARK: Showing

    private func show(_ state: ScheduleModel.State) {
        problem.text = state.problem
        problem.isHidden = state.problem == nil
        show(state.departure, in: departure, caption: text.text("station.from"))
        show(state.arrival, in: arrival, caption: text.text("station.to"))
        swap.isEnabled = state.canSwap
        day.show(state.date, notBefore: state.today, title: text.text("station.date"), localizer: text)
        summary.isHidden = state.summary == nil
        if let trip = state.summary { summary.show(trip) }
        recents.isHidden = state.recentTrips.isEmpty
        recents.show(state.recentTrips)
        data.show(
            FieldControl.Content(
                caption: text.text("schedule.data"),
                title: state.dataTitle,
                detail: state.dataDetail
            )
        )
    }

    private func show(_ end: ScheduleModel.End?, in field: FieldControl, caption: String) {
        var content = FieldControl.Content(caption: caption, title: text.text("station.choose"), isPlaceholder: true)
        if let end {
            content = FieldControl.Content(
                caption: caption,
                title: end.title,
                detail: end.detail,
                isDimmed: end.isGone
            )
        }
        field.show(content)
    }
}
