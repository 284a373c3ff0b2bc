import Foundation
import Networking
import TestSupport
import Testing

@testable import Music

@Suite("Reading the service's answers")
struct AnswerTests {
    private func found(_ rows: String...) async throws -> SearchAnswer {
        let body =
            "\n\n\n{\n \"resultCount\":\(rows.count),\n \"results\": [\(rows.joined(separator: ", \n"))]\n}\n\n\n"
        return try await ITunesService.answering(body).albums(matching: .words("salt"))
    }

    private func tracks(_ rows: String...) async throws -> TrackList {
        let head = #"{"wrapperType":"collection","collectionId":1,"collectionName":"Salt","trackCount":9}"#
        let body = "\n\n\n{\"resultCount\":1,\"results\":[\(([head] + rows).joined(separator: ","))]}"
        return try await ITunesService.answering(body).album(1).tracks
    }

    private let salt = #"{"wrapperType":"collection","collectionId":1,"collectionName":"Salt","artistName":"Ida"}"#

    @Test("I-02: an answer without results is \"nothing found\"")
    func nothingFound() async throws {
        let answer = try await ITunesService.answering("\n\n\n{\"resultCount\":0,\n \"results\": []\n}\n\n\n")
            .albums(matching: .words("salt"))
        #expect(answer.albums.isEmpty)
        #expect(answer.unreadable == 0)
    }

    @Test(
        "I-02: what is no answer of this service is told apart from \"nothing found\"",
        arguments: [
            "null", "", "{}", "[]", "\"\"", "{\"results\":null}", "<html><body>busy</body></html>", "{\"a\":1}",
        ]
    )
    func noAnswer(body: String) async throws {
        let service = try ITunesService.answering(body)
        await #expect(throws: MusicError.self) { try await service.albums(matching: .words("salt")) }
    }

    @Test("I-04: an album without artwork, price or date is listed with what it has")
    func missingMembers() async throws {
        let album = try await found(salt).albums.first
        #expect(album == Album(id: 1, title: "Salt", artist: "Ida"))
        #expect(album?.artwork == nil)
        #expect(album?.year == nil)
    }

    @Test("I-04: the picture of another size serves where the usual one is missing")
    func otherArtwork() async throws {
        for key in ["artworkUrl60", "artworkUrl512"] {
            let row = salt.dropLast() + #","\#(key)":"https://a.example/c/60x60bb.jpg"}"#
            #expect(try await found(String(row)).albums.first?.artwork?.absoluteString.hasSuffix("60x60bb.jpg") == true)
        }
    }

