import Localization
import Music
import UIKit

/// Leads from the search for albums to an album, for as long as somebody is signed in.
@MainActor
final class AlbumsFlow {
    private let navigationController: UINavigationController
    private let dependencies: Dependencies
    private let model: AlbumSearchModel

    init(navigationController: UINavigationController, dependencies: Dependencies) {
        self.navigationController = navigationController
        self.dependencies = dependencies
        let music = dependencies.music
        model = AlbumSearchModel(
            localizer: dependencies.localizer,
            catalogue: music.catalogue(at: dependencies.address(of: .albums)),
            sample: { music.sample }
        )
        dependencies.observeSettings { [weak self] _ in self?.sourceMayHaveChanged() }
    }

    /// The search.
    /// - Parameters:
    ///   - profile: who is signed in, shown over the rows
    ///   - accountMenu: what can be done with the account
    func makeSearch(profile: UIView, accountMenu: UIMenu) -> UIViewController {
        let screen = AlbumSearchViewController(
            model: model,
            artwork: artwork(side: AlbumRowConfiguration.artworkSide),
            profile: profile,
            accountMenu: accountMenu,
            localizer: dependencies.localizer
        )
        screen.onOpen = { [weak self] in self?.open($0) }
        return screen
    }

    /// Whoever was signed in is gone, and with them what they searched for and opened: the next person on this device
    /// does not find it.
    func leave() {
        model.stop()
        Task { [music = dependencies.music] in await music.forgetEverything() }
    }

    private func sourceMayHaveChanged() {
        model.use(dependencies.music.catalogue(at: dependencies.address(of: .albums)))
    }

    private func artwork(side: CGFloat) -> RowArtwork<UIImage> {
        // Two pixels for each point: sharp on most screens, and half of what three would take.
        RowArtwork(loader: dependencies.music.artwork, pixels: Int(side * 2))
    }

    /// Shows an album that was open when the app ended, if it is stored.
    func reopen(_ identifier: String) async {
        guard let id = Int(identifier), let album = await model.catalogue.storedAlbum(id),
            navigationController.viewControllers.count == 1
        else { return }
        open(album, animated: false)
    }

    private func open(_ album: Album, animated: Bool = true) {
        let screen = AlbumViewController(
            model: AlbumModel(found: album, catalogue: model.catalogue, localizer: dependencies.localizer),
            artwork: artwork(side: AlbumHeadConfiguration.artworkSide),
            localizer: dependencies.localizer
        )
        screen.onShare = { [weak self] in self?.share($0) }
        screen.restorationIdentifier = String(album.id)
        screen.onBrowse = { UIApplication.shared.open($0) }
        navigationController.pushViewController(screen, animated: animated)
    }

    private func share(_ text: String) {
        let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
        navigationController.present(sheet, animated: true)
    }
}
