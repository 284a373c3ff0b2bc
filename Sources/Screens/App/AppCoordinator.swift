import Localization
import Settings
import UIKit

/// Shows the tabs in the window and follows the appearance that was set.
@MainActor
final class AppCoordinator {
    private let window: UIWindow
    private let dependencies: Dependencies
    private let tabs = MainTabBarController()
    private let schedule: ScheduleCoordinator
    private let news: NewsCoordinator
    private let music: MusicCoordinator
    private let photoGuide: PlacesCoordinator
    private let about: AboutCoordinator
    private let openScreens: OpenScreens
    private var opening: Task<Void, Never>?
    private var reopening: [Task<Void, Never>] = []
    private var keeping: Task<Void, Never>?

    /// The tabs from leading to trailing, each with the name that is kept of it.
    private var places: [(name: String, controller: UINavigationController)] {
        [
            ("schedule", schedule.navigationController),
            ("news", news.navigationController),
            ("music", music.navigationController),
            ("places", photoGuide.navigationController),
            ("about", about.navigationController),
        ]
    }

    init(window: UIWindow, dependencies: Dependencies) {
        self.window = window
        self.dependencies = dependencies
        schedule = ScheduleCoordinator(dependencies: dependencies)
        news = NewsCoordinator(dependencies: dependencies)
        music = MusicCoordinator(dependencies: dependencies)
        photoGuide = PlacesCoordinator(dependencies: dependencies)
        about = AboutCoordinator(dependencies: dependencies)
        openScreens = OpenScreens(store: dependencies.settingsStore)
    }

    func start() {
        dependencies.observeSettings { [weak self] settings in
            self?.window.overrideUserInterfaceStyle = settings.appearance.interfaceStyle
        }
        tabs.viewControllers = places.map(\.controller)
        tabs.selectedIndex = places.firstIndex { $0.name == dependencies.lastTab } ?? 0
        tabs.onChoose = { [weak self] in self?.keep($0) }
        tabs.onShowShortcuts = { [weak self] in self?.showShortcuts() }
        about.onShowShortcuts = { [weak self] in self?.showShortcuts() }
        window.rootViewController = tabs
        opening = Task { [stations = dependencies.stations] in await stations.open() }
        reopening = places.map { place in
            Task { [weak self] in await self?.reopen(place.name, place.controller) }
        }
        tellNotices()
    }

    /// Shows again what was open when the app ended, and keeps from then on what is.
    private func reopen(_ tab: String, _ controller: UINavigationController) async {
        let known = dependencies.openScreens[tab]
        if let identifier = known {
            switch tab {
            case "news": await news.reopen(identifier)
            case "music": await music.reopen(identifier)
            case "places": await photoGuide.reopen(identifier)
            default: break
            }
        }
        openScreens.follow(controller, named: tab, known: known)
    }

    /// The next start opens at the tab that was seen last.
    ///
    /// Nothing is lost where that cannot be kept.
    private func keep(_ place: Int) {
        guard places.indices.contains(place) else { return }
        let before = keeping
        keeping = Task { [name = places[place].name, store = dependencies.settingsStore] in
            await before?.value
            try? await store.keep(lastTab: name)
        }
    }

    private func showShortcuts() {
        guard tabs.presentedViewController == nil else { return }
        let screen = ShortcutsViewController(localizer: dependencies.localizer)
        screen.onDone = { [weak self] in self?.tabs.dismiss(animated: true) }
        tabs.present(UINavigationController(rootViewController: screen), animated: true)
    }

    /// What went wrong while opening is said once the window is there.
    private func tellNotices() {
        guard !dependencies.notices.isEmpty else { return }
        let text = dependencies.localizer
        let alert = UIAlertController(
            title: text.text("common.somethingFailed"),
            message: dependencies.notices.joined(separator: "\n\n"),
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: text.text("common.ok"), style: .default))
        tabs.present(alert, animated: true)
    }
}

extension Appearance {
    /// The same in UIKit's words.
    var interfaceStyle: UIUserInterfaceStyle {
        switch self {
        case .system: .unspecified
        case .light: .light
        case .dark: .dark
        }
    }
}
