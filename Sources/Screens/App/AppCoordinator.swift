import Localization
import Settings
import UIKit

/// Shows the tabs in the window and follows the appearance that was set.
@MainActor
final class AppCoordinator {
    private let window: UIWindow
    private let dependencies: Dependencies
    private let tabs = UITabBarController()
    private let schedule: ScheduleCoordinator
    private let news: NewsCoordinator
    private let about: AboutCoordinator
    private var opening: Task<Void, Never>?

    init(window: UIWindow, dependencies: Dependencies) {
        self.window = window
        self.dependencies = dependencies
        schedule = ScheduleCoordinator(dependencies: dependencies)
        news = NewsCoordinator(dependencies: dependencies)
        about = AboutCoordinator(dependencies: dependencies)
    }

    func start() {
        dependencies.observeSettings { [weak self] settings in
            self?.window.overrideUserInterfaceStyle = settings.appearance.interfaceStyle
        }
        tabs.viewControllers = [
            schedule.navigationController, news.navigationController, about.navigationController,
        ]
        window.rootViewController = tabs
        opening = Task { [stations = dependencies.stations] in await stations.open() }
        tellNotices()
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
