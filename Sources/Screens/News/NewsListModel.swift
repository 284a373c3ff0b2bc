import Foundation
import Localization
import News

/// What the list of news shows and what can be done there.
@MainActor
final class NewsListModel {
    /// One line of the list.
    struct Row: Hashable {
        var id: String
        var title: String
        /// The day, and how often the person opened the item.
        var detail: String
        var wasOpened: Bool
    }

    /// What stands in the list's place.
    enum Placeholder: Hashable {
        /// The first answer is awaited.
        case loading
        /// The service has nothing.
        case empty
        /// Nothing is stored, and nothing came.
        case failed(reason: String)
    }

    /// What stands below the last row.
    enum Footer: Hashable {
        /// Nothing: more comes when the person scrolls.
        case none
        /// A page is awaited.
        case loading
        /// A page did not come: a tap asks again.
        case failed(String)
        /// There is nothing older.
        case end(String)
    }

    /// All that is shown.
    struct State: Hashable {
        var rows: [Row] = []
        var banner: ListBanner?
        var placeholder: Placeholder? = .loading
        var footer = Footer.none
        var isRefreshing = false
    }

    /// Called whenever the state has changed.
    var onChange: ((State) -> Void)?
    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    private let text: Localizer
    private let makeSampleFeed: () async throws -> NewsFeed
    private let now: () -> Date
    private let wait: (TimeInterval) async throws -> Void
    /// A service that asks to wait for no time at all is not asked without a pause.
    private static let shortestWait: TimeInterval = 5

    private(set) var feed: NewsFeed
    /// The service's list, while sample content is shown.
    private var serviceFeed: NewsFeed?
    private var snapshot: NewsSnapshot? {
        didSet { rows = rows(of: snapshot?.rows ?? [], reusing: rows, of: oldValue?.rows ?? []) }
    }
    private var rows: [Row] = []
    private var failure: String?
    private var moreFailure: String?
    private var countFailure: String?
    private var isLoadingMore = false
    private var lowestRow = 0
    /// Counts the feeds that were shown; what an earlier one says is late.
    private var feedNumber = 0
    private var following: Task<Void, Never>?
    private var refreshing: Task<Void, Never>?
    private var paging: Task<Void, Never>?
    /// Waits until the service may be asked again.
    private var resuming: Task<Void, Never>?
    /// The day words of the rows are made once for each day, not for each row of each snapshot.
    private var days: [Date: String] = [:]
    /// The same of the words for counts.
    private var countWords: [Int: String] = [:]

    /// - Parameters:
    ///   - makeSampleFeed: reads the sample content, when a person asks for it
    ///   - now: the clock
    ///   - wait: returns after so many seconds
    init(
        localizer: Localizer,
        feed: NewsFeed,
        makeSampleFeed: @escaping () async throws -> NewsFeed,
        now: @escaping () -> Date = { Date() },
        wait: @escaping (TimeInterval) async throws -> Void = { try await Task.sleep(nanoseconds: UInt64($0 * 1e9)) }
    ) {
        text = localizer
        self.feed = feed
        self.makeSampleFeed = makeSampleFeed
        self.now = now
        self.wait = wait
    }

    deinit {
        for task in [following, refreshing, paging, resuming] { task?.cancel() }
    }

    // MARK: Doing

    /// The screen is seen for the first time: what is stored is shown, then the service is asked.
    func start() {
        guard following == nil else { return }
        follow()
        refresh()
    }

    /// Asks for the newest.
    func refresh() {
        guard !state.isRefreshing else { return }
        state.isRefreshing = true
        if snapshot?.rows.isEmpty != false { failure = nil }
        update()
        let number = feedNumber
        refreshing = Task { [weak self, feed] in
            var reason: NewsError?
            do throws(NewsError) { try await feed.refresh() } catch { reason = error }
            self?.refreshed(number, reason)
        }
    }

    /// The person sees a row, of those at the bottom the lowest.
    func saw(row: Int) {
        lowestRow = max(row, 0)
        guard moreFailure == nil else { return }
        loadMoreIfNeeded()
    }

    /// The person wants the page that did not come.
    func retryMore() {
        moreFailure = nil
        loadMoreIfNeeded()
        update()
    }

    /// The button of the banner.
    func act(_ action: ListBanner.Action) {
        switch action {
        case .retry: refresh()
        case .leaveSample:
            if let serviceFeed { show(serviceFeed) }
        }
    }

    /// Shows sample content in place of the service's.
    func showSample() {
        refreshing?.cancel()
        refreshing = Task { [weak self, makeSampleFeed] in
            let sample = try? await makeSampleFeed()
            guard let self, !Task.isCancelled else { return }
            if let sample {
                let service = self.serviceFeed ?? self.feed
                self.show(sample, inPlaceOf: service)
            } else {
                self.failure = self.text.text("news.sample.missing")
                self.state.isRefreshing = false
                self.update()
            }
        }
    }

    /// The address of the service is another one.
    func use(_ feed: NewsFeed) {
        guard feed.sourceID != (serviceFeed ?? self.feed).sourceID else { return }
        show(feed)
    }

    /// Counts that the person opened an item.
    func opened(_ id: String) async {
        do {
            try await feed.recordOpening(of: id)
            countFailure = nil
        } catch {
            countFailure = text.text("news.count.notKept")
        }
        update()
    }

    // MARK: Following

