import Foundation
import Networking
import Testing

@testable import Music

@Suite("What the service is asked")
struct RequestTests {
    private let client = FakeITunes { _ in .success(Data("{\"resultCount\":0,\"results\":[]}".utf8)) }

    private func query(_ typed: String, region: String? = nil) async throws -> String {
        let service = try ITunesService.fake(client, region: region)
        _ = try await service.albums(matching: .words(typed))
        return try #require(client.asked.last).absoluteString
    }

    @Test("I-06: signs that mean something in an address are encoded, a plus above all")
    func encoded() async throws {
        let asked = try await query("AC/DC + Кино & friends")
        #expect(asked.contains("term=AC%2FDC%20%2B%20%D0%9A%D0%B8%D0%BD%D0%BE%20%26%20friends&"))
        #expect(try await query("君の知らない").contains("term=%E5%90%9B%E3%81%AE%E7%9F%A5%E3%82%89%E3%81%AA%E3%81%84&"))
        #expect(try await query("🎷").contains("term=%F0%9F%8E%B7&"))
    }

    @Test("I-06: three hundred letters are asked for, not more; blanks are no question")
    func lengths() async throws {
        #expect(try await query(String(repeating: "ы", count: 300)).contains(String(repeating: "%D1%8B", count: 300)))
        #expect(SearchTerm(String(repeating: "ы", count: 9999))?.text.count == 300)
        for blank in ["", "   ", "\t\n", "\u{A0}\u{2003}"] { #expect(SearchTerm(blank) == nil) }
    }

    @Test("I-10: nothing restricts a search to some attribute: that hides new releases")
    func noAttribute() async throws {
        let asked = try await query("salt")
        #expect(!asked.contains("attribute"))
        #expect(
            asked == "https://albums.example/search?media=music&entity=album&term=salt&country=us&limit=200"
        )
    }

    @Test("An album's songs are asked for by its number, in the person's country")
    func lookup() async throws {
        let service = try ITunesService.fake(client, region: "RU")
        await #expect(throws: MusicError.notFound) { try await service.album(1_441_458_047) }
        #expect(
            client.asked.map(\.absoluteString) == [
                "https://albums.example/lookup?id=1441458047&entity=song&limit=200&country=ru"
            ]
        )
    }

    @Test("A country without a shop is served by the United States' one")
    func noShop() async throws {
        client.change { request in
            request.url.absoluteString.contains("country=aq")
                ? .failure(.serverError(code: 400)) : .success(Data("{\"results\":[]}".utf8))
        }
        #expect(try await query("salt", region: "AQ").contains("country=us"))
    }

    @Test("One question however it is typed: case, spaces, a й of one sign or two")
    func sameQuestion() throws {
        #expect(try SearchTerm.words("  Тихий   час ") == .words("Тихий час"))
        #expect(try SearchTerm.words("Тихий час").key == SearchTerm.words("ТИХИЙ ЧАС").key)
        #expect(
            try SearchTerm.words("мои\u{306}").key.utf8.elementsEqual(SearchTerm.words("мой").key.utf8)
        )
    }

    @Test("Each service, country and address has a name of its own; the sample services are one on any port")
    func names() throws {
        func name(_ base: String, _ region: String?) throws -> String {
            ITunesService(base: try #require(URL(string: base)), region: region, client: client).id
        }
        #expect(try name("https://itunes.apple.com", nil) == "itunes us itunes.apple.com")
        #expect(try name("https://itunes.apple.com/", "RU") == "itunes ru itunes.apple.com")
        #expect(try name("http://127.0.0.1:8080", nil) == name("http://127.0.0.1:9090", nil))
    }
}
