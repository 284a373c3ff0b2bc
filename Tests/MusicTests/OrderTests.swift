import Foundation
import Testing

@testable import Music

@Suite("The order of albums")
struct OrderTests {
    private func sorted(_ titles: [String]) -> [String] {
        let albums = titles.enumerated().map { Album(id: $0.offset, title: $0.element, artist: "") }
        let orders = (0..<20).map { _ in AlbumOrder.sorted(albums.shuffled()).map(\.title) }
        // The same order whatever order they came in.
        return Set(orders).count == 1 ? orders[0] : []
    }

    @Test("I-12: capitals do not count")
    func capitals() {
        #expect(
            sorted(["The One", "techcore", "THE ONLY", "the odd", "autobahn", "Computer World"])
                == ["autobahn", "Computer World", "techcore", "the odd", "The One", "THE ONLY"]
        )
    }

    @Test("I-14: articles count, leading marks do not, numbers go by value, Ё stands beside Е, Cyrillic after Latin")
    func choices() {
        #expect(
            sorted([
                "Ель", "ежевика", "Ёлка", "10 писем", "9 писем", "[untitled]", "«Ромашки»", "…And the Rain", "The End",
                "A Map of Rivers", "An Hour East", "Été sans fin", "Zielona linia", "Яблоко",
            ]) == [
                "9 писем", "10 писем", "A Map of Rivers", "An Hour East", "…And the Rain", "Été sans fin", "The End",
                "[untitled]", "Zielona linia", "ежевика", "Ёлка", "Ель", "«Ромашки»", "Яблоко",
            ]
        )
    }

    @Test("I-15: equal titles stand by artist, then year, then number, at every search")
    func ties() {
        let dates = [1_000_000_000.0, 1_300_000_000.0].map { Date(timeIntervalSince1970: $0) }
        let albums = [
            Album(id: 1, title: "Salt", artist: "Ida"),
            Album(id: 2, title: "salt", artist: "Anna", released: dates[1]),
            Album(id: 3, title: "SALT", artist: "Ida", released: dates[1]),
            Album(id: 4, title: "Salt", artist: "ida", released: dates[0]),
            Album(id: 5, title: "Salt", artist: "Ida", released: dates[1]),
        ]
        for _ in 0..<20 {
            #expect(AlbumOrder.sorted(albums.shuffled()).map(\.id) == [2, 4, 3, 5, 1])
        }
    }

    @Test("I-11: the explicit, the clean and the deluxe version of an album are three albums that differ to the eye")
    func versions() async throws {
        let service = try ITunesService.fake(FakeITunes.sample())
        let found = try await service.albums(matching: .words("Halloran salt")).albums
        #expect(found.map(\.id).count == 3)
        #expect(Set(found.map { "\($0.title) \($0.advisory) \($0.trackCount ?? 0)" }).count == 3)
        #expect(found.map(\.advisory).sorted { $0.rawValue < $1.rawValue } == [.clean, .explicit, .explicit])
    }
}
