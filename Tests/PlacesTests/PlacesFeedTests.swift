import Foundation
import Networking
import SampleContent
import Storage
import TestSupport
import Testing

@testable import Places

@Suite("Lists of places and photos")
struct PlacesFeedTests {
    private let server = ScriptedServer()
    private let clock = TestClock()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The feed as a start of the app finds it: the same file each time.
    private func feed(_ client: (any HTTPClient)? = nil) async throws -> PlacesFeed {
        let opened = try await Database.open(
            folder.file("cache.sqlite"),
            as: .cache,
            migrator: Migrator([PlacesStorage.cacheMigration])
        )
        let base = try #require(URL(string: "https://places.example/api/v1"))
        let clock = clock
        return PlacesFeed(
            service: PlacesService(base: base, client: client ?? server),
            database: opened.database,
            now: { clock.now }
        )
    }

    private func answer(_ path: String, _ json: String, etag: String? = nil) {
        server.answer("/api/v1" + path, .body(Data(json.utf8)), validators: HTTPValidators(etag: etag))
    }

    private static let twoPlaces = """
        [{"id":"1","createdAt":"2021-04-27T10:00:00.000Z","name":"Ялта","thumbnail":"https://a.example/1.jpg"},
         {"id":"2","createdAt":"2021-04-27T10:00:00Z","name":"Азов","thumbnail":"https://a.example/2.jpg"}]
        """

