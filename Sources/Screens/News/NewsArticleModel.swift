import Foundation
import Localization
import Networking
import News
import RichText

/// What the screen of one item shows and what can be done there.
@MainActor
final class NewsArticleModel {
    /// One line of the table: a block of the article, or what stands above and below the blocks.
    enum Line: Hashable {
        /// The headline and the day.
        case head(title: String, day: String)
        /// A block of the text.
        case block(Block)
        /// A picture, and how far it has come.
        case picture(RichImage, PictureState)
        /// A sentence of the app's own.
        case note(String)
    }

    /// How far a picture has come.
    enum PictureState: Hashable {
        /// It is loaded when a person asks for it.
        case waiting
        /// It is on its way.
        case loading
        /// It is there.
        case loaded(NewsPicture)
        /// It did not come, and why.
        case failed(String)
        /// It has no address.
        case unavailable
    }

    /// What stands in the text's place.
    enum Placeholder: Hashable {
        /// The text is awaited.
        case loading
        /// Nothing is stored, and nothing came.
        case failed(reason: String)
    }

    /// All that is shown.
    struct State: Hashable {
        var lines: [Line] = []
        /// How old the text is and why nothing newer came.
        var banner: String?
        var placeholder: Placeholder?
        var isRefreshing = false
    }

    /// Called whenever the state has changed.
    var onChange: ((State) -> Void)?
    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    private let id: String
    private let text: Localizer
    private let feed: NewsFeed
    private let loadPicture: (URL) async throws(NetworkError) -> NewsPicture
    private let now: () -> Date

    private var title: String
    private var snapshot: ArticleSnapshot?
    private var pictures: [URL: PictureState] = [:]
    private var following: Task<Void, Never>?
    private var loading: [URL: Task<Void, Never>] = [:]

    /// - Parameters:
    ///   - title: what the list says of the item, shown until the text is there
    ///   - loadPicture: fetches and decodes a picture off the main thread
    ///   - now: the clock
    init(
        id: String,
        title: String,
        feed: NewsFeed,
        localizer: Localizer,
        loadPicture: @escaping (URL) async throws(NetworkError) -> NewsPicture,
        now: @escaping () -> Date = { Date() }
    ) {
        self.id = id
        self.title = title
        self.feed = feed
        self.loadPicture = loadPicture
        self.now = now
        text = localizer
    }

    deinit {
        following?.cancel()
        for task in loading.values { task.cancel() }
    }

    // MARK: Doing

    /// Shows what is stored and asks for what is newer; again when a person wants that.
    func load() {
        guard !state.isRefreshing else { return }
        following?.cancel()
        state.isRefreshing = true
        update()
        following = Task { [weak self, feed, id] in
            for await snapshot in feed.article(id) { self?.show(snapshot) }
        }
    }

    /// The person tapped a picture: it is loaded, or its link is the answer.
    func tapPicture(_ image: RichImage) -> URL? {
        guard let url = image.url else { return image.link }
        switch pictures[url] {
        case .loaded?: return image.link
        case .loading?: return nil
        default:
            pictures[url] = .loading
            update()
            loading[url] = Task { [weak self, loadPicture] in
                let result: PictureState?
                do throws(NetworkError) {
                    result = .loaded(try await loadPicture(url))
                } catch {
                    result = self?.failed(error)
                }
                self?.pictures[url] = result
                self?.update()
            }
            return nil
        }
    }

    /// What is shared: the headline and the text.
    var sharedText: String {
        let body = snapshot?.article?.document.plainText ?? ""
        return body.isEmpty ? title : title + "\n\n" + body
    }

    // MARK: Showing

    private func failed(_ error: NetworkError) -> PictureState? {
        guard let reason = text.reason(error) else { return nil }
        return .failed(error == .unexpectedKind ? text.text("news.picture.unreadable") : reason)
    }

    private func show(_ snapshot: ArticleSnapshot) {
        self.snapshot = snapshot
        if let article = snapshot.article { title = article.headline.title }
        state.isRefreshing = !snapshot.isFinal
        update()
    }

    private func update() {
        var new = State()
        new.isRefreshing = state.isRefreshing
        if let article = snapshot?.article {
            new.lines = lines(of: article)
        } else {
            new.lines = [.head(title: title, day: "")]
            new.placeholder = placeholder
        }
        new.banner = banner
        state = new
    }

    private func lines(of article: Article) -> [Line] {
        let day = article.headline.published.map { text.dateInWords(of: $0) } ?? text.text("news.undated")
        var lines = [Line.head(title: article.headline.title, day: day)]
        lines += article.document.blocks.map { block in
            guard case .image(let image) = block.kind else { return .block(block) }
            return .picture(image, image.url.map { pictures[$0] ?? .waiting } ?? .unavailable)
        }
        if article.document.blocks.isEmpty { lines.append(.note(text.text("news.article.empty"))) }
        if article.document.isCut { lines.append(.note(text.text("news.article.cut"))) }
        return lines
    }

    private var placeholder: Placeholder {
        if !state.isRefreshing, let failure = snapshot?.failure, let reason = text.reason(failure) {
            return .failed(reason: reason)
        }
        return .loading
    }

    private var banner: String? {
        guard let snapshot, snapshot.article != nil, let failure = snapshot.failure,
            let reason = text.reason(failure)
        else { return nil }
        guard snapshot.origin == .stored, let updated = snapshot.updated else { return reason }
        return text.text("news.article.storedFailed", text.updatedAge(of: updated, now: now()), reason)
    }
}