    private func show(_ feed: NewsFeed, inPlaceOf service: NewsFeed? = nil) {
        for task in [following, refreshing, paging, resuming] { task?.cancel() }
        self.feed = feed
        serviceFeed = service
        feedNumber += 1
        snapshot = nil
        failure = nil
        moreFailure = nil
        isLoadingMore = false
        lowestRow = 0
        state = State()
        follow()
        refresh()
    }

    private func follow() {
        let number = feedNumber
        following = Task { [weak self, feed] in
            for await snapshot in await feed.snapshots() {
                guard let self, self.feedNumber == number else { return }
                self.snapshot = snapshot
                self.update()
                if self.moreFailure == nil { self.loadMoreIfNeeded() }
            }
        }
    }

    private func refreshed(_ number: Int, _ error: NewsError?) {
        guard number == feedNumber else { return }
        state.isRefreshing = false
        resuming?.cancel()
        if let until = error?.waitsUntil {
            failure = text.text("news.waitsUntil", text.timeOfDay(of: until))
            resume(at: until)
        } else if let error {
            if let reason = text.reason(error) { failure = reason }
        } else {
            failure = nil
            moreFailure = nil
        }
        update()
    }

    /// Asks by itself at the time that the person was told.
    private func resume(at instant: Date) {
        let seconds = max(instant.timeIntervalSince(now()), Self.shortestWait)
        resuming = Task { [weak self, wait] in
            guard (try? await wait(seconds)) != nil, !Task.isCancelled else { return }
            self?.refresh()
        }
    }

    private func loadMoreIfNeeded() {
        guard !isLoadingMore, let snapshot, snapshot.updated != nil, !snapshot.rows.isEmpty,
            snapshot.wantsMore(atRow: lowestRow)
        else { return }
        isLoadingMore = true
        update()
        let number = feedNumber
        let row = lowestRow
        let settled = snapshot.settledRows
        paging = Task { [weak self, feed] in
            var reason: NewsError?
            do throws(NewsError) { try await feed.loadMore(atRow: row) } catch { reason = error }
            self?.loadedMore(number, reason, from: settled)
        }
    }

    private func loadedMore(_ number: Int, _ error: NewsError?, from settled: Int) {
        guard number == feedNumber else { return }
        isLoadingMore = false
        if let error, let reason = text.reason(error) { moreFailure = reason }
        update()
        // Whoever is at the bottom after a refresh is many pages below what it confirmed.
        if error == nil, snapshot?.settledRows != settled { loadMoreIfNeeded() }
    }

    // MARK: Showing

    private func update() {
        var new = State()
        new.isRefreshing = state.isRefreshing
        new.rows = rows
        new.banner = banner
        new.placeholder = new.rows.isEmpty ? placeholder(new.isRefreshing) : nil
        new.footer = new.rows.isEmpty ? .none : footer
        state = new
    }

    /// The lines of a list, of which only those are made that the list before did not have: rows nearly always come at
    /// an end, or one of them changes, and a list may have thousands.
    private func rows(of new: [NewsRow], reusing made: [Row], of old: [NewsRow]) -> [Row] {
        guard made.count == old.count else { return new.map(row) }
        let most = min(old.count, new.count)
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = min(zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, most - start)
        return made.prefix(start) + new[start..<new.count - end].map(row) + made.suffix(end)
    }

    private func row(_ row: NewsRow) -> Row {
        Row(
            id: row.headline.id,
            title: row.headline.title,
            detail: day(row.headline.published) + " · " + words(forCount: row.openings),
            wasOpened: row.openings > 0
        )
    }

    private func words(forCount count: Int) -> String {
        if let known = countWords[count] { return known }
        let words = count == 0 ? text.text("news.openings.none") : text.plural("news.openings", count: count)
        countWords[count] = words
        return words
    }

    private func day(_ date: Date?) -> String {
        guard let date else { return text.text("news.undated") }
        if let known = days[date] { return known }
        let words = text.dateInWords(of: date)
        if days.count > 5000 { days = [:] }
        days[date] = words
        return words
    }

    private var banner: ListBanner? {
        if serviceFeed != nil {
            return ListBanner(
                text: text.text("news.sample"),
                button: text.text("news.sample.leave"),
                action: .leaveSample
            )
        }
        guard let snapshot, !snapshot.rows.isEmpty else { return nil }
        let reasons = [failure, countFailure].compactMap { $0 }
        guard !reasons.isEmpty else { return nil }
        var sentences = reasons
        if failure != nil, let updated = snapshot.updated {
            sentences.insert(text.text("news.stored", text.updatedAge(of: updated, now: now())), at: 0)
        }
        return ListBanner(text: sentences.joined(separator: " "), button: text.text("common.retry"), action: .retry)
    }

    private func placeholder(_ isRefreshing: Bool) -> Placeholder {
        if let failure, !isRefreshing { return .failed(reason: failure) }
        guard let snapshot, !isRefreshing, snapshot.updated != nil else { return .loading }
        return .empty
    }

    private var footer: Footer {
        if let moreFailure { return .failed(text.text("news.more.failed", moreFailure)) }
        if isLoadingMore { return .loading }
        guard let snapshot, snapshot.hasEnded else { return .none }
        var sentences = [text.plural("news.end", count: snapshot.rows.count)]
        if snapshot.unreadable > 0 {
            sentences.append(text.plural("news.unreadable", count: snapshot.unreadable))
        }
        return .end(sentences.joined(separator: ". "))
    }
}
