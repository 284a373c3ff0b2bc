import Foundation
import Networking

/// Searches and albums of one service: what is stored at once, then what the service says.
///
/// ```swift
/// for await snapshot in catalogue.search(term) { show(snapshot) }   // the stored answer first, then the fresh one
/// for await snapshot in catalogue.album(id) { show(snapshot) }
/// ```
///
/// A request that fails changes nothing that is stored. Whoever stops listening stops the request; who asks for
/// something newer stops listening to the older first, so that the newest question has the last word.
public struct MusicCatalogue: Sendable {
    /// How long a stored answer is taken for the service's own, in seconds: an hour.
    ///
    /// Within that time nothing is asked, unless the person wants it: twenty calls a minute are soon spent.
    public static let freshness: TimeInterval = 3600

    /// Which service, in which country.
    public let sourceID: String

    let service: ITunesService
    let storage: MusicStorage
    let now: @Sendable () -> Date

    /// The albums of a service.
    /// - Parameter now: the clock
    public init(service: ITunesService, storage: MusicStorage, now: @escaping @Sendable () -> Date = { Date() }) {
        self.service = service
        self.storage = storage
        self.now = now
        sourceID = service.id
    }

    // MARK: Searching

    /// What a term finds; the stream ends with a final snapshot.
    /// - Parameter asksAgain: whether the service is asked even where the stored answer is fresh
    public func search(_ term: SearchTerm, asksAgain: Bool = false) -> AsyncStream<SearchSnapshot> {
        AsyncStream { continuation in
            let work = Task {
                await follow(term, asksAgain) { continuation.yield($0) }
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    /// What is stored of a term's answer, without asking anybody; nil where nothing is.
    public func storedAnswer(to term: SearchTerm) async -> SearchSnapshot? {
        guard let stored = try? await storage.answers.answer(to: .search(term), source: sourceID),
            let answer = try? SearchAnswer(body: stored.body)
        else { return nil }
        return Self.stored(answer, stored, failure: nil, isFinal: isFresh(stored.updated))
    }

    private func follow(_ term: SearchTerm, _ asksAgain: Bool, tell: @Sendable (SearchSnapshot) -> Void) async {
        // An unreadable cache is no reason not to ask.
        let stored = try? await storage.answers.answer(to: .search(term), source: sourceID)
        let known = stored.flatMap { try? SearchAnswer(body: $0.body) }
        let isEnough = !asksAgain && known != nil && isFresh(stored?.updated)
        if known != nil { tell(Self.stored(known, stored, failure: nil, isFinal: isEnough)) }
        guard !isEnough else { return }
        do throws(MusicError) {
            let body = try await service.search(term)
            let answer = try SearchAnswer(body: body)
            guard !Task.isCancelled else { return }
            let failure = await keep(body, albums: answer.albums.count, .search(term))
            tell(
                SearchSnapshot(answer: answer, updated: now(), origin: .confirmed, failure: failure, isFinal: true)
            )
        } catch {
            guard !error.isCancellation, !Task.isCancelled else { return }
            tell(Self.stored(known, stored, failure: error, isFinal: true))
        }
    }

    /// What came is shown even where it cannot be kept.
    private func keep(_ body: Data, albums: Int, _ question: AnswerStore.Question) async -> MusicError? {
        do {
            try await storage.answers.save(body, albums: albums, to: question, source: sourceID, at: now())
            return nil
        } catch {
            return error
        }
    }

    private static func stored(
        _ answer: SearchAnswer?,
        _ stored: AnswerStore.Stored?,
        failure: MusicError?,
        isFinal: Bool
    ) -> SearchSnapshot {
        SearchSnapshot(
            answer: answer,
            updated: answer == nil ? nil : stored?.updated,
            origin: .stored,
            failure: failure,
            isFinal: isFinal
        )
    }

    /// The person has used a search, not just typed past it: it is offered again.
    public func choose(_ term: SearchTerm) async throws(MusicError) {
        try await storage.answers.choose(.search(term), source: sourceID, at: now())
    }

    /// The searches that the person has used, the last one first.
    public func earlierSearches(limit: Int = 20) async throws(MusicError) -> [EarlierSearch] {
        try await storage.answers.chosenSearches(source: sourceID, limit: limit)
    }

    /// Forgets a search and its answer.
    public func forget(_ term: SearchTerm) async throws(MusicError) {
        try await storage.answers.forget(.search(term), source: sourceID)
    }

    /// Forgets all searches, those of other services and countries too; opened albums stay.
    public func forgetSearches() async throws(MusicError) {
        try await storage.answers.forgetSearches()
    }

    // MARK: Albums

    /// An album and its songs; the stream ends with a final snapshot.
    /// - Parameters:
    ///   - found: the album as a search has found it, shown while its songs are awaited
    ///   - asksAgain: whether the service is asked even where what is stored is fresh
    public func album(_ id: Int, found: Album? = nil, asksAgain: Bool = false) -> AsyncStream<AlbumSnapshot> {
        AsyncStream { continuation in
            let work = Task {
                await follow(id, found, asksAgain) { continuation.yield($0) }
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    /// What is stored of an album, without asking anybody; nil where nothing is.
    public func storedAlbum(_ id: Int) async -> Album? {
        let stored = try? await storage.answers.answer(to: .album(id), source: sourceID)
        return stored.flatMap { try? AlbumAnswer(body: $0.body, id: id) }?.album
    }

    private func follow(
        _ id: Int,
        _ found: Album?,
        _ asksAgain: Bool,
        tell: @Sendable (AlbumSnapshot) -> Void
    ) async {
        let stored = try? await storage.answers.answer(to: .album(id), source: sourceID)
        let known = stored.flatMap { try? AlbumAnswer(body: $0.body, id: id) }
        let isEnough = !asksAgain && known != nil && isFresh(stored?.updated)
        let earlier = AlbumSnapshot(
            album: known?.album ?? found,
            tracks: known?.tracks,
            updated: known == nil ? nil : stored?.updated,
            origin: .stored,
            failure: nil,
            isFinal: isEnough
        )
        if earlier.album != nil { tell(earlier) }
        // It goes on being kept; where that cannot be noted it goes sooner, no more.
        if known != nil { try? await storage.answers.choose(.album(id), source: sourceID, at: now()) }
        guard !isEnough else { return }
        do throws(MusicError) {
            let body = try await service.lookUp(id)
            let answer = try AlbumAnswer(body: body, id: id)
            guard !Task.isCancelled else { return }
            let failure = await keep(body, albums: 1, .album(id))
            tell(
                AlbumSnapshot(
                    album: answer.album,
                    tracks: answer.tracks,
                    updated: now(),
                    origin: .confirmed,
                    failure: failure,
                    isFinal: true
                )
            )
        } catch {
            guard !error.isCancellation, !Task.isCancelled else { return }
            tell(
                AlbumSnapshot(
                    album: earlier.album,
                    tracks: earlier.tracks,
                    updated: earlier.updated,
                    origin: .stored,
                    failure: error,
                    isFinal: true
                )
            )
        }
    }

    private func isFresh(_ updated: Date?) -> Bool {
        guard let updated else { return false }
        // A clock that was set back makes nothing fresh.
        return (0..<Self.freshness).contains(now().timeIntervalSince(updated))
    }
}
