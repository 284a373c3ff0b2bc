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
    private var sharing: Task<Void, Never>?

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
        screen.onOpen = { [weak self] in self?.open($0) }
        dependencies.observeSettings { [weak self] _ in self?.sourceMayHaveChanged() }
    }

    private func sourceMayHaveChanged() {
        model.use(Self.feed(at: dependencies.address(of: .places), dependencies))
    }

    /// Shows the photos of a place that was open when the app ended, if the place is stored.
    func reopen(_ id: String) async {
        guard let place = await model.feed.storedPlace(id), navigationController.viewControllers.count == 1 else {
            return
        }
        open(place, animated: false)
    }

    private func open(_ place: Place, animated: Bool = true) {
        let text = dependencies.localizer
        let gallery = PhotoGalleryModel(
            place: place,
            feed: model.feed,
            loader: dependencies.pictures.photos,
            localizer: text
        )
        let screen = PhotoGalleryViewController(
            title: place.name,
            model: gallery,
            memory: memoryView(),
            localizer: text
        )
        screen.restorationIdentifier = place.id
        screen.onShare = { [weak self] in self?.share($0) }
        navigationController.pushViewController(screen, animated: animated)
    }

    /// Lists what is in memory, where that was asked for on the command line.
    private func memoryView() -> PhotoMemoryView? {
        guard dependencies.showsPhotoMemory else { return nil }
        let view = PhotoMemoryView(localizer: dependencies.localizer)
        let photos = dependencies.pictures.photos
        view.show(photos.cache.contents)
        photos.onChange = { [weak view] in view?.show($0) }
        return view
    }

    private func share(_ photo: Photo) {
        sharing?.cancel()
        sharing = Task { [weak self, loader = dependencies.pictures.photos] in
            do throws(PhotoError) {
                let file = try await loader.file(at: photo.image)
                let shared = await SharedPhoto(file)
                self?.present(shared)
            } catch {
                self?.tell(self?.dependencies.localizer.reason(error))
            }
        }
    }

    private func present(_ photo: SharedPhoto?) {
        guard let photo else { return tell(dependencies.localizer.text("places.storage")) }
        let sheet = UIActivityViewController(activityItems: [photo.url], applicationActivities: nil)
        // The file lives as long as somebody does something with it.
        sheet.completionWithItemsHandler = { _, _, _, _ in photo.remove() }
        sheet.popoverPresentationController?.barButtonItem =
            navigationController.topViewController?.navigationItem.rightBarButtonItem
        navigationController.present(sheet, animated: true)
    }

    /// Tells why a photo cannot be handed on; nothing where it was taken back.
    private func tell(_ reason: String?) {
        guard let reason else { return }
        let text = dependencies.localizer
        let alert = UIAlertController(
            title: text.text("places.photo.share.failed"),
            message: reason,
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: text.text("common.ok"), style: .default))
        navigationController.present(alert, animated: true)
    }

    private static func feed(at base: URL, _ dependencies: Dependencies) -> PlacesFeed {
        PlacesFeed(
            service: PlacesService(base: base, client: dependencies.pictures.client),
            database: dependencies.cacheDatabase
        )
    }
}
