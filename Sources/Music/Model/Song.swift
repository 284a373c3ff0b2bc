/// A song of an album.
public struct Song: Sendable, Hashable, Identifiable {
    /// The service's number for it.
    public let id: Int
    /// Empty where the service does not tell.
    public let title: String
    /// Empty where the service does not tell.
    public let artist: String
    /// The disc that it is on, from 1.
    public let disc: Int
    /// Its place on the disc, from 1; nil where the service does not tell.
    public let number: Int?
    /// How long it is, in thousandths of a second; nil where the service does not tell.
    public let milliseconds: Int?
    /// Whether it has harsh words.
    public let advisory: Advisory

    /// A song.
    public init(
        id: Int,
        title: String,
        artist: String,
        disc: Int = 1,
        number: Int? = nil,
        milliseconds: Int? = nil,
        advisory: Advisory = .none
    ) {
        self.id = id
        self.title = title
        self.artist = artist
        self.disc = disc
        self.number = number
        self.milliseconds = milliseconds
        self.advisory = advisory
    }
}

/// The songs of one disc.
public struct Disc: Sendable, Hashable {
    /// From 1.
    public let number: Int
    /// By their places; those without one last.
    public let songs: [Song]
}

/// What is on an album.
public struct TrackList: Sendable, Hashable {
    /// The discs that have songs, by number.
    public let discs: [Disc]
    /// How many videos the album has; they are not listed.
    public let videoCount: Int

    /// Puts songs in order: by disc and place, whatever order they came in.
    public init(songs: [Song], videoCount: Int = 0) {
        let sorted = songs.sorted {
            ($0.disc, $0.number ?? .max, $0.id) < ($1.disc, $1.number ?? .max, $1.id)
        }
        var discs: [Disc] = []
        for song in sorted {
            if let last = discs.last, last.number == song.disc {
                discs[discs.count - 1] = Disc(number: song.disc, songs: last.songs + [song])
            } else {
                discs.append(Disc(number: song.disc, songs: [song]))
            }
        }
        self.discs = discs
        self.videoCount = videoCount
    }

    /// All songs, in order.
    public var songs: [Song] { discs.flatMap(\.songs) }

    /// How long all songs take; nil where the length of one is not known.
    public var milliseconds: Int? {
        var total = 0
        for song in songs {
            guard let milliseconds = song.milliseconds else { return nil }
            total += milliseconds
        }
        return total
    }

    /// Whether the service has not sent all of what it says the album has.
    public func lacksTracks(of album: Album) -> Bool {
        songs.count + videoCount < album.trackCount ?? 0
    }
}
