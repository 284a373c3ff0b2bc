import Foundation
import Localization
import Places

/// What the photos of one place show: which one is on the screen, and what is known of it and its neighbours.
///
/// The photo on the screen and the ones beside it are asked for, the one on the screen first; what is further away is
/// given up.
@MainActor
final class PhotoGalleryModel<Image: Sendable> {
    /// What a page shows.
    enum Page {
        /// The photo is on its way.
        case loading
        /// The photo.
        case photo(Image)
        /// There is none, and why.
        case failed(reason: String)
    }

    /// What stands in place of the photos.
    enum Placeholder: Hashable {
        /// The first answer is awaited.
        case loading
        /// The place has no photos.
        case empty
        /// Nothing is stored, and nothing came.
        case failed(reason: String)
    }

    /// What is shown besides the photos themselves.
    struct State: Hashable {
        /// The newest first.
        var photos: [Photo] = []
        /// The place of the photo on the screen; 0 while there is none.
        var current = 0
        /// "3 of 12", and the day.
        var caption = ""
        /// Why the list is not fresh; nil where it is.
        var banner: String?
        var placeholder: Placeholder? = .loading
    }

    /// How many photos on either side are fetched before they are seen.
    static var neighbours: Int { 1 }

    /// Called whenever the state has changed.
    var onChange: ((State) -> Void)?
    /// Called with the place of a page that shows something else now.
    var onPage: ((Int) -> Void)?
    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    private let place: Place
    private let feed: PlacesFeed
    private let loader: PhotoLoader<Image>
    private let text: Localizer
    private let now: () -> Date
    private var listing: Listing<Photo>?
    private var following: Task<Void, Never>?
    private var loading: [URL: Task<Void, Never>] = [:]
    private var failures: [URL: String] = [:]

    /// - Parameter now: the clock
    init(
        place: Place,
        feed: PlacesFeed,
        loader: PhotoLoader<Image>,
        localizer: Localizer,
        now: @escaping () -> Date = { Date() }
    ) {
        self.place = place
        self.feed = feed
        self.loader = loader
        text = localizer
        self.now = now
    }

    deinit {
        following?.cancel()
        for task in loading.values { task.cancel() }
    }

    // MARK: Doing

    /// Shows what is stored and asks for what is new.
    func load() {
        following?.cancel()
        following = Task { [weak self, feed, place] in
            for await listing in feed.photos(of: place.id) {
                guard let self, !Task.isCancelled else { return }
                self.take(listing)
            }
        }
    }

    /// The person has come to another photo.
    func turned(to index: Int) {
        guard index != state.current, state.photos.indices.contains(index) else { return }
        show(state.photos, at: index)
    }

    /// The person wants a photo that did not come.
    func retry(_ index: Int) {
        guard state.photos.indices.contains(index) else { return }
        let url = state.photos[index].image
        guard failures.removeValue(forKey: url) != nil else { return }
        begin(url, isRetry: true)
        onPage?(index)
    }

    /// What a page shows now.
    func page(_ index: Int) -> Page {
        guard state.photos.indices.contains(index) else { return .loading }
        let url = state.photos[index].image
        if let image = loader.cached(url) { return .photo(image) }
        return failures[url].map { .failed(reason: $0) } ?? .loading
    }

    /// What a page is called by a screen reader: which of how many it is, its day, its place.
    func spoken(_ index: Int) -> String {
        guard state.photos.indices.contains(index) else { return "" }
        return text.text("places.photo.spoken", index + 1, state.photos.count, day(of: state.photos[index]), place.name)
    }

    /// The screen is gone for good or for a while: nothing more is fetched.
    func stop() {
        following?.cancel()
        for task in loading.values { task.cancel() }
        loading = [:]
    }

    // MARK: The list

    private func take(_ listing: Listing<Photo>) {
        // A list that could not be brought changes nothing of what is seen, except what is said of it.
        let listing = listing.keeping(self.listing)
        self.listing = listing
        let seen = state.photos.indices.contains(state.current) ? state.photos[state.current].id : nil
        // Whoever looks at a photo goes on looking at it, wherever it stands now.
        let index = listing.items.firstIndex { $0.id == seen } ?? min(state.current, max(0, listing.items.count - 1))
        show(listing.items, at: index)
    }

    private func show(_ photos: [Photo], at index: Int) {
        var new = State(photos: photos, current: index)
        new.caption = photos.indices.contains(index) ? caption(of: photos[index], index, photos.count) : ""
        new.banner = banner
        new.placeholder = photos.isEmpty ? placeholder : nil
        // What is seen is asked for before it is shown: a page that fails at once says so at once.
        fetch(around: index, of: photos)
        state = new
    }

    private func caption(of photo: Photo, _ index: Int, _ count: Int) -> String {
        text.text("places.photo.position", index + 1, count) + " · " + day(of: photo)
    }

    private func day(of photo: Photo) -> String {
        photo.created.map { text.dateInWords(of: $0) } ?? text.text("places.photo.undated")
    }

    private var banner: String? {
        guard let listing, !listing.items.isEmpty, let reason = listing.failure.flatMap(text.reason) else { return nil }
        guard !listing.isConfirmed, let updated = listing.updated else { return reason }
        return text.text("places.stored", text.updatedAge(of: updated, now: now())) + " " + reason
    }

    private var placeholder: Placeholder {
        guard let listing, listing.isFinal else { return .loading }
        if let reason = listing.failure.flatMap(text.reason), !listing.isConfirmed { return .failed(reason: reason) }
        return .empty
    }

    // MARK: The photos

    private func fetch(around index: Int, of photos: [Photo]) {
        let reach = max(0, index - Self.neighbours)..<max(0, min(photos.count, index + Self.neighbours + 1))
        let wanted = reach.sorted { abs($0 - index) < abs($1 - index) }.map { photos[$0].image }
        for (url, task) in loading where !wanted.contains(url) {
            task.cancel()
            loading[url] = nil
        }
        // What failed is tried again when the person comes back to it.
        failures = failures.filter { wanted.contains($0.key) }
        for url in wanted where failures[url] == nil { begin(url) }
    }

    private func begin(_ url: URL, isRetry: Bool = false) {
        guard loading[url] == nil, loader.cached(url) == nil else { return }
        loading[url] = Task { [weak self, loader] in
            var failure: PhotoError?
            do throws(PhotoError) { _ = try await loader.picture(at: url, isRetry: isRetry) } catch { failure = error }
            guard let self, !Task.isCancelled else { return }
            self.ended(url, failure)
        }
    }

    private func ended(_ url: URL, _ failure: PhotoError?) {
        loading[url] = nil
        failures[url] = failure.flatMap(text.reason)
        for index in state.photos.indices where state.photos[index].image == url { onPage?(index) }
    }
}
