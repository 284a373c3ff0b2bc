import Localization
import Schedule
import UIKit
import UniformTypeIdentifiers

/// Leads through the Schedule tab.
@MainActor
final class ScheduleCoordinator: NSObject {
    let navigationController: UINavigationController
    private let dependencies: Dependencies
    private let text: Localizer
    private let model: ScheduleModel
    private var work: Task<Void, Never>?
    /// The ends that a swap left empty and that are still to be chosen.
    private var openEnds: [TripChoice.Missing] = []

    init(dependencies: Dependencies) {
        self.dependencies = dependencies
        text = dependencies.localizer
        let zone = dependencies.localizer.timeZone
        model = ScheduleModel(
            localizer: dependencies.localizer,
            library: dependencies.stations,
            trips: dependencies.trips,
            today: { .today(in: zone) }
        )
        let screen = ScheduleViewController(model: model, localizer: dependencies.localizer)
        screen.tabBarItem = UITabBarItem(
            title: dependencies.localizer.text("common.tab.schedule"),
            image: UIImage(systemName: "tram"),
            tag: 0
        )
        navigationController = UINavigationController(rootViewController: screen)
        super.init()
        screen.onChooseStation = { [weak self] in self?.showStations($0) }
        screen.onSwap = { [weak self] in self?.swap() }
        screen.onShowData = { [weak self] in self?.showData() }
        screen.onShare = { [weak self] in self?.share($0) }
    }

    private func share(_ trip: String) {
        let sheet = UIActivityViewController(activityItems: [trip], applicationActivities: nil)
        navigationController.present(sheet, animated: true)
    }

    // MARK: Data

    private func showData() {
        let data = StationDataModel(localizer: text, library: dependencies.stations)
        let screen = StationDataViewController(model: data, localizer: text)
        screen.onChooseFile = { [weak self] in self?.chooseFile() }
        navigationController.pushViewController(screen, animated: true)
    }

    private func chooseFile() {
        // A copy can be read without asking for the right to, for as long as it takes.
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.json], asCopy: true)
        picker.delegate = self
        navigationController.present(picker, animated: true)
    }

    // MARK: Stations

    private func showStations(_ direction: Direction, atSection section: Int? = nil) {
        let list = StationListModel(
            direction: direction,
            localizer: text,
            library: dependencies.stations,
            trips: dependencies.trips
        )
        let screen = StationListViewController(model: list, firstSection: section, localizer: text)
        screen.onChoose = { [weak self] in self?.choose($0, for: direction) }
        screen.onShowDetails = { [weak self] in self?.showDetails($0, direction) }
        navigationController.pushViewController(screen, animated: true)
    }

    private func showDetails(_ position: Int, _ direction: Direction) {
        guard let directory = dependencies.stations.directory,
            let details = StationDetails(
                position: position,
                in: directory.list(direction),
                sources: directory.sources,
                localizer: text
            )
        else { return }
        let screen = StationDetailsViewController(details: details, localizer: text)
        screen.onChoose = { [weak self] in self?.choose($0, for: direction) }
        navigationController.pushViewController(screen, animated: true)
    }

    private func choose(_ position: Int, for direction: Direction) {
        guard let list = dependencies.stations.directory?.list(direction),
            let station = ChosenStation(position: position, in: list)
        else { return }
        work = Task { [weak self] in
            do {
                try await self?.model.choose(station, for: direction)
                self?.stationChosen(for: direction)
            } catch {
                self?.tellSameStation(station)
            }
        }
    }

    private func stationChosen(for direction: Direction) {
        openEnds.removeAll { $0.direction == direction }
        navigationController.popToRootViewController(animated: true)
        if let next = openEnds.first { showStations(next.direction, atSection: next.section) }
    }

    private func tellSameStation(_ station: ChosenStation) {
        let alert = UIAlertController(
            title: text.text("schedule.sameStation.title"),
            message: text.text("schedule.sameStation.message", station.title),
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: text.text("common.ok"), style: .default))
        navigationController.present(alert, animated: true)
    }

    // MARK: Swap

    private func swap() {
        let missing = model.missingInSwap
        guard !missing.isEmpty else {
            work = Task { [model] in await model.swap() }
            return
        }
        // Nothing is taken away before the person has agreed to choose another station instead.
        let lines = missing.map { end in
            text.text(
                end.direction == .from ? "schedule.swap.notFrom" : "schedule.swap.notTo",
                end.station.title
            )
        }
        let alert = UIAlertController(
            title: text.text("schedule.swap.title"),
            message: (lines + [text.text("schedule.swap.question")]).joined(separator: "\n\n"),
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: text.text("common.cancel"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: text.text("schedule.swap.choose"), style: .default) { [weak self] _ in
                self?.swap(leavingOpen: missing)
            }
        )
        navigationController.present(alert, animated: true)
    }

    private func swap(leavingOpen missing: [TripChoice.Missing]) {
        openEnds = missing
        work = Task { [weak self] in
            await self?.model.swap()
            guard let self, let first = self.openEnds.first else { return }
            self.showStations(first.direction, atSection: first.section)
        }
    }
}

extension ScheduleCoordinator: UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        guard let file = urls.first else { return }
        (navigationController.topViewController as? StationDataViewController)?.importFile(file)
    }
}
