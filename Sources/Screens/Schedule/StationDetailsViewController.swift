import Localization
import UIKit

/// All that the data say of a station, and a button that chooses it.
final class StationDetailsViewController: UIViewController {
    private let details: StationDetails
    private let text: Localizer
    private let form = FormView()

    /// Called with the position of the station when it is chosen.
    var onChoose: ((Int) -> Void)?

    init(details: StationDetails, localizer: Localizer) {
        self.details = details
        text = localizer
        super.init(nibName: nil, bundle: nil)
        title = localizer.text("station.details")
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(form)
        form.pinEdges(to: view)
        let name = UILabel(.title2, .label, text: details.title)
        name.accessibilityTraits = .header
        form.add(name, spaceAfter: 2)
        form.add(UILabel(.subheadline, .secondaryLabel, text: details.header), spaceAfter: 16)
        let card = CardView()
        card.show(details.facts.map { UIStackView(caption: $0.name, value: $0.value) })
        form.add(card, spaceAfter: 20)
        addButtons()
    }

    private func addButtons() {
        var look = UIButton.Configuration.filled()
        look.title = text.text("schedule.details.choose")
        look.buttonSize = .large
        form.add(
            UIButton(
                configuration: look,
                primaryAction: UIAction { [weak self, position = details.position] _ in self?.onChoose?(position) }
            )
        )
        guard let map = details.map else { return }
        var mapLook = UIButton.Configuration.tinted()
        mapLook.title = text.text("station.openInMaps")
        mapLook.image = UIImage(systemName: "map")
        mapLook.buttonSize = .large
        form.add(
            UIButton(configuration: mapLook, primaryAction: UIAction { _ in UIApplication.shared.open(map) })
        )
    }
}