    @Test("I-04: a song without a name, a length or a preview is listed")
    func missingSongMembers() async throws {
        let list = try await tracks(#"{"wrapperType":"track","kind":"song","trackId":5,"trackNumber":1}"#)
        #expect(list.songs == [Song(id: 5, title: "", artist: "", number: 1)])
        #expect(list.milliseconds == nil)
    }

    @Test("I-04: members of the wrong kind cost no more than themselves")
    func wrongKinds() async throws {
        let odd =
            #"{"wrapperType":"collection","collectionId":"7","collectionName":"Odd","artistName":5,"trackCount":"12","#
            + #""releaseDate":2014,"artworkUrl100":{},"collectionViewUrl":"javascript:alert(1)","copyright":null}"#
        let album = try #require(try await found(odd).albums.first)
        #expect((album.id, album.title, album.artist) == (7, "Odd", ""))
        #expect(album.trackCount == 12)
        #expect((album.released, album.copyright, album.artwork, album.page) == (nil, nil, nil, nil))
    }

    @Test("I-04: a bad row is skipped and counted, also one that the decoder gives up on; the others are listed")
    func badRows() async throws {
        let nameless = #"{"wrapperType":"collection","collectionId":2}"#
        let surrogate = #"{"wrapperType":"collection","collectionId":3,"collectionName":"\ud83d"}"#
        let huge = #"{"wrapperType":"collection","collectionId":1e999,"collectionName":"Huge"}"#
        let one = try await found(salt, nameless, "null", "5")
        #expect(one.albums.map(\.title) == ["Salt"])
        #expect(one.unreadable == 3)
        let two = try await found(surrogate, salt, huge)
        #expect(two.albums.map(\.title) == ["Salt"])
        #expect(two.unreadable == 2)
    }

    @Test("Rows that are no albums are passed over, and an album that comes twice is listed once")
    func otherRows() async throws {
        let artist = #"{"wrapperType":"artist","artistId":9,"artistName":"Ida"}"#
        let podcast = #"{"wrapperType":"track","kind":"podcast","trackId":9,"collectionId":9,"collectionName":"P"}"#
        let answer = try await found(salt, artist, podcast, salt)
        #expect(answer.albums.count == 1)
        #expect(answer.unreadable == 0)
    }

    @Test("A title is one line")
    func oneLine() async throws {
        let row = #"{"wrapperType":"collection","collectionId":1,"collectionName":" Two\nlines \t here "}"#
        #expect(try await found(row).albums.first?.title == "Two lines here")
    }

    @Test("I-07: the album's own row and videos are no songs; order is by disc and number, whatever order they came in")
    func trackOrder() async throws {
        func song(_ id: Int, _ disc: Int, _ number: Int, _ kind: String = "song") -> String {
            #"{"wrapperType":"track","kind":"\#(kind)","trackId":\#(id),"trackName":"\#(disc)-\#(number)","#
                + #""discNumber":\#(disc),"trackNumber":\#(number)}"#
        }
        let list = try await tracks(
            song(1, 2, 1),
            song(2, 1, 10),
            song(3, 1, 2),
            song(4, 1, 9, "music-video"),
            song(5, 1, 1),
            song(1, 2, 1)
        )
        #expect(list.songs.map(\.title) == ["1-1", "1-2", "1-10", "2-1"])
        #expect(list.discs.map(\.number) == [1, 2])
        #expect(list.videoCount == 1)
    }

    @Test("I-09: an album is listed whatever the query was written in")
    func otherScript() async throws {
        let row = #"{"wrapperType":"collection","collectionId":1,"collectionName":"Gruppa Krovi","artistName":"Kino"}"#
        let body = "{\"resultCount\":1,\"results\":[\(row)]}"
        let answer = try await ITunesService.answering(body).albums(matching: .words("Кино группа крови"))
        #expect(answer.albums.map(\.artist) == ["Kino"])
    }

    @Test("The year is that of the date in UTC")
    func years() async throws {
        for (date, year) in [
            ("2008-12-31T23:30:00Z", 2008), ("1959-01-01T00:00:00Z", 1959), ("2031-01-17T08:00:00Z", 2031),
        ] {
            let row = salt.dropLast() + ",\"releaseDate\":\"\(date)\"}"
            #expect(try await found(String(row)).albums.first?.year == year)
        }
    }

    @Test("An album that the service does not have is told apart from an answer that cannot be read")
    func notFound() async throws {
        let none = try ITunesService.answering("{\"resultCount\":0,\"results\":[]}")
        await #expect(throws: MusicError.notFound) { try await none.album(5) }
        let other = try ITunesService.answering("{\"resultCount\":1,\"results\":[\(salt)]}")
        await #expect(throws: MusicError.unreadable) { try await other.album(5) }
    }

    @Test("Spoilt answers give albums or a reason, and never stop the program")
    func mutated() async throws {
        let sample = try FakeITunes.sample()
        let url = try #require(URL(string: "https://albums.example/search?entity=album&term=the&country=us"))
        let whole = [UInt8](try await sample.send(HTTPRequest(url: url)).body)
        var random = SeededGenerator(seed: TestRun.seed)
        for _ in 0..<300 {
            let body = Data(Mutation.mutated(whole, using: &random))
            do throws(MusicError) {
                let answer = try AnswerBody(body)
                #expect(answer.rows.count <= 400, "seed \(TestRun.seed)")
            } catch {
                #expect(error == .unreadable, "seed \(TestRun.seed)")
            }
        }
    }
}
