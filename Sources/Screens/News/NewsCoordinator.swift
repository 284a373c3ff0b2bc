import Localization
import Networking
import News
import SampleContent
import UIKit

/// Leads through the News tab.
@MainActor
final class NewsCoordinator {
    let navigationController: UINavigationController
    private let dependencies: Dependencies
    private let sample: SampleNews
    private let model: NewsListModel

    init(dependencies: Dependencies) {
        self.dependencies = dependencies
        let text = dependencies.localizer
        let sample = SampleNews(storage: dependencies.newsStorage)
        self.sample = sample
        model = NewsListModel(
            localizer: text,
            feed: Self.feed(dependencies),
            makeSampleFeed: { try await sample.feed() }
        )
        let screen = NewsListViewController(model: model, localizer: text)
        screen.tabBarItem = UITabBarItem(
            title: text.text("common.tab.news"),
            image: UIImage(systemName: "newspaper"),
            tag: 0
        )
        navigationController = UINavigationController(rootViewController: screen)
        screen.onOpen = { [weak self] in self?.open($0.id, title: $0.title) }
        dependencies.observeSettings { [weak self] _ in self?.sourceMayHaveChanged() }
    }

    private func sourceMayHaveChanged() {
        model.use(Self.feed(dependencies))
    }

    /// Shows an item that was open when the app ended, if its text is stored; that is no new opening.
    func reopen(_ id: String) async {
        guard let headline = await model.feed.storedHeadline(of: id),
            navigationController.viewControllers.count == 1
        else { return }
        open(id, title: headline.title, animated: false)
    }

    private func open(_ id: String, title: String, animated: Bool = true) {
        let client = sample.client(of: model.feed) ?? dependencies.httpClient
        let article = NewsArticleModel(
            id: id,
            title: title,
            feed: model.feed,
            localizer: dependencies.localizer,
            loadPicture: { (url) throws(NetworkError) in try await NewsPicture.load(url, with: client) }
        )
        let screen = NewsArticleViewController(model: article, localizer: dependencies.localizer)
        screen.restorationIdentifier = id
        screen.onShare = { [weak self] in self?.share($0) }
        navigationController.pushViewController(screen, animated: animated)
    }

    private func share(_ text: String) {
        let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
        navigationController.present(sheet, animated: true)
    }

    private static func feed(_ dependencies: Dependencies) -> NewsFeed {
        let source = TinkoffNewsSource(base: dependencies.address(of: .news), client: dependencies.httpClient)
        return NewsFeed(source: source, storage: dependencies.newsStorage)
    }
}
