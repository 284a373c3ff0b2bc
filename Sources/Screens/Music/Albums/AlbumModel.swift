import Foundation
import Localization
import Music

/// What the screen of one album shows and what can be done there.
@MainActor
final class AlbumModel {
    /// What stands over the songs.
    struct Head: Hashable {
        var title: String
        var artist: String
        /// The year and the genre.
        var origin: String
        /// How many songs there are and how long they take; empty until they are there.
        var total: String
        var advisory: Advisory
        var artwork: URL?
    }

    /// A song.
    struct Line: Hashable {
        var number: String
        var title: String
        /// Who sings it, where that is not the album's artist.
        var artist: String
        var duration: String
        var isExplicit: Bool
        /// All of it, as it is read out.
        var spoken: String
    }

    /// The songs of a disc.
    struct Section: Hashable {
        /// Which disc it is; nil where there is only one.
        var header: String?
        var lines: [Line]
    }

    /// What stands in the songs' place.
    enum Placeholder: Hashable {
        /// They are awaited.
        case loading
        /// None is stored, and none came.
        case failed(reason: String)
        /// The service lists none.
        case empty(String)
    }

    /// All that is shown.
    struct State: Hashable {
        var head: Head
        var sections: [Section] = []
        var placeholder: Placeholder?
        /// What is said below the songs: that some are missing, whose the rights are.
        var notes: [String] = []
        /// How old the songs are and why nothing newer came.
        var banner: String?
        var isRefreshing = false
        /// The album's page for a browser.
        var page: URL?
    }

    /// Called whenever the state has changed.
    var onChange: ((State) -> Void)?
    private(set) var state: State {
        didSet { if state != oldValue { onChange?(state) } }
    }

    private let found: Album
    private let catalogue: MusicCatalogue
    private let text: Localizer
    private let albumText: AlbumText
    private let now: () -> Date
    private var snapshot: AlbumSnapshot?
    private var following: Task<Void, Never>?

    /// - Parameters:
    ///   - found: the album as the search has found it, shown until its songs are there
    ///   - now: the clock
    init(found: Album, catalogue: MusicCatalogue, localizer: Localizer, now: @escaping () -> Date = { Date() }) {
        self.found = found
        self.catalogue = catalogue
        self.now = now
        text = localizer
        albumText = AlbumText(text: localizer)
        state = State(head: Self.head(found, nil, AlbumText(text: localizer)))
    }

    deinit {
        following?.cancel()
    }

    // MARK: Doing

    /// Shows what is stored and asks for what is newer.
    /// - Parameter asksAgain: whether the service is asked even where what is stored is fresh
    func load(asksAgain: Bool = false) {
        guard !state.isRefreshing else { return }
        following?.cancel()
        state.isRefreshing = true
        update()
        following = Task { [weak self, catalogue, found] in
            for await snapshot in catalogue.album(found.id, found: found, asksAgain: asksAgain) {
                self?.show(snapshot)
            }
        }
    }

    /// What is shared: the title, the artist, the page.
    var sharedText: String {
        let album = snapshot?.album ?? found
        let name = [album.title, album.artist].filter { !$0.isEmpty }.joined(separator: " — ")
        return [name, album.page?.absoluteString ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    // MARK: Showing

    private func show(_ snapshot: AlbumSnapshot) {
        self.snapshot = snapshot
        state.isRefreshing = !snapshot.isFinal
        update()
    }

    private func update() {
        let album = snapshot?.album ?? found
        let tracks = snapshot?.tracks
        var new = State(head: Self.head(album, tracks, albumText))
        new.isRefreshing = state.isRefreshing
        new.page = album.page
        new.sections = tracks.map { sections($0, of: album) } ?? []
        new.placeholder = placeholder(tracks)
        if let tracks, tracks.lacksTracks(of: album) { new.notes.append(text.text("music.album.incomplete")) }
        if let copyright = album.copyright { new.notes.append(copyright) }
        new.banner = banner
        state = new
    }

    private static func head(_ album: Album, _ tracks: TrackList?, _ words: AlbumText) -> Head {
        Head(
            title: album.title,
            artist: album.artist,
            origin: words.origin(of: album),
            total: tracks.map { $0.songs.isEmpty ? "" : words.total(of: $0) } ?? "",
            advisory: album.advisory,
            artwork: album.artwork
        )
    }

    private func sections(_ tracks: TrackList, of album: Album) -> [Section] {
        tracks.discs.map { disc in
            Section(
                header: tracks.discs.count > 1 ? text.text("music.disc", String(disc.number)) : nil,
                lines: disc.songs.map { line($0, of: album) }
            )
        }
    }

    private func line(_ song: Song, of album: Album) -> Line {
        let title = albumText.title(of: song)
        let artist = song.artist == album.artist ? "" : song.artist
        let seconds = song.milliseconds.map { Double($0) / 1000 }
        let spoken = [
            song.number.map { String($0) } ?? "", title, artist,
            seconds.map { text.durationInWords(seconds: $0) } ?? "",
            song.advisory == .explicit ? text.text("music.explicit") : "",
        ]
        return Line(
            number: song.number.map { String($0) } ?? "",
            title: title,
            artist: artist,
            duration: seconds.map { text.duration(seconds: $0) } ?? "",
            isExplicit: song.advisory == .explicit,
            spoken: spoken.filter { !$0.isEmpty }.joined(separator: ", ")
        )
    }

    private func placeholder(_ tracks: TrackList?) -> Placeholder? {
        if let tracks {
            guard tracks.songs.isEmpty else { return nil }
            return state.isRefreshing ? .loading : .empty(text.text("music.album.noSongs"))
        }
        if !state.isRefreshing, let failure = snapshot?.failure, let reason = text.reason(failure) {
            return .failed(reason: reason)
        }
        return .loading
    }

    private var banner: String? {
        guard let snapshot, snapshot.tracks != nil, !state.isRefreshing, let failure = snapshot.failure,
            let reason = text.reason(failure)
        else { return nil }
        guard snapshot.origin == .stored, let updated = snapshot.updated else { return reason }
        return text.text("music.stored", text.updatedAge(of: updated, now: now())) + " " + reason
    }
}
