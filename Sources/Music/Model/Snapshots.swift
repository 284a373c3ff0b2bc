import Foundation

/// Where what is shown comes from.
public enum MusicOrigin: Sendable, Hashable {
    /// From the database.
    case stored
    /// From the service, just now.
    case confirmed
}

/// What a search shows at one moment.
public struct SearchSnapshot: Sendable, Hashable {
    /// What was found, in order; nil where nothing is stored and nothing has come.
    public let answer: SearchAnswer?
    /// When the service gave this answer.
    public let updated: Date?
    /// Whether that was just now.
    public let origin: MusicOrigin
    /// Why nothing newer came; nil where it came, or is still awaited.
    public let failure: MusicError?
    /// Whether nothing comes after this.
    public let isFinal: Bool
}

/// What a service found.
public struct SearchAnswer: Sendable, Hashable {
    /// The albums, in order, each once.
    public let albums: [Album]
    /// How many could not be read.
    public let unreadable: Int
    /// Whether the service may have more than it sends at once.
    public let isCut: Bool

    /// An answer.
    public init(albums: [Album], unreadable: Int = 0, isCut: Bool = false) {
        self.albums = albums
        self.unreadable = unreadable
        self.isCut = isCut
    }
}

/// What the screen of one album shows at one moment.
public struct AlbumSnapshot: Sendable, Hashable {
    /// The album; nil where nothing is stored and nothing has come.
    public let album: Album?
    /// Its songs; nil where they are not there yet.
    public let tracks: TrackList?
    /// When the service gave this answer.
    public let updated: Date?
    /// Whether that was just now.
    public let origin: MusicOrigin
    /// Why nothing newer came; nil where it came, or is still awaited.
    public let failure: MusicError?
    /// Whether nothing comes after this.
    public let isFinal: Bool
}

/// A search that a person has made.
public struct EarlierSearch: Sendable, Hashable {
    /// As it was typed.
    public let text: String
    /// How many albums were found.
    public let albumCount: Int
    /// When the service gave that answer.
    public let updated: Date
}
