import Foundation
import Networking
import Testing

@testable import Music

/// Answers as the real service gave them; they are not part of the project.
private let recordings = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("../shared/data/itunes").standardizedFileURL

private let hasRecordings = FileManager.default.fileExists(atPath: recordings.path)

@Suite("Real answers", .enabled(if: hasRecordings, "../shared/data/itunes is not there"))
struct RecordedTests {
    private func service(_ file: String) throws -> ITunesService {
        let body = try Data(contentsOf: recordings.appendingPathComponent(file))
        return try .fake(FakeITunes { _ in .success(body) })
    }

    @Test("I-07: Queen's album has 18 songs on 2 discs; its 3 videos are not listed, and nothing is missing")
    func queen() async throws {
        let found = try await service("lookup_song_1441458047_gb.json").album(1_441_458_047)
        let (album, tracks) = (found.album, found.tracks)
        #expect(tracks.discs.map(\.songs.count) == [12, 6])
        #expect(tracks.videoCount == 3)
        #expect(!tracks.lacksTracks(of: album))
        #expect(tracks.discs.allSatisfy { $0.songs.map(\.number) == Array(1...$0.songs.count).map { $0 } })
        #expect(album.title == "A Night at the Opera (Deluxe Edition)")
        #expect(album.year == 1975)
        #expect(album.copyright?.hasPrefix("℗ 2014 Queen Productions") == true)
        #expect(tracks.milliseconds ?? 0 > 60 * 60_000)
    }

    @Test("The various artists' album has 15 of its 19 songs, each with its own artist")
    func various() async throws {
        let found = try await service("lookup_song_255636575_gb.json").album(255_636_575)
        let (album, tracks) = (found.album, found.tracks)
        #expect(tracks.songs.count == 15)
        #expect(tracks.discs.count == 1)
        #expect(tracks.lacksTracks(of: album))
        #expect(Set(tracks.songs.map(\.artist)).count > 10)
        #expect(tracks.songs.map(\.number) == [1, 2, 4, 5, 6, 8, 9, 10, 11, 13, 14, 15, 17, 18, 19])
    }

    @Test("The EP has 6 songs and all of them")
    func ep() async throws {
        let found = try await service("lookup_song_1728639278_us.json").album(1_728_639_278)
        let (album, tracks) = (found.album, found.tracks)
        #expect(album.title == "Nightmare·Escape The ERA - EP")
        #expect(tracks.songs.count == 6)
        #expect(!tracks.lacksTracks(of: album))
    }

    @Test("An artist's albums come without the artist's row, their old pictures over https")
    func artistAlbums() async throws {
        let answer = try await service("lookup_artist_799089_albums_us.json").albums(matching: .words("glassjaw"))
        #expect(answer.albums.count == 8)
        #expect(answer.unreadable == 0)
        #expect(answer.albums.filter { $0.advisory == .explicit }.count == 4)
        #expect(answer.albums.allSatisfy { $0.artwork?.scheme == "https" })
    }

    @Test("A search gives albums in our order, an empty one nothing, one of another kind nothing")
    func searches() async throws {
        let dylan = try await service("search_album_bob_dylan_us_first3of50.json").albums(matching: .words("dylan"))
        #expect(
            dylan.albums.map(\.title) == [
                "Blood On the Tracks", "Bob Dylan's Greatest Hits", "The Essential Bob Dylan (Revised Edition)",
            ]
        )
        let empty = try await service("search_empty.json").albums(matching: .words("xyzzy"))
        #expect(empty == SearchAnswer(albums: []))
        let podcast = try await service("search_podcast_ru_cyrillic.json").albums(matching: .words("андрей"))
        #expect(podcast == SearchAnswer(albums: []))
    }
}

@Suite("Sample answers with the oddities of the real ones")
struct SampleTests {
    private func album(_ id: Int) async throws -> AlbumAnswer {
        try await ITunesService.fake(FakeITunes.sample()).album(id)
    }

    @Test("I-07: an album of two discs with videos lists its songs by disc, and nothing is missing")
    func discs() async throws {
        let found = try await album(1_900_000_300)
        let (album, tracks) = (found.album, found.tracks)
        #expect(tracks.discs.map(\.songs.count) == [7, 5])
        #expect(tracks.videoCount == 2)
        #expect(!tracks.lacksTracks(of: album))
    }

    @Test("Of a sampler, 15 songs of 19 are there")
    func sampler() async throws {
        let found = try await album(1_900_004_300)
        let (album, tracks) = (found.album, found.tracks)
        #expect(tracks.songs.count == 15)
        #expect(tracks.lacksTracks(of: album))
        #expect(Set(tracks.songs.map(\.artist)).count > 5)
    }

    @Test("The EP has 6 songs and all of them")
    func ep() async throws {
        let found = try await album(1_900_005_400)
        let (album, tracks) = (found.album, found.tracks)
        #expect(tracks.songs.count == 6)
        #expect(!tracks.lacksTracks(of: album))
    }

    @Test("I-04: songs and albums with members missing are all listed")
    func missing() async throws {
        #expect(try await album(1_900_002_700).tracks.songs.count == 5)
        #expect(try await album(1_900_002_700).tracks.milliseconds == nil)
        #expect(try await album(1_900_005_800).album.released == nil)
        #expect(try await album(1_900_005_600).album.artwork?.absoluteString.hasSuffix("60x60bb.jpg") == true)
        #expect(try await album(1_900_005_700).album.artwork == nil)
        #expect(try await album(1_900_002_500).tracks.songs.isEmpty)
    }
}
