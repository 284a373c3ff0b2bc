import Foundation
import Localization
import Networking
import Places
import SampleContent
import Storage
import UIKit
import XCTest

@testable import Screens

// On iPhone its files are compiled into the module of the tests.
#if canImport(TestSupport)
import TestSupport
#endif

/// A places service that the test directs, and models over it.
@MainActor
final class PlacesFixture {
    let server = ScriptedServer()
    let localizer: Localizer
    let folder: TemporaryFolder
    private(set) var clock = Date(timeIntervalSince1970: 1_780_000_000)
    private let database: Database
    private let base: URL

    init(language: Language = .english) async throws {
        let utc = try XCTUnwrap(TimeZone(secondsFromGMT: 0))
        localizer = try .shipped(settings: LanguageSettings(language: language), timeZone: utc)
        database = try await Database.inMemory(migrator: Migrator([PlacesStorage.cacheMigration]))
        base = try XCTUnwrap(URL(string: "https://places.example"))
        folder = try TemporaryFolder()
    }

    func move(_ seconds: TimeInterval) {
        clock += seconds
    }

    func feed(_ client: (any HTTPClient)? = nil, name: String = "") -> PlacesFeed {
        let now = clock
        return PlacesFeed(
            service: PlacesService(base: base.appendingPathComponent(name), client: client ?? server),
            database: database,
            now: { now }
        )
    }

    func list() throws -> PlacesListModel {
        PlacesListModel(
            localizer: localizer,
            feed: feed(),
            sampleFeed: feed(SampleClient(service: try SampleService()), name: "api/v1"),
            now: { [self] in clock }
        )
    }

    func photos(
        _ decode: @escaping @Sendable (Data, PixelSize) -> UIImage? = PictureLoaders.decoded
    ) -> PhotoLoader<UIImage> {
        PhotoLoader(for: .photos, client: server, frame: PixelSize(width: 400, height: 400), decode: decode)
    }

    func thumbnails() -> PhotoLoader<UIImage> {
        PhotoLoader(
            for: .thumbnails(DiskCache(folder: folder.url, budget: 10_000_000)),
            client: server,
            frame: PixelSize(width: 100, height: 100),
            decode: PictureLoaders.decoded
        )
    }

    func gallery(_ loader: PhotoLoader<UIImage>? = nil) -> PhotoGalleryModel<UIImage> {
        PhotoGalleryModel(
            place: Place(id: "1", name: "Harbour"),
            feed: feed(),
            loader: loader ?? photos(),
            localizer: localizer,
            now: { [self] in clock }
        )
    }

    // MARK: What the service says

    /// Places named "Place 001" and so on, each with a thumbnail of its own.
    func setPlaces(_ count: Int) {
        let records = (1...count).map { number in
            let name = "Place " + String(format: "%03d", number)
            return #"{"id":"\#(number)","name":"\#(name)","thumbnail":"https://places.example/t\#(number).png"}"#
        }
        server.answer("/places", .body(Data("[\(records.joined(separator: ","))]".utf8)))
    }

    /// Photos of the first place, the newest being that of the highest number.
    func setPhotos(_ numbers: ClosedRange<Int>) {
        let records = numbers.map { number in
            """
            {"id":"\(number)","createdAt":"2021-05-01T00:\(String(format: "%02d", number)):00Z",\
            "image":"https://places.example/\(number).png"}
            """
        }
        server.answer("/places/1/photos", .body(Data("[\(records.joined(separator: ","))]".utf8)))
    }

    /// Answers a picture's address with a square one of a side up to 800, by which it is told from others.
    func setPicture(_ name: String, side: Int) throws {
        server.answer("/" + name, .body(try Self.picture(side)))
    }

    /// A square PNG.
    static func picture(_ side: Int) throws -> Data {
        let image = try XCTUnwrap(UIImage(data: try sample("14-alpha.png")))
        return try XCTUnwrap(image.preparingThumbnail(of: CGSize(width: side, height: side))?.pngData())
    }

    /// A photo of the sample content.
    static func sample(_ name: String) throws -> Data {
        try SampleService().answer(SampleRequest(target: "/photos/" + name)).body
    }
}
