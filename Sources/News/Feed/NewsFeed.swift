import Foundation
import Networking
import Storage

/// One source's list: what is stored at once, what the source says after, page by page as a person scrolls.
///
/// ```swift
/// for await snapshot in await feed.snapshots() { show(snapshot) }   // the stored list first
/// try await feed.refresh()                                          // then what is new
/// try await feed.loadMore(atRow: 14)                                // as the person comes to a row
/// ```
///
/// A request that fails changes nothing that is stored. An answer that a newer refresh has overtaken is dropped.
public actor NewsFeed {
    /// How many headlines a page has.
    public static let pageSize = 20
    /// How many pages a refresh reads at most to reach down to what is stored.
    ///
    /// Where more is new than that, what is stored gives way: a list with a hole would lie.
    static let pagesToJoin = 5

    /// The source's name.
    public nonisolated let sourceID: String

    let source: any NewsSource
    let storage: NewsStorage
    let now: @Sendable () -> Date

    private var limit = NewsFeed.pageSize
    private var unreadable = 0
    private var isConfirmed = false
    /// Counts the refreshes that were begun; an answer of an older one is late.
    private var refreshNumber = 0
    private var isLoadingMore = false

    private var hasHiddenRows = false
    private var latest: NewsSnapshot?
    private var readNumber = 0
    private var shownNumber = 0
    private var listeners: [Int: AsyncStream<NewsSnapshot>.Continuation] = [:]
    private var listenerNumber = 0
    private var watching: [Task<Void, Never>] = []

    /// The list of a source.
    /// - Parameter now: the clock
    public init(source: any NewsSource, storage: NewsStorage, now: @escaping @Sendable () -> Date = { Date() }) {
        self.source = source
        self.storage = storage
        self.now = now
        sourceID = source.id
    }

    deinit {
        for task in watching { task.cancel() }
        for listener in listeners.values { listener.finish() }
    }

    // MARK: What is shown

    /// What the list shows: the stored list first, then a snapshot after each change, the newest for a slow reader.
    ///
    /// Changes from elsewhere, as when the cache is emptied, are seen too.
    public func snapshots() -> AsyncStream<NewsSnapshot> {
        watch()
        let (stream, continuation) = AsyncStream.makeStream(
            of: NewsSnapshot.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let number = listenerNumber
        listenerNumber += 1
        listeners[number] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { [weak self] in await self?.forget(number) }
        }
        if let latest { continuation.yield(latest) }
        Task { [weak self] in await self?.show() }
        return stream
    }

    private func forget(_ listener: Int) {
        listeners[listener] = nil
    }

    private func watch() {
        guard watching.isEmpty else { return }
        let changes = [
            storage.cache.changes(of: [HeadlineStore.table]),
            storage.user.changes(of: [OpeningStore.table]),
        ]
        watching = changes.map { changes in
            Task { [weak self] in
                for await _ in changes { await self?.show() }
            }
        }
    }

    /// Reads the list and tells whoever listens.
    private func show() async {
        readNumber += 1
        let mine = readNumber
        guard let list = try? await storage.headlines.list(of: sourceID, limit: limit),
            let rows = try? await rows(of: list)
        else { return }
        // What a read that began later has shown knows more.
        guard mine > shownNumber else { return }
        shownNumber = mine
        let hasEnded = list.state?.hasEnded == true && !list.hasMore
        hasHiddenRows = list.hasMore
        let snapshot = NewsSnapshot(
            rows: rows,
            updated: list.state?.updated,
            origin: isConfirmed ? .confirmed : .stored,
            hasEnded: hasEnded,
            unreadable: unreadable,
            settledRows: list.confirmed
        )
        guard snapshot != latest else { return }
        latest = snapshot
        for listener in listeners.values { listener.yield(snapshot) }
    }

    /// The first rows as they are stored, once.
    /// - Throws: `storage`.
    public func storedRows(_ count: Int) async throws(NewsError) -> [NewsRow] {
        try await rows(of: try await storage.headlines.list(of: sourceID, limit: count))
    }

    private func rows(of list: StoredList) async throws(NewsError) -> [NewsRow] {
        let counts = try await storage.openings.counts(of: list.headlines.map(\.id), source: sourceID)
        return list.headlines.map { NewsRow(headline: $0, openings: counts[$0.id] ?? 0) }
    }

    // MARK: The newest

    /// Asks the source for the newest; a failure leaves all as it is.
    ///
    /// - Throws: why there is nothing newer; `cancelled` where another refresh has begun since.
    public func refresh() async throws(NewsError) {
        refreshNumber += 1
        let mine = refreshNumber
        let stored = try await storage.headlines.state(of: sourceID)
        let first = try await source.page(0..<Self.pageSize, unless: stored?.validators)
        guard mine == refreshNumber else { throw .network(.cancelled) }
        guard var headlines = first.headlines else {
            try await storage.headlines.confirm(sourceID, at: now(), validators: first.validators)
            isConfirmed = true
            return await show()
        }
        var last = first
        var bad = first.unreadable
        var pages = 1
        var isJoined = try await storage.headlines.joins(headlines, source: sourceID)
        while !isJoined, !last.isEnd, pages < Self.pagesToJoin {
            let start = pages * Self.pageSize
            last = try await source.page(start..<start + Self.pageSize, unless: nil)
            guard mine == refreshNumber else { throw .network(.cancelled) }
            let page = last.headlines ?? []
            isJoined = try await storage.headlines.joins(page, source: sourceID)
            headlines += page
            bad += last.unreadable
            pages += 1
        }
        let state = FeedState(
            generation: 0,
            nextPosition: pages * Self.pageSize,
            hasEnded: last.isEnd,
            updated: now(),
            validators: first.validators
        )
        limit += try await storage.headlines.refresh(headlines, isJoined: isJoined, state: state, source: sourceID)
        isConfirmed = true
        unreadable = bad
        await show()
    }

    // MARK: The older

    /// The person has come to a row: shows more of what is stored, and asks the source for the next page where that is
    /// near.
    ///
    /// While a page is on its way nothing is asked for twice, however often this is called. After the end nothing is.
    /// - Throws: why the page did not come.
    public func loadMore(atRow row: Int) async throws(NewsError) {
        guard !isLoadingMore else { return }
        isLoadingMore = true
        defer { isLoadingMore = false }
        if hasHiddenRows, row + NewsSnapshot.lookahead >= limit {
            limit = max(limit, row + 1) + Self.pageSize
            await show()
        }
        guard latest?.wantsMore(atRow: row) == true, !hasHiddenRows || latest?.settledRows != latest?.rows.count else {
            return
        }
        try await loadPage()
    }

    private func loadPage() async throws(NewsError) {
        let mine = refreshNumber
        guard let state = try await storage.headlines.state(of: sourceID), !state.hasEnded else { return }
        let window = state.nextPosition..<state.nextPosition + Self.pageSize
        let page = try await source.page(window, unless: nil)
        guard mine == refreshNumber else { return }
        let inserted = try await storage.headlines.append(
            page,
            window: window,
            generation: state.generation,
            source: sourceID
        )
        guard let inserted else { return }
        limit += inserted
        unreadable += page.unreadable
        await show()
    }

    // MARK: Opening

    /// Counts that the person opened an item; the count is on the disk before it is shown.
    ///
    /// Twice within a second counts once.
    /// - Returns: the new count.
    /// - Throws: why it could not be kept; it is not shown then.
    @discardableResult
    public func recordOpening(of id: String) async throws(NewsError) -> Int {
        let count = try await storage.openings.record(id, of: sourceID, at: now())
        await show()
        return count
    }
}
