import Foundation
import Testing

@testable import SampleContent

/// Our answers have the keys and types of the real ones.
@Suite("Shapes of answers")
struct ShapeTests {
    private let answers: Answers

    init() throws {
        answers = try Answers()
    }

    private func shape(_ target: String) throws -> Set<String> {
        try Shape(answers.get(target).body).paths
    }

    /// The shape of one kind of row of a search or a lookup, over all of the answer.
    private func rowShape(_ data: Data, wrapper: String, kind: String?) throws -> Set<String> {
        let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        let rows = object?["results"] as? [[String: Any]] ?? []
        let wanted = rows.filter {
            $0["wrapperType"] as? String == wrapper && (kind == nil || $0["kind"] as? String == kind)
        }
        // isStreamable is the only truth value; written anew it would come out as a number on some platforms.
        let rest = wanted.map { $0.filter { $0.key != "isStreamable" } }
        var paths = try Shape(JSONSerialization.data(withJSONObject: rest)).paths
        if wanted.contains(where: { $0["isStreamable"] != nil }) { paths.insert("[].isStreamable: boolean") }
        return paths
    }

    // MARK: What the real answers have, recorded

    private let headline = [
        "bankInfoTypeId: number", "id: string", "name: string", "publicationDate.milliseconds: number", "text: string",
    ]
    private let album = [
        "amgArtistId: number", "artistId: number", "artistName: string", "artistViewUrl: string",
        "artworkUrl100: string", "artworkUrl60: string", "collectionCensoredName: string",
        "collectionExplicitness: string", "collectionId: number", "collectionName: string", "collectionPrice: number",
        "collectionType: string", "collectionViewUrl: string", "copyright: string", "country: string",
        "currency: string", "primaryGenreName: string", "releaseDate: string", "trackCount: number",
        "wrapperType: string",
    ]
    private let song = [
        "artistId: number", "artistName: string", "artistViewUrl: string", "artworkUrl100: string",
        "artworkUrl30: string", "artworkUrl60: string", "collectionCensoredName: string",
        "collectionExplicitness: string", "collectionId: number", "collectionName: string", "collectionPrice: number",
        "collectionViewUrl: string", "country: string", "currency: string", "discCount: number", "discNumber: number",
        "isStreamable: boolean", "kind: string", "previewUrl: string", "primaryGenreName: string",
        "releaseDate: string", "trackCensoredName: string", "trackCount: number", "trackExplicitness: string",
        "trackId: number", "trackName: string", "trackNumber: number", "trackPrice: number",
        "trackTimeMillis: number", "trackViewUrl: string", "wrapperType: string",
    ]

    @Test("Headlines have the recorded keys")
    func headlines() throws {
        let expected = headline.map { "payload[].\($0)" } + ["resultCode: string", "trackingId: string"]
        #expect(try shape("/v1/news?first=0&last=200") == Set(expected))
    }

    @Test("A news item has the recorded keys")
    func newsContent() throws {
        let expected =
            headline.map { "payload.title.\($0)" } + [
                "payload.bankInfoTypeId: number", "payload.content: string",
                "payload.creationDate.milliseconds: number", "payload.lastModificationDate.milliseconds: number",
                "payload.typeId: string", "resultCode: string", "trackingId: string",
            ]
        #expect(try shape("/v1/news_content?id=10137") == Set(expected))
    }

    @Test("An album and its songs have the recorded keys; videos lack one")
    func albumAndSongs() throws {
        let data = answers.get("/lookup?id=1900004700&entity=song&country=gb").body
        #expect(try rowShape(data, wrapper: "collection", kind: nil) == Set(album.map { "[].\($0)" }))
        #expect(try rowShape(data, wrapper: "track", kind: "song") == Set(song.map { "[].\($0)" }))
        let video = song.filter { $0 != "isStreamable: boolean" }
        #expect(try rowShape(data, wrapper: "track", kind: "music-video") == Set(video.map { "[].\($0)" }))
    }

    @Test("A compilation has no artist page, its songs tell whose collection it is")
    func compilation() throws {
        let data = answers.get("/lookup?id=1900004300&entity=song&country=gb").body
        let withoutArtist = album.filter { !$0.hasPrefix("amgArtistId") && !$0.hasPrefix("artistViewUrl") }
        #expect(try rowShape(data, wrapper: "collection", kind: nil) == Set(withoutArtist.map { "[].\($0)" }))
        let more = ["collectionArtistId: number", "collectionArtistName: string", "contentAdvisoryRating: string"]
        #expect(try rowShape(data, wrapper: "track", kind: "song") == Set((song + more).map { "[].\($0)" }))
    }

