import Foundation
import Localization
import Music
import Networking
import Storage
import UIKit
import XCTest

@testable import Screens

/// An album service that the test directs, and models over it.
@MainActor
final class MusicFixture {
    let service = FakeAlbumService()
    let storage: MusicStorage
    let localizer: Localizer
    private(set) var clock = Date(timeIntervalSince1970: 1_780_000_000)

    init(language: Language = .english) async throws {
        let utc = try XCTUnwrap(TimeZone(secondsFromGMT: 0))
        localizer = try .shipped(settings: LanguageSettings(language: language), timeZone: utc)
        storage = MusicStorage(cache: try await Database.inMemory(migrator: Migrator([MusicStorage.cacheMigration])))
    }

    func move(_ seconds: TimeInterval) {
        clock += seconds
    }

    func catalogue(
        _ service: FakeAlbumService? = nil,
        at address: String = "https://albums.example"
    ) throws
        -> MusicCatalogue
    {
        let base = try XCTUnwrap(URL(string: address))
        let now = clock
        return MusicCatalogue(
            service: ITunesService(base: base, region: nil, client: service ?? self.service, isLimited: false),
            storage: storage,
            now: { now }
        )
    }

    func search(sample: MusicCatalogue? = nil, pause: TimeInterval = 0) throws -> AlbumSearchModel {
        AlbumSearchModel(
            localizer: localizer,
            catalogue: try catalogue(),
            sample: { sample },
            pause: pause,
            now: { [self] in clock }
        )
    }

    /// Pictures that never come.
    func artwork() -> RowArtwork<UIImage> {
        RowArtwork(loader: ArtworkLoader(client: service, disk: nil, decode: { _, _ in nil }), pixels: 100)
    }

    func album(_ found: Album) throws -> AlbumModel {
        AlbumModel(found: found, catalogue: try catalogue(), localizer: localizer, now: { [self] in clock })
    }
}

/// A service whose answers the test sets for each path, fails or holds back.
///
/// `@unchecked Sendable`: the lock guards everything.
final class FakeAlbumService: HTTPClient, @unchecked Sendable {
    private let lock = NSLock()
    private var rows: [String: String] = [:]
    private var failure: NetworkError?
    private var held: Set<String> = []
    private var terms: [String] = []

    /// What was searched for, or the ids that were looked up, in order.
    var asked: [String] { lock.withLock { terms } }

    /// The rows of the answer to a term or an id.
    func answer(_ question: String, _ rows: String...) {
        lock.withLock { self.rows[question] = rows.joined(separator: ",") }
    }

    func fail(_ error: NetworkError?) {
        lock.withLock { failure = error }
    }

    /// Lets the answer to a question wait until it is let go.
    func hold(_ question: String) {
        lock.withLock { _ = held.insert(question) }
    }

    func letGo(_ question: String) {
        lock.withLock { _ = held.remove(question) }
    }

    func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
        let question = items.first { $0.name == "term" || $0.name == "id" }?.value ?? ""
        lock.withLock { terms.append(question) }
        while lock.withLock({ held.contains(question) }) {
            if Task.isCancelled { throw .cancelled }
            do { try await Task.sleep(nanoseconds: 2_000_000) } catch { throw .cancelled }
        }
        let (rows, failure) = lock.withLock { (self.rows[question] ?? "", self.failure) }
        if let failure { throw failure }
        return HTTPResponse(status: 200, body: Data("{\"results\":[\(rows)]}".utf8), url: request.url)
    }

    static func album(_ id: Int, _ title: String, more: String = "") -> String {
        #"{"wrapperType":"collection","collectionId":\#(id),"collectionName":"\#(title)","artistName":"Ida","trackCount":3\#(more)}"#
    }

    static func song(_ id: Int, disc: Int, number: Int, more: String = "") -> String {
        #"{"wrapperType":"track","kind":"song","trackId":\#(id),"trackName":"Song \#(id)","artistName":"Ida","#
            + #""discNumber":\#(disc),"trackNumber":\#(number),"trackTimeMillis":185000\#(more)}"#
    }
}

extension AlbumSearchModel.State {
    var titles: [String] {
        guard case .albums(let rows, _) = content else { return [] }
        return rows.map(\.album.title)
    }

    var rows: [AlbumSearchModel.Row] {
        guard case .albums(let rows, _) = content else { return [] }
        return rows
    }

    var recents: [String] {
        guard case .recents(let recents) = content else { return [] }
        return recents.map(\.text)
    }
}
