import Foundation
import Testing

@testable import SampleContent

@Suite("Albums")
struct AlbumTests {
    private let answers: Answers

    init() throws {
        answers = try Answers()
    }

    private func titles(_ rows: [[String: Any]]) -> [String] {
        rows.compactMap { $0["collectionName"] as? String }
    }

    private func tracks(of id: Int) -> [[String: Any]] {
        Array(answers.rows("/lookup?id=\(id)&entity=song&limit=200").dropFirst())
    }

    @Test("There are at least 60 albums, with titles in Russian, Latin letters and other scripts")
    func counts() {
        let albums = answers.service.albums.albums
        #expect(albums.count >= 60)
        #expect(Set(albums.map(\.id)).count == albums.count)
        let russian = albums.filter { $0.title.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) } }
        #expect(russian.count >= 25)
        #expect(albums.contains { $0.title == "君の知らない駅" })
        #expect(albums.contains { $0.title == "طريق القمر" })
    }

    @Test("Search finds by title and artist, whatever the case, ё as е, accents or none, in both languages")
    func search() {
        #expect(titles(answers.search("ТИХИЙ")) == ["Тихий час"])
        #expect(titles(answers.search("елка")).contains("Ёлка"))
        #expect(titles(answers.search("трамвай кольцо")).count == 3)
        #expect(titles(answers.search("slow trains")).count == 3)
        #expect(titles(answers.search("ete sans")) == ["Été sans fin"])
        #expect(titles(answers.search("ветрова")).count == 3)
        #expect(answers.search("трамвай marigold").isEmpty)
    }

    @Test("New albums stand after those that are found, each with an id, a title and a picture of its own")
    func inserted() throws {
        var changes = ContentChanges()
        changes.insertedAlbums = 190
        let response = answers.service.answer(SampleRequest(target: "/search?term=тихий&limit=200"), changes: changes)
        let object = try #require(try JSONSerialization.jsonObject(with: response.body) as? [String: Any])
        let rows = try #require(object["results"] as? [[String: Any]])
        #expect(rows.count == 191)
        #expect(titles(rows).first == "Тихий час")
        #expect(Set(rows.compactMap { $0["collectionId"] as? Int }).count == 191)
        #expect(Set(titles(rows)).count == 191)
        let pictures = rows.compactMap { $0["artworkUrl100"] as? String }
        #expect(Set(pictures).count == pictures.count)
        for picture in pictures.suffix(3) {
            let path = try #require(URL(string: picture)?.path)
            #expect(answers.get(path).status == 200, "\(path)")
        }
    }

    @Test("I-06: signs in a term arrive whole; a blank term finds nothing")
    func signs() {
        #expect(titles(answers.search("Volts/Amps + Друзья & Friends")) == ["Volts/Amps + Друзья & Friends"])
        #expect(titles(answers.search("君の知らない")) == ["君の知らない駅"])
        #expect(answers.search("   ").isEmpty)
        #expect(answers.search("").isEmpty)
        #expect(answers.search(String(repeating: "я", count: 300)).isEmpty)
        #expect(titles(answers.rows("/search?term=slow+trains&entity=album")).count == 3)
    }

    @Test("limit limits, country decides country and currency, a country that is none is refused")
    func limitAndCountry() {
        #expect(answers.search("а", "&limit=2").count == 2)
        let row = answers.search("reeds", "&country=ru").first
        #expect(row?["country"] as? String == "RUS")
        #expect(row?["currency"] as? String == "RUB")
        let refused = answers.get("/search?term=a&country=xx")
        #expect(refused.status == 400)
        #expect(String(bytes: refused.body, encoding: .utf8)?.contains("[country]") == true)
    }

    @Test("I-07: the album comes first, then tracks of several discs, videos among them; one disc has more than ten")
    func discs() {
        let rows = answers.rows("/lookup?id=1900004700&entity=song&limit=200")
        #expect(rows.first?["wrapperType"] as? String == "collection")
        let tracks = rows.dropFirst()
        #expect(tracks.allSatisfy { $0["wrapperType"] as? String == "track" && $0["discCount"] as? Int == 2 })
        #expect(Set(tracks.compactMap { $0["discNumber"] as? Int }) == [1, 2])
        #expect(tracks.filter { $0["discNumber"] as? Int == 1 }.count == 12)
        #expect(tracks.filter { $0["kind"] as? String == "music-video" }.count == 3)
        #expect(rows.first?["trackCount"] as? Int == tracks.count)
        #expect(answers.service.albums.albums.contains { $0.discs.count == 3 })
    }

    @Test("I-11: explicit, clean and deluxe editions stand side by side")
    func twins() {
        let salt = answers.search("salt halloran")
        #expect(titles(salt) == ["Salt", "Salt", "Salt (Deluxe Edition)"])
        #expect(salt.map { $0["collectionExplicitness"] as? String } == ["explicit", "cleaned", "explicit"])
        #expect(salt.map { $0["contentAdvisoryRating"] as? String } == ["Explicit", "Clean", "Explicit"])
        #expect(answers.search("reeds").first?["contentAdvisoryRating"] == nil)
    }

    @Test("I-15: equal titles, of one artist and of two")
    func ties() {
        let rows = answers.search("северное сияние")
        #expect(titles(rows) == Array(repeating: "Северное сияние", count: 3))
        #expect(Set(rows.compactMap { $0["artistName"] as? String }).count == 2)
        #expect(Set(rows.compactMap { $0["releaseDate"] as? String }).count == 2)
    }

    @Test("I-12, I-14: the titles that sorting stumbles over are there")
    func sortingOddities() {
        let all = Set(answers.service.albums.albums.map(\.title))
        for title in [
            "autobahn nights", "Computer Weather", "THE ONLY", "The One", "the odd", "techcore", "[untitled]",
            "«Ромашки»", "…And the Rain", "9 писем", "10 писем", "Ёлка", "Ель", "ежевика", "A Map of Rivers",
        ] {
            #expect(all.contains(title), "\(title)")
        }
        let decomposed = all.first { $0.hasPrefix("Тайна") }
        #expect(decomposed?.unicodeScalars.contains("\u{306}") == true)
    }

    @Test("I-04: each field that may be missing is missing somewhere")
    func missingFields() {
        let albums = answers.service.albums.albums.flatMap { answers.rows("/lookup?id=\($0.id)") }
        for key in ["artworkUrl100", "artworkUrl60", "collectionPrice", "releaseDate", "copyright", "artistId"] {
            let without = albums.filter { $0[key] == nil }
            #expect(!without.isEmpty && without.count < 6, "\(key)")
        }
        let songs = tracks(of: 1_900_002_700)
        for key in ["previewUrl", "trackTimeMillis", "trackName"] {
            #expect(songs.contains { $0[key] == nil }, "\(key)")
        }
    }

    @Test("An album without songs, and compilations with fewer than they say, at a price of -1")
    func fewerSongs() {
        #expect(tracks(of: 1_900_002_500).isEmpty)
        #expect(answers.rows("/lookup?id=1900002500")[0]["trackCount"] as? Int == 8)
        for id in [1_900_001_800, 1_900_004_300] {
            let album = answers.rows("/lookup?id=\(id)")[0]
            #expect(tracks(of: id).count < album["trackCount"] as? Int ?? 0)
            #expect(album["collectionPrice"] as? Double == -1)
        }
    }

    @Test("Years: before 1970, at the edge of a year in UTC, and still to come")
    func years() {
        let dates = answers.service.albums.albums.map(\.released)
        #expect(dates.contains { $0.hasPrefix("1959") })
        #expect(dates.contains("2008-12-31T23:30:00Z"))
        #expect(dates.contains { $0.hasPrefix("2031") })
    }

    @Test("An artist is found with the albums; an id that is none finds nothing")
    func artist() {
        let rows = answers.rows("/lookup?id=700111&entity=album")
        #expect(rows.first?["wrapperType"] as? String == "artist")
        #expect(rows.count == 4)
        #expect(answers.rows("/lookup?id=1").isEmpty)
        #expect(answers.get("/lookup?id=abc").status == 400)
    }

    @Test("I-05: artwork is there for every album in small and large; one album's address has no size in it")
    func artwork() {
        for album in answers.service.albums.albums {
            let small = answers.get("/artwork/v4/\(album.id)/100x100bb.jpg")
            let large = answers.get("/artwork/v4/\(album.id)/600x600bb.jpg")
            #expect(PictureFile(small.body).size == PictureFile.Size(width: 100, height: 100), "\(album.title)")
            #expect(PictureFile(large.body).size == PictureFile.Size(width: 600, height: 600), "\(album.title)")
        }
        #expect(answers.get("/artwork/v4/1900000100/1500x1500bb.jpg").body.count > 10_000)
        for path in ["1900000100/0x0bb.jpg", "1900000100/x.jpg", "1/100x100bb.jpg", "1900000100/../../news/1.txt"] {
            #expect(answers.get("/artwork/v4/\(path)").status == 404, "\(path)")
        }
        let unsized = answers.search("пар над катком")[0]["artworkUrl100"] as? String ?? ""
        #expect(!unsized.contains("100x100bb"))
        #expect(answers.get(String(unsized.dropFirst("http://127.0.0.1:80".count))).status == 200)
    }
}