    @Test("Places and photos have the recorded keys")
    func places() throws {
        let place = ["[].createdAt: string", "[].id: string", "[].name: string", "[].thumbnail: string"]
        #expect(try shape("/api/v1/places") == Set(place))
        let photo = ["[].createdAt: string", "[].id: string", "[].image: string", "[].placeId: string"]
        #expect(try shape("/api/v1/places/1/photos").subtracting(["[].createdAt: null"]) == Set(photo))
    }

    @Test("The albums service answers text/javascript between three newlines, as text byte for byte")
    func envelope() {
        let empty = answers.get("/search?media=music&entity=album&term=zzzz")
        #expect(empty.headers["Content-Type"] == "text/javascript; charset=utf-8")
        #expect(String(bytes: empty.body, encoding: .utf8) == "\n\n\n{\n \"resultCount\":0,\n \"results\": []\n}\n\n\n")
        let found = answers.get("/search?media=music&entity=album&term=reeds")
        let text = String(bytes: found.body, encoding: .utf8) ?? ""
        #expect(text.hasPrefix("\n\n\n{\n \"resultCount\":1,\n \"results\": [\n{\"wrapperType\":\"collection\", "))
        #expect(text.hasSuffix("}]\n}\n\n\n"))
    }

    // MARK: The same against the real answers

    @Test("News has the keys of the real news", .enabled(if: RealAnswers.areHere, "needs ../shared/data"))
    func realNews() throws {
        let list = try Shape(RealAnswers.data("tinkoff/news_list_assembled.json")).paths
        #expect(try shape("/v1/news?first=0&last=20") == list)
        let content = try Shape(RealAnswers.data("tinkoff/news_content_8165.json")).paths
        // Who recorded the real one left the trackingId out.
        #expect(try shape("/v1/news_content?id=10137").subtracting(["trackingId: string"]) == content)
    }

    @Test("Albums have the keys of the real albums", .enabled(if: RealAnswers.areHere, "needs ../shared/data"))
    func realAlbums() throws {
        let real = try RealAnswers.data("itunes/lookup_song_1441458047_gb.json")
        let ours = answers.get("/lookup?id=1900004700&entity=song&country=gb").body
        for (wrapper, kind) in [("collection", nil), ("track", "song"), ("track", "music-video")] {
            #expect(
                try rowShape(ours, wrapper: wrapper, kind: kind) == rowShape(real, wrapper: wrapper, kind: kind),
                "\(wrapper) \(kind ?? "")"
            )
        }
        let artist = try RealAnswers.data("itunes/lookup_artist_799089_albums_us.json")
        let ourArtist = answers.get("/lookup?id=700111&entity=album").body
        #expect(
            try rowShape(ourArtist, wrapper: "artist", kind: nil) == rowShape(artist, wrapper: "artist", kind: nil)
        )
        #expect(
            try rowShape(ourArtist, wrapper: "collection", kind: nil)
                == rowShape(artist, wrapper: "collection", kind: nil)
        )
    }

    @Test(
        "A compilation has the keys of the real one, and fewer songs than it says, too",
        .enabled(if: RealAnswers.areHere, "needs ../shared/data")
    )
    func realCompilation() throws {
        let real = try RealAnswers.data("itunes/lookup_song_255636575_gb.json")
        let ours = answers.get("/lookup?id=1900004300&entity=song&country=gb").body
        #expect(
            try rowShape(ours, wrapper: "collection", kind: nil) == rowShape(real, wrapper: "collection", kind: nil)
        )
        let songs = try rowShape(ours, wrapper: "track", kind: "song")
        #expect(
            try songs.subtracting(["[].contentAdvisoryRating: string"])
                == rowShape(real, wrapper: "track", kind: "song")
        )
    }

    @Test("Nothing found looks as it really looks", .enabled(if: RealAnswers.areHere, "needs ../shared/data"))
    func realEmpty() throws {
        let real = try RealAnswers.data("itunes/search_empty.json")
        #expect(answers.get("/search?media=music&entity=album&term=zzzz").body == real)
    }
}
