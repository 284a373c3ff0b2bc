import Foundation
import Networking
import Storage

/// The places of one service and the photos of each: what is stored at once, then what the service says.
///
/// ```swift
/// for await listing in feed.places() { show(listing) }             // the stored list first, then what is new
/// for await listing in feed.photos(of: place.id) { … }
/// ```
///
/// A request that fails changes nothing that is stored. Whoever stops listening stops the request.
public struct PlacesFeed: Sendable {
    /// The service's name.
    public var sourceID: String { service.id }

    private let service: PlacesService
    private let store: PlaceStore
    private let now: @Sendable () -> Date

    /// The lists of a service.
    /// - Parameters:
    ///   - database: the cache's database, with ``PlacesStorage/cacheMigration`` applied
    ///   - now: the clock
    public init(service: PlacesService, database: Database, now: @escaping @Sendable () -> Date = { Date() }) {
        self.service = service
        store = PlaceStore(database: database)
        self.now = now
    }

    /// The places in the order of the alphabet; the stream ends with a final listing.
    public func places() -> AsyncStream<Listing<Place>> {
        stream(
            List(
                stored: { () throws(PlacesError) in try await store.places(of: sourceID) },
                ask: { (validators) throws(PlacesError) in try await service.places(unless: validators) },
                keep: { (places, state) throws(PlacesError) in
                    try await store.save(places, state: state, source: sourceID)
                },
                order: { $0.inOrder() }
            )
        )
    }

    /// A place as it is stored, without asking anybody; nil where it is not.
    public func storedPlace(_ id: String) async -> Place? {
        (try? await store.places(of: sourceID))?.items.first { $0.id == id }
    }

    /// The photos of a place, the newest first; the stream ends with a final listing.
    public func photos(of place: String) -> AsyncStream<Listing<Photo>> {
        stream(
            List(
                stored: { () throws(PlacesError) in try await store.photos(of: place, source: sourceID) },
                ask: { (validators) throws(PlacesError) in try await service.photos(of: place, unless: validators) },
                keep: { (photos, state) throws(PlacesError) in
                    try await store.save(photos, of: place, state: state, source: sourceID)
                },
                order: { $0.inOrder() }
            )
        )
    }

    /// What tells one kind of list from the other.
    private struct List<Item: Sendable & Hashable>: Sendable {
        let stored: @Sendable () async throws(PlacesError) -> StoredList<Item>?
        let ask: @Sendable (HTTPValidators?) async throws(PlacesError) -> PlacesAnswer<Item>
        let keep: @Sendable ([Item], ListState) async throws(PlacesError) -> Void
        let order: @Sendable ([Item]) -> [Item]
    }

    private func stream<Item>(_ list: List<Item>) -> AsyncStream<Listing<Item>> {
        AsyncStream { continuation in
            let work = Task {
                await follow(list) { continuation.yield($0) }
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    private func follow<Item>(_ list: List<Item>, tell: @Sendable (Listing<Item>) -> Void) async {
        // An unreadable cache is no reason not to ask.
        let stored = try? await list.stored()
        let known = list.order(stored?.items ?? [])
        if let state = stored?.state {
            tell(Listing(items: known, updated: state.updated, unreadable: state.unreadable))
        }
        do throws(PlacesError) {
            let answer = try await list.ask(stored?.state.validators)
            guard !Task.isCancelled else { return }
            let state = state(of: answer, before: stored?.state)
            let items = answer.items ?? stored?.items ?? []
            // What came is shown even where it cannot be kept.
            var failure: PlacesError?
            do throws(PlacesError) { try await list.keep(items, state) } catch { failure = error }
            tell(
                Listing(
                    items: answer.items == nil ? known : list.order(items),
                    updated: state.updated,
                    isConfirmed: true,
                    unreadable: state.unreadable,
                    failure: failure,
                    isFinal: true
                )
            )
        } catch {
            guard !error.isCancellation else { return }
            tell(
                Listing(
                    items: known,
                    updated: stored?.state.updated,
                    unreadable: stored?.state.unreadable ?? 0,
                    failure: error,
                    isFinal: true
                )
            )
        }
    }

    private func state<Item>(of answer: PlacesAnswer<Item>, before: ListState?) -> ListState {
        // "Nothing new" need not repeat what the version is called.
        let isSame = answer.items == nil
        return ListState(
            updated: now(),
            unreadable: isSame ? before?.unreadable ?? 0 : answer.unreadable,
            validators: HTTPValidators(
                etag: answer.validators.etag ?? (isSame ? before?.validators.etag : nil),
                lastModified: answer.validators.lastModified ?? (isSame ? before?.validators.lastModified : nil)
            )
        )
    }
}