    @Test("What is stored comes first, then what the service says")
    func storedThenFresh() async throws {
        answer("/places", Self.twoPlaces)
        _ = try await feed().places().all()
        clock.move(300)
        answer("/places", #"[{"id":"3","name":"Тула"}]"#)
        let listings = try await feed().places().all()
        #expect(listings.map(\.names) == [["Азов", "Ялта"], ["Тула"]])
        #expect(listings.map(\.isConfirmed) == [false, true])
        #expect(listings.map(\.isFinal) == [false, true])
        #expect(listings[0].updated == clock.now.addingTimeInterval(-300))
        #expect(listings[1].updated == clock.now)
    }

    @Test("P-26: offline, after a restart, places and photos are there with their age and the reason")
    func offline() async throws {
        answer("/places", Self.twoPlaces)
        answer(
            "/places/2/photos",
            #"[{"id":"7","createdAt":"2021-05-01T00:00:00Z","image":"https://a.example/7.jpg"}]"#
        )
        _ = try await feed().places().all()
        _ = try await feed().photos(of: "2").all()
        let then = clock.now
        clock.move(86_400)
        server.answer("/api/v1/places", .failure(.noConnection))
        server.answer("/api/v1/places/2/photos", .failure(.noConnection))
        let places = try #require(await feed().places().all().last)
        #expect(places.names == ["Азов", "Ялта"])
        #expect(places.items.first?.thumbnail?.absoluteString == "https://a.example/2.jpg")
        #expect(places.updated == then)
        #expect(places.failure == .network(.noConnection))
        let photos = try #require(await feed().photos(of: "2").all().last)
        #expect(photos.items.map(\.image.absoluteString) == ["https://a.example/7.jpg"])
        #expect(photos.items.first?.created == Date(timeIntervalSince1970: 1_619_827_200))
        #expect(photos.failure == .network(.noConnection))
    }

    @Test("Nothing stored and nothing that comes: the reason alone")
    func nothing() async throws {
        server.answer("/api/v1/places", .failure(.timedOut))
        let listings = try await feed().places().all()
        #expect(listings == [Listing(failure: .network(.timedOut), isFinal: true)])
    }

    @Test("P-27: places are in the order of the alphabet, digits by value, quotes and case aside, ties by id")
    func orderOfPlaces() async throws {
        let names = ["Ёлка", "ель", "«Ромашка»", "10-й причал", "2-я линия", "aurora", "Øst", "Zoo", "ёж", "Елка"]
        let records = names.enumerated().map { #"{"id":"\#($0.offset)","name":"\#($0.element)"}"# }
        let twins = [#"{"id":"30","name":"Long Lake"}"#, #"{"id":"4x","name":"Long Lake"}"#]
        answer("/places", "[" + (records + twins).joined(separator: ",") + "]")
        let listing = try #require(await feed().places().all().last)
        #expect(
            listing.names == [
                "2-я линия", "10-й причал", "aurora", "Long Lake", "Long Lake", "Øst", "Zoo", "ёж", "Ёлка", "Елка",
                "ель", "«Ромашка»",
            ]
        )
        #expect(listing.items.filter { $0.name == "Long Lake" }.map(\.id) == ["4x", "30"])
        #expect(listing.items.filter { $0.name.hasSuffix("лка") }.map(\.id) == ["0", "9"])
    }

    @Test("P-21: photos are newest first, whatever zone or fraction; undated ones last; ties by id")
    func orderOfPhotos() async throws {
        answer("/places", Self.twoPlaces)
        answer(
            "/places/1/photos",
            """
            [{"id":"1","createdAt":null,"image":"https://a.example/1"},
             {"id":"10","createdAt":"2021-04-27T10:00:00.000Z","image":"https://a.example/10"},
             {"id":"2","createdAt":"2021-04-27T10:00:00Z","image":"https://a.example/2"},
             {"id":"3","createdAt":"2021-04-27T12:00:00.001+02:00","image":"https://a.example/3"},
             {"id":"4","image":"https://a.example/4"},
             {"id":"5","createdAt":"2021-04-27T23:30:00-03:00","image":"https://a.example/5"},
             {"id":"6","createdAt":"not a date","image":"https://a.example/6"},
             {"id":"7","createdAt":"1969-12-31T00:00:00Z","image":"https://a.example/7"}]
            """
        )
        _ = try await feed().places().all()
        let first = try await feed().photos(of: "1").all()
        let again = try await feed().photos(of: "1").all()
        let expected = ["5", "3", "2", "10", "7", "1", "4", "6"]
        #expect(first.map { $0.items.map(\.id) } == [expected])
        #expect(again.map { $0.items.map(\.id) } == [expected, expected])
    }

    @Test("What cannot be read is skipped and counted; the rest is shown")
    func lenient() async throws {
        answer(
            "/places",
            #"""
            [{"id":1,"name":" Два\n  слова ","thumbnail":null}, {"id":"2"}, {"id":"","name":"x"}, null, 7,
             {"id":"3","name":"\ud83d"}, {"id":"4","name":"\t"}, {"id":"5","name":"Пять","thumbnail":"not an address"},
             {"id":"5","name":"Ещё раз"}, {"id":"6","name":"Шесть","thumbnail":"http://a.example/ж 6.jpg"}]
            """#
        )
        let listing = try #require(await feed().places().all().last)
        #expect(listing.names == ["Два слова", "Пять", "Шесть"])
        #expect(listing.unreadable == 6)
        #expect(listing.items[1].thumbnail == nil || listing.items[1].thumbnail?.host == "places.example")
        #expect(listing.items[2].thumbnail?.absoluteString == "https://a.example/%D0%B6%206.jpg")
        answer(
            "/places/5/photos",
            #"[{"id":"1"},{"id":"2","image":"javascript:alert(1)"},{"id":"3","image":"/3.jpg"}]"#
        )
        let photos = try #require(await feed().photos(of: "5").all().last)
        #expect(photos.items.map(\.image.absoluteString) == ["https://places.example/3.jpg"])
        #expect(photos.unreadable == 2)
    }

    @Test("What is no list changes nothing that is stored", arguments: ["{}", "\"Not found\"", "null", "[1, 2"])
    func noList(_ text: String) async throws {
        answer("/places", Self.twoPlaces)
        _ = try await feed().places().all()
        answer("/places", text)
        let listing = try #require(await feed().places().all().last)
        #expect(listing.names == ["Азов", "Ялта"])
        #expect(listing.failure != nil)
    }

    @Test("Nothing new since: the stored list is confirmed, with its count of unreadable items")
    func notModified() async throws {
        answer("/places", #"[{"id":"1","name":"Один"}, 7]"#, etag: "\"v1\"")
        _ = try await feed().places().all()
        clock.move(60)
        let listings = try await feed().places().all()
        #expect(listings.last?.names == ["Один"])
        #expect(listings.last?.unreadable == 1)
        #expect(listings.last?.isConfirmed == true)
        #expect(listings.last?.updated == clock.now)
        clock.move(60)
        #expect(try await feed().places().all().last?.updated == clock.now)
    }

    @Test("A place that is gone goes with its photos; one that comes back starts anew")
    func goneWithPhotos() async throws {
        answer("/places", Self.twoPlaces)
        answer("/places/2/photos", #"[{"id":"7","image":"https://a.example/7.jpg"}]"#)
        _ = try await feed().places().all()
        _ = try await feed().photos(of: "2").all()
        answer("/places", #"[{"id":"1","name":"Ялта"}]"#)
        _ = try await feed().places().all()
        // The photos of a place that has left are shown to who is looking, and not stored.
        #expect(try await feed().photos(of: "2").all().map(\.items.count) == [1])
        answer("/places", Self.twoPlaces)
        _ = try await feed().places().all()
        server.answer("/api/v1/places/2/photos", .failure(.noConnection))
        #expect(try await feed().photos(of: "2").all().map(\.items.count) == [0])
    }

    @Test("Sources do not mix: ids of one service mean nothing in another")
    func sources() async throws {
        answer("/places", Self.twoPlaces)
        let feed = try await feed()
        _ = await feed.places().all()
        let opened = try await Database.open(
            folder.file("cache.sqlite"),
            as: .cache,
            migrator: Migrator([PlacesStorage.cacheMigration])
        )
        let other = PlacesFeed(
            service: PlacesService(base: try #require(URL(string: "https://other.example")), client: server),
            database: opened.database
        )
        #expect(await other.places().all().map(\.items.count) == [0])
    }

    @Test("Who stops listening stops the request")
    func stopping() async throws {
        server.hold(true)
        let feed = try await feed()
        let listening = Task { for await _ in feed.places() {} }
        #expect(await server.runs(1))
        listening.cancel()
        #expect(await server.givesUp(["/api/v1/places"]))
    }

    @Test("The sample places are sorted, and each has its photos")
    func samplePlaces() async throws {
        let client = SampleClient(service: try SampleService())
        let feed = try await feed(client)
        let places = try #require(await feed.places().all().last)
        #expect(places.names.prefix(3) == ["2-я линия", "10-й причал", "aurora bay"])
        #expect(places.items.count == 16)
        #expect(places.unreadable == 0)
        for place in places.items {
            let photos = try #require(await feed.photos(of: place.id).all().last)
            #expect(photos.failure == nil)
            #expect(!photos.items.isEmpty, "\(place.name)")
        }
    }
}

extension AsyncStream where Element: Sendable {
    /// Everything that comes, once the stream has ended.
    fileprivate func all() async -> [Element] {
        var elements: [Element] = []
        for await element in self { elements.append(element) }
        return elements
    }
}

extension Listing where Item == Place {
    fileprivate var names: [String] { items.map(\.name) }
}
