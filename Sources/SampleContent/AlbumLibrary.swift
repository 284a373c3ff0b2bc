import Foundation

/// A song or video of an album.
struct Track: Sendable {
    let title: String
    let milliseconds: Int
    let isVideo: Bool
    let isExplicit: Bool
    /// Who sings it, where that is not the album's artist.
    let artist: String?
    /// Keys that this row lacks in the answer.
    let missing: Set<String>
}

/// An invented album.
struct Album: Sendable {
    /// Whether an album has harsh words, or is the version without them.
    enum Advisory: String, Sendable {
        case none
        case explicit
        case clean
    }

    var id: Int
    let artistID: Int
    let artist: String
    var title: String
    let released: String
    let genre: String
    var advisory = Advisory.none
    var price = "9.99"
    var copyright: String
    /// The count that the service claims, where it is not the number of songs listed.
    var claimedCount: Int?
    var hasSizedArtwork = true
    /// The album whose picture this one has, and which copy of it this is; nil for its own.
    var artworkOf: (album: Int, copy: Int)?
    /// Keys that the album's row lacks in the answer.
    var missing: Set<String> = []
    /// Tracks by disc.
    var discs: [[Track]] = []

    /// How many tracks the service says that the album has.
    var trackCount: Int { claimedCount ?? discs.reduce(0) { $0 + $1.count } }
    /// Whether several artists sing on it.
    var isCompilation: Bool { artist == "Various Artists" || artist == "Сборник" }
    /// What a search looks in.
    var searchText: String { AlbumLibrary.fold(title + " " + artist) }
}

/// The invented albums.
struct AlbumLibrary: Sendable {
    let albums: [Album]
    /// The folded text that each album is found by, at the same index.
    let searchTexts: [String]

    init(folder: URL) throws {
        albums = try ContentRecord.readAll(in: folder).map(AlbumFile.album)
        searchTexts = albums.map(\.searchText)
    }

    /// Case-blind, ё as е, accents off: how the service compares.
    static func fold(_ text: String) -> String {
        text.replacingOccurrences(of: "ё", with: "е").replacingOccurrences(of: "Ё", with: "Е")
            .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    /// The albums in whose title or artist every word of the term begins a word, in the order of the files.
    func search(_ term: String) -> [Album] {
        let words = Self.words(Self.fold(term))
        guard !words.isEmpty else { return [] }
        return zip(albums, searchTexts).filter { _, text in
            let present = Self.words(text)
            return words.allSatisfy { word in present.contains { $0.hasPrefix(word) } }
        }.map(\.0)
    }

    /// A new album: as one of the content, with an id, a title and an address of the picture of its own.
    func insertedAlbum(_ number: Int) -> Album? {
        guard !albums.isEmpty else { return nil }
        var album = albums[number % albums.count]
        album.artworkOf = (album.id, number + 1)
        album.id = 1_990_000_000 + number
        album.title += " \(number + 1)"
        return album
    }

    private static func words(_ text: String) -> [Substring] {
        text.split { !($0.isLetter || $0.isNumber) }
    }
}
