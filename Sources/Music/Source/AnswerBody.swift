import Foundation
import Networking

/// The rows of an answer: `{"resultCount": n, "results": […]}`, with newlines around it.
struct AnswerBody {
    let rows: [AnswerRow]
    /// How many rows could not be read.
    let unreadable: Int

    /// - Throws: `unreadable` where it is no such answer, as `null` or an object without results.
    init(_ body: Data) throws(MusicError) {
        let decoder = JSONDecoder()
        let all: [AnswerRow?]
        if let whole = try? decoder.decode(Whole.self, from: body) {
            all = whole.results.map(\.row)
        } else {
            // One number too large, one lone surrogate: the decoder gives up on all. Row by row it is one row.
            guard let results = JSONSlices.members(of: body)?["results"],
                let elements = JSONSlices.elements(of: results)
            else { throw .unreadable }
            all = elements.map { try? decoder.decode(AnswerRow.self, from: $0) }
        }
        rows = all.compactMap(\.self)
        unreadable = all.count - rows.count
    }

    private struct Whole: Decodable {
        let results: [Lenient]
    }

    private struct Lenient: Decodable {
        let row: AnswerRow?

        init(from decoder: any Decoder) throws {
            row = try? AnswerRow(from: decoder)
        }
    }
}

extension SearchAnswer {
    /// The albums of an answer to a search.
    /// - Throws: `unreadable` where it is no answer of the service.
    init(body: Data) throws(MusicError) {
        let answer = try AnswerBody(body)
        var known: Set<Int> = []
        let albums = answer.rows.compactMap { row -> Album? in
            guard case .album(let album) = row, known.insert(album.id).inserted else { return nil }
            return album
        }
        self.init(
            albums: AlbumOrder.sorted(albums),
            unreadable: answer.unreadable,
            isCut: answer.rows.count + answer.unreadable >= ITunesService.limit
        )
    }
}

/// An album and what is on it, as the service sends it: the album's own row, then its tracks.
struct AlbumAnswer: Sendable, Hashable {
    let album: Album
    let tracks: TrackList

    /// - Throws: `notFound` where the service has no such album, `unreadable` where it is no answer of the service.
    init(body: Data, id: Int) throws(MusicError) {
        let answer = try AnswerBody(body)
        var album: Album?
        var songs: [Song] = []
        var videos = 0
        var known: Set<Int> = []
        for row in answer.rows {
            switch row {
            case .album(let header): if header.id == id { album = header }
            case .song(let song): if known.insert(song.id).inserted { songs.append(song) }
            case .video: videos += 1
            case .other: break
            }
        }
        guard let album else { throw answer.rows.isEmpty && answer.unreadable == 0 ? .notFound : .unreadable }
        self.album = album
        tracks = TrackList(songs: songs, videoCount: videos)
    }
}
