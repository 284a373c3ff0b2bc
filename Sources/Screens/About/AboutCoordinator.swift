import Localization
import Networking
import RichText
import Settings
import Storage
import UIKit

/// Leads through the About tab.
@MainActor
final class AboutCoordinator {
    let navigationController: UINavigationController
    /// Called when a person wants to see the table of keys.
    var onShowShortcuts: (() -> Void)?
    private let dependencies: Dependencies

    init(dependencies: Dependencies) {
        self.dependencies = dependencies
        let text = dependencies.localizer
        let model = AboutModel(
            localizer: text,
            facts: Self.facts(),
            settings: dependencies.settings,
            cache: dependencies.cacheKeeper,
            save: { try await dependencies.change($0) }
        )
        let screen = AboutViewController(model: model, localizer: text)
        screen.tabBarItem = UITabBarItem(
            title: text.text("common.tab.about"),
            image: UIImage(systemName: "info.circle"),
            tag: 0
        )
        navigationController = UINavigationController(rootViewController: screen)
        screen.onEditAddress = { [weak self] in self?.editAddress(of: $0) }
        screen.onShowShortcuts = { [weak self] in self?.onShowShortcuts?() }
        dependencies.observeSettings { [weak model] in model?.settingsChanged($0) }
        let tellSources = { [weak model, stations = dependencies.stations] in
            guard let model, let directory = stations.directory else { return }
            model.stationSourcesChanged(
                directory.sources.map { source in
                    AboutFacts.StationSource(
                        name: StationSourceText.name(of: source, localizer: text),
                        date: StationSourceText.date(of: source, localizer: text),
                        counts: StationSourceText.counts(of: source, localizer: text)
                    )
                }
            )
        }
        dependencies.stations.observers.add(model, tellSources)
        tellSources()
    }

    private func editAddress(of service: Service) {
        let model = AddressModel(
            service: service,
            settings: dependencies.settings,
            localizer: dependencies.localizer,
            save: { [dependencies] in try await dependencies.change($0) }
        )
        model.onDone = { [weak self] in self?.navigationController.popViewController(animated: true) }
        let screen = AddressViewController(model: model, service: service, localizer: dependencies.localizer)
        navigationController.pushViewController(screen, animated: true)
    }

    private static func facts() -> AboutFacts {
        let device = UIDevice.current
        return AboutFacts(
            libraries: [
                AboutFacts.Library(name: device.systemName, version: device.systemVersion),
                AboutFacts.Library(name: "SQLite", version: StorageLibrary.version),
            ] + NetworkingLibrary.versions.map { AboutFacts.Library(name: $0.name, version: $0.version) }
                + [AboutFacts.Library(name: "libxml2", version: RichTextLibrary.version)],
            stationSources: []
        )
    }
}
