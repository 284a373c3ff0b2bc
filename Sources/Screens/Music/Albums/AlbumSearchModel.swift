import Foundation
import Localization
import Music

/// What the search for albums shows and what can be done there.
@MainActor
final class AlbumSearchModel {
    /// An album that was found.
    struct Row: Hashable {
        var album: Album
        /// The number of songs; the year where another row would look the same.
        var details: String
        /// All of it, as it is read out.
        var spoken: String
    }

    /// A search of earlier.
    struct Recent: Hashable {
        var text: String
        /// How many albums it found, and how old that answer is.
        var detail: String
    }

    /// What is in the list.
    enum Content: Hashable {
        /// Nothing is typed; the searches of earlier.
        case recents([Recent])
        /// The first answer is awaited.
        case searching
        /// Albums, in order, and what is said below them.
        case albums([Row], footer: String?)
        /// There is nothing by these words.
        case nothing(query: String)
        /// The service wants to be left alone, and nothing is stored.
        case waiting(String)
        /// Nothing is stored, and nothing came.
        case failed(reason: String)
    }

    /// All that is shown.
    struct State: Hashable {
        var query = ""
        var content = Content.recents([])
        var banner: ListBanner?
        /// What is told to whoever cannot see the list.
        var announcement: String?
        /// Whether the service is being asked.
        var isAsking = false
    }

    /// Called whenever the state has changed.
    var onChange: ((State) -> Void)?
    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// How long typing must rest before the service is asked, in seconds.
    static let pause: TimeInterval = 0.4

    private let text: Localizer
    private let albumText: AlbumText
    private let sample: () -> MusicCatalogue?
    private let pause: TimeInterval
    private let now: () -> Date

    private(set) var catalogue: MusicCatalogue
    /// The service's albums, while sample content is shown.
    private var serviceCatalogue: MusicCatalogue?
    private var term: SearchTerm?
    private var snapshot: SearchSnapshot?
    /// The rows of the snapshot's albums.
    private var rows: [Row] = []
    private var recents: [EarlierSearch] = []
    /// Counts the questions: what an earlier one brings is late.
    private var number = 0
    private var searching: Task<Void, Never>?
    private var waiting: Task<Void, Never>?
    private var keeping: Task<Void, Never>?
    /// The person has pressed Return: the answer is one that they wanted.
    private var isWanted = false

    /// - Parameters:
    ///   - sample: the sample content's albums, when a person asks for them
    ///   - pause: how long typing must rest before the service is asked, in seconds
    ///   - now: the clock
    init(
        localizer: Localizer,
        catalogue: MusicCatalogue,
        sample: @escaping () -> MusicCatalogue?,
        pause: TimeInterval = AlbumSearchModel.pause,
        now: @escaping () -> Date = { Date() }
    ) {
        text = localizer
        albumText = AlbumText(text: localizer)
        self.catalogue = catalogue
        self.sample = sample
        self.pause = pause
        self.now = now
    }

    deinit {
        for task in [searching, waiting, keeping] { task?.cancel() }
    }

    // MARK: Doing

    /// The screen is seen: the searches of earlier are read.
    func start() {
        keep { _ in }
    }

    /// The person types.
    func search(_ typed: String) {
        state.query = typed
        let new = SearchTerm(typed)
        guard new != term else { return }
        term = new
        snapshot = nil
        isWanted = false
        ask(after: pause)
    }

    /// The person has pressed Return: no need to wait for more.
    func submit() {
        guard let term else { return }
        isWanted = true
        if let snapshot, snapshot.isFinal, snapshot.failure == nil {
            return keep { await Self.choose(term, $0) }
        }
        ask(after: 0)
    }

    /// Asks the service again.
    func retry() {
        guard term != nil else { return }
        ask(after: 0, asksAgain: true)
    }

    /// The person searches once more for what they searched for earlier; the words to show in the field.
    func repeatSearch(_ recent: Recent) {
        search(recent.text)
        submit()
    }

    /// The person opens an album: its search is one of the earlier ones from now on.
    func opened() {
        guard let term else { return }
        keep { await Self.choose(term, $0) }
    }

    /// Forgets a search of earlier.
    func forget(_ recent: Recent) {
        guard let term = SearchTerm(recent.text) else { return }
        // Where that fails it is still listed, and can be tried again.
        keep { try? await $0.forget(term) }
    }

    /// Forgets all searches of earlier.
    func forgetRecents() {
        keep { try? await $0.forgetSearches() }
    }

    /// The person is gone: nothing more is asked for in their name.
    func stop() {
        number += 1
        for task in [searching, waiting, keeping] { task?.cancel() }
    }

    /// The button of the banner.
    func act(_ action: ListBanner.Action) {
        switch action {
        case .retry: retry()
        case .leaveSample:
            if let serviceCatalogue { show(serviceCatalogue, inPlaceOf: nil) }
        }
    }

    /// Shows sample content in place of the service's.
    func showSample() {
        guard let sample = sample() else { return }
        show(sample, inPlaceOf: serviceCatalogue ?? catalogue)
    }

    /// The address of the service is another one.
    func use(_ catalogue: MusicCatalogue) {
        guard catalogue.sourceID != (serviceCatalogue ?? self.catalogue).sourceID else { return }
        show(catalogue, inPlaceOf: nil)
    }

    // MARK: Asking

    private func show(_ catalogue: MusicCatalogue, inPlaceOf service: MusicCatalogue?) {
        self.catalogue = catalogue
        serviceCatalogue = service
        snapshot = nil
        recents = []
        ask(after: 0)
        start()
    }

