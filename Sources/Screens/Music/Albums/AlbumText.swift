import Localization
import Music

/// How albums and songs are put into words.
struct AlbumText {
    let text: Localizer

    /// The number of songs, the year where it is wanted, and whether it is a clean version.
    func details(of album: Album, withYear: Bool) -> String {
        var parts: [String] = []
        if let count = album.trackCount { parts.append(text.plural("music.songs", count: count)) }
        if withYear, let year = album.year { parts.append(String(year)) }
        if album.advisory == .clean { parts.append(text.text("music.clean")) }
        return parts.joined(separator: " · ")
    }

    /// All of a row, as it is read out.
    func spoken(_ album: Album, details: String) -> String {
        let explicit = album.advisory == .explicit ? text.text("music.explicit") : ""
        return [album.title, album.artist, details, explicit].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The year and the genre.
    func origin(of album: Album) -> String {
        [album.year.map { String($0) }, album.genre].compactMap { $0 }.joined(separator: " · ")
    }

    /// How many songs there are and how long they take.
    func total(of tracks: TrackList) -> String {
        let count = text.plural("music.songs", count: tracks.songs.count)
        guard let milliseconds = tracks.milliseconds, milliseconds > 0 else { return count }
        // Whole minutes: nobody plans by the seconds of an album.
        let minutes = max(1, (milliseconds + 30_000) / 60_000)
        return count + ", " + text.durationInWords(seconds: Double(minutes * 60))
    }

    /// The title of a song; the service does not always tell it.
    func title(of song: Song) -> String {
        song.title.isEmpty ? text.text("music.song.untitled") : song.title
    }
}
