import Foundation
import Localization
import Places

/// What the list of places shows and what can be done there.
@MainActor
final class PlacesListModel {
    /// What stands in the list's place.
    enum Placeholder: Hashable {
        /// The first answer is awaited.
        case loading
        /// The service has no places.
        case empty
        /// Nothing is stored, and nothing came.
        case failed(reason: String)
        /// No name answers the search.
        case nothingFound(query: String)
    }

    /// All that is shown.
    struct State: Hashable {
        var places: [Place] = []
        var banner: ListBanner?
        var placeholder: Placeholder? = .loading
        /// What stands below the last place: how many there are; nil while there are none.
        var footer: String?
        /// What a search has found, to be said aloud; nil where nothing is searched for.
        var announcement: String?
        var isRefreshing = false
    }

    /// Called whenever the state has changed.
    var onChange: ((State) -> Void)?
    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// The list that is shown: the service's, or sample content.
    private(set) var feed: PlacesFeed
    private let text: Localizer
    private let sampleFeed: PlacesFeed
    private let now: () -> Date
    /// The service's list, while sample content is shown.
    private var serviceFeed: PlacesFeed?
    private var listing: Listing<Place>?
    private var search = PlaceSearch([])
    private var query = ""
    private var following: Task<Void, Never>?

    /// - Parameters:
    ///   - sampleFeed: what is shown when a person asks for sample content
    ///   - now: the clock
    init(localizer: Localizer, feed: PlacesFeed, sampleFeed: PlacesFeed, now: @escaping () -> Date = { Date() }) {
        text = localizer
        self.feed = feed
        self.sampleFeed = sampleFeed
        self.now = now
    }

    deinit {
        following?.cancel()
    }

    // MARK: Doing

    /// The screen is seen for the first time: what is stored is shown, then the service is asked.
    func start() {
        if following == nil { refresh() }
    }

    /// Asks for what is new.
    func refresh() {
        guard !state.isRefreshing else { return }
        follow()
    }

    /// Shows the places whose names hold every word of a query.
    func search(_ query: String) {
        guard query != self.query else { return }
        self.query = query
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
        show(sampleFeed, inPlaceOf: serviceFeed ?? feed)
    }

    /// The address of the service is another one.
    func use(_ feed: PlacesFeed) {
        guard feed.sourceID != (serviceFeed ?? self.feed).sourceID else { return }
        show(feed)
    }

    // MARK: Following

    private func show(_ feed: PlacesFeed, inPlaceOf service: PlacesFeed? = nil) {
        self.feed = feed
        serviceFeed = service
        listing = nil
        search = PlaceSearch([])
        state = State()
        follow()
    }

    private func follow() {
        following?.cancel()
        state.isRefreshing = true
        update()
        following = Task { [weak self, feed] in
            for await listing in feed.places() {
                let listing = listing.keeping(self?.listing)
                // A search that is begun anew for each keystroke looks names up in keys that are made once.
                let search = await Self.search(among: listing.items)
                guard let self, !Task.isCancelled else { return }
                self.take(listing, search)
            }
            guard let self, !Task.isCancelled else { return }
            self.state.isRefreshing = false
            self.update()
        }
    }

    private nonisolated static func search(among places: [Place]) async -> PlaceSearch {
        PlaceSearch(places)
    }

    private func take(_ listing: Listing<Place>, _ search: PlaceSearch) {
        // While an answer is awaited, why the last one failed stays said.
        self.listing = listing
        self.search = search
        if listing.isFinal { state.isRefreshing = false }
        update()
    }

    // MARK: Showing

    private func update() {
        var new = State()
        new.isRefreshing = state.isRefreshing
        new.places = search.places(matching: query)
        new.banner = banner
        new.placeholder = new.places.isEmpty ? placeholder(new.isRefreshing) : nil
        new.footer = new.places.isEmpty ? nil : footer(new.places.count)
        new.announcement = query.isEmpty ? nil : new.footer ?? text.text("common.nothingFound")
        state = new
    }

    private func footer(_ count: Int) -> String {
        var sentences = [text.plural("places.count", count: count)]
        if let unreadable = listing?.unreadable, unreadable > 0 {
            sentences.append(text.plural("places.unreadable", count: unreadable))
        }
        return sentences.joined(separator: ". ")
    }

    private var banner: ListBanner? {
        if serviceFeed != nil {
            return ListBanner(
                text: text.text("places.sample"),
                button: text.text("places.sample.leave"),
                action: .leaveSample
            )
        }
        guard let listing, !listing.items.isEmpty, let reason = listing.failure.flatMap(text.reason) else { return nil }
        var sentences = [reason]
        if !listing.isConfirmed, let updated = listing.updated {
            sentences.insert(text.text("places.stored", text.updatedAge(of: updated, now: now())), at: 0)
        }
        return ListBanner(text: sentences.joined(separator: " "), button: text.text("common.retry"), action: .retry)
    }

    private func placeholder(_ isRefreshing: Bool) -> Placeholder {
        guard let listing, listing.items.isEmpty else {
            return listing == nil ? .loading : .nothingFound(query: query)
        }
        if isRefreshing { return .loading }
        if let reason = listing.failure.flatMap(text.reason), !listing.isConfirmed { return .failed(reason: reason) }
        return .empty
    }
}