    private func ask(after seconds: TimeInterval, asksAgain: Bool = false) {
        searching?.cancel()
        waiting?.cancel()
        number += 1
        let mine = number
        state.isAsking = term != nil
        update()
        guard let term else { return }
        searching = Task { [weak self, catalogue, albumText] in
            if let stored = await catalogue.storedAnswer(to: term) {
                self?.show(stored, await Self.rows(of: stored, albumText), of: mine)
            }
            if seconds > 0 { try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9)) }
            guard !Task.isCancelled else { return }
            for await snapshot in catalogue.search(term, asksAgain: asksAgain) {
                self?.show(snapshot, await Self.rows(of: snapshot, albumText), of: mine)
            }
        }
    }

    private func show(_ snapshot: SearchSnapshot, _ rows: [Row], of question: Int) {
        // The newest question has the last word.
        guard question == number, let term else { return }
        self.snapshot = snapshot
        self.rows = rows
        state.isAsking = !snapshot.isFinal
        update()
        guard snapshot.isFinal else { return }
        if isWanted, snapshot.answer != nil { keep { await Self.choose(term, $0) } }
        if let until = snapshot.failure?.waitsUntil { askAgain(at: until, question) }
    }

    /// Asks by itself when the service may be asked again, if the person still wants to know.
    private func askAgain(at instant: Date, _ question: Int) {
        // A service may say anything; a person does not wait for an hour.
        let seconds = min(max(instant.timeIntervalSince(now()), 0) + 0.5, 3600)
        waiting = Task { [weak self] in
            try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
            guard let self, !Task.isCancelled, self.number == question else { return }
            self.retry()
        }
    }

    /// Does something with the stored searches, one after the other, and shows what they are then.
    private func keep(_ work: @escaping @Sendable (MusicCatalogue) async -> Void) {
        let before = keeping
        keeping = Task { [weak self, catalogue] in
            await before?.value
            await work(catalogue)
            let recents = (try? await catalogue.earlierSearches()) ?? []
            guard let self, self.catalogue.sourceID == catalogue.sourceID else { return }
            self.recents = recents
            self.update()
        }
    }

    /// A search that cannot be noted is not offered again, no more.
    private nonisolated static func choose(_ term: SearchTerm, _ catalogue: MusicCatalogue) async {
        try? await catalogue.choose(term)
    }

    // MARK: Showing

    private func update() {
        var new = state
        new.content = content
        new.banner = banner
        new.announcement = announcement(of: new.content)
        state = new
    }

    private var content: Content {
        guard let term else { return .recents(recents.map(recent)) }
        if let answer = snapshot?.answer {
            if answer.albums.isEmpty, !state.isAsking { return .nothing(query: term.text) }
            if !answer.albums.isEmpty { return .albums(rows, footer: footer(answer)) }
        }
        guard !state.isAsking, let failure = snapshot?.failure, let reason = text.reason(failure) else {
            return .searching
        }
        return failure.waitsUntil == nil ? .failed(reason: reason) : .waiting(reason)
    }

    private func recent(_ search: EarlierSearch) -> Recent {
        Recent(
            text: search.text,
            detail: text.plural("music.albums", count: search.albumCount) + " · "
                + text.updatedAge(of: search.updated, now: now())
        )
    }

    /// What the rows say, put together away from the main thread: there may be 200 of them.
    private nonisolated static func rows(of snapshot: SearchSnapshot, _ albumText: AlbumText) async -> [Row] {
        let albums = snapshot.answer?.albums ?? []
        var looks: [String: Int] = [:]
        for album in albums { looks[look(album), default: 0] += 1 }
        return albums.map { album in
            let details = albumText.details(of: album, withYear: looks[look(album)] ?? 0 > 1)
            return Row(album: album, details: details, spoken: albumText.spoken(album, details: details))
        }
    }

    /// What makes two rows look like one album.
    private nonisolated static func look(_ album: Album) -> String {
        (album.title + "\n" + album.artist).lowercased()
    }

    private func footer(_ answer: SearchAnswer) -> String? {
        var sentences: [String] = []
        if answer.isCut { sentences.append(text.plural("music.search.cut", count: answer.albums.count)) }
        if answer.unreadable > 0 { sentences.append(text.plural("music.unreadable", count: answer.unreadable)) }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    private var banner: ListBanner? {
        if serviceCatalogue != nil {
            return ListBanner(
                text: text.text("music.sample"),
                button: text.text("music.sample.leave"),
                action: .leaveSample
            )
        }
        guard let snapshot, let answer = snapshot.answer, !state.isAsking, let failure = snapshot.failure,
            let reason = text.reason(failure), !answer.albums.isEmpty || snapshot.origin == .stored
        else { return nil }
        var sentences = [reason]
        if snapshot.origin == .stored, let updated = snapshot.updated {
            sentences.insert(text.text("music.stored", text.updatedAge(of: updated, now: now())), at: 0)
        }
        return ListBanner(
            text: sentences.joined(separator: " "),
            button: failure.waitsUntil == nil ? text.text("common.retry") : nil,
            action: .retry
        )
    }

    private func announcement(of content: Content) -> String? {
        guard !state.isAsking else { return nil }
        switch content {
        case .albums(let rows, _): return text.plural("music.albums", count: rows.count)
        case .nothing: return text.text("common.nothingFound")
        case .recents, .searching, .waiting, .failed: return nil
        }
    }
}
