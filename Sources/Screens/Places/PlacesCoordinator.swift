import Localization
import Networking
import Places
import UIKit

/// Leads through the Places tab.
@MainActor
final class PlacesCoordinator {
    let navigationController: UINavigationController
    private let dependencies: Dependencies
    private let model: PlacesListModel

    init(dependencies: Dependencies) {
        self.dependencies = dependencies
        let text = dependencies.localizer
        let service = dependencies.address(of: .places)
        model = PlacesListModel(
            localizer: text,
            feed: Self.feed(at: service, dependencies),
            sampleFeed: Self.feed(at: PlacesClient.sampleBase ?? service, dependencies)
        )
        let screen = PlacesListViewController(
            model: model,
            thumbnails: RowThumbnails(loader: dependencies.pictures.thumbnails),
            localizer: text
        )
        screen.tabBarItem = UITabBarItem(
            title: text.text("common.tab.places"),
            image: UIImage(systemName: "photo.on.rectangle"),
            tag: 0
        )
        navigationController = UINavigationController(rootViewController: screen)
        dependencies.observeSettings { [weak self] _ in self?.sourceMayHaveChanged() }
    }

    private func sourceMayHaveChanged() {
        model.use(Self.feed(at: dependencies.address(of: .places), dependencies))
    }

    private static func feed(at base: URL, _ dependencies: Dependencies) -> PlacesFeed {
        PlacesFeed(
            service: PlacesService(base: base, client: dependencies.pictures.client),
            database: dependencies.cacheDatabase
        )
    }
}
