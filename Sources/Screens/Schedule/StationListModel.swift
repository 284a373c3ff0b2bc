import Foundation
import Localization
import Schedule

/// What the station picker shows for one direction: the whole list, or the answer to what was typed.
@MainActor
final class StationListModel {
    /// What there is to show.
    enum Phase {
        /// The stations are being opened.
        case loading
        /// They cannot be read; why.
        case failed(String)
        /// Rows.
        case listing(StationListing)
        /// Nothing answers this query.
        case nothing(query: String)
    }

    /// All that is shown.
    struct State {
        var phase = Phase.loading
        /// How many there are, in words.
        var count = ""
        /// Where each country of the list begins.
        var countries: [StationList.Country] = []
    }

    /// Called whenever the state has changed.
    var onChange: ((State) -> Void)?
    private(set) var state = State() {
        didSet { onChange?(state) }
    }
    /// Where one leaves from, or where one goes to.
    let direction: Direction
    /// What was typed last.
    private(set) var query = ""

    private let text: Localizer
    private let library: StationLibrary
    private let trips: TripKeeper
    private var searching: Task<Void, Never>?

    init(direction: Direction, localizer: Localizer, library: StationLibrary, trips: TripKeeper) {
        self.direction = direction
        text = localizer
        self.library = library
        self.trips = trips
        library.observers.add(self) { [weak self] in self?.refresh() }
        trips.observers.add(self) { [weak self] in self?.recentsChanged() }
        refresh()
    }

    /// The stations, once they are there.
    var list: StationList? { library.directory?.list(direction) }

    /// Something was typed: the answer replaces the list, unless something newer is typed before it is found.
    func search(_ query: String) {
        guard query != self.query else { return }
        self.query = query
        refresh()
    }

    /// Waits until what was typed last is answered.
    func finishSearching() async {
        await searching?.value
    }

    /// Opens the stations again.
    func retry() async {
        await library.open()
    }

    /// Forgets one station chosen lately.
    func forget(_ station: ChosenStation) async {
        await trips.change { $0[direction].remove(station.id) }
    }

    /// Forgets all stations chosen lately.
    func forgetRecents() async {
        await trips.change { $0[direction].clear() }
    }

    // MARK: Showing

    private func refresh() {
        searching?.cancel()
        switch library.state {
        case .opening: state = State()
        case .failed(let reason): state = State(phase: .failed(reason))
        case .open(let content):
            let list = content.directory.list(direction)
            if query.allSatisfy(\.isWhitespace) { showWhole(list) } else { answer(query, in: list) }
        }
    }

    private func recentsChanged() {
        guard case .listing(let listing) = state.phase, listing.answer == nil else { return }
        let recents = trips.record[direction].entries(in: listing.list)
        if recents != listing.recents { showWhole(listing.list) }
    }

    private func showWhole(_ list: StationList) {
        let recents = trips.record[direction].entries(in: list)
        let counts = [
            text.plural("station.cities", count: list.sectionCount),
            text.plural("station.count", count: list.stationCount),
        ]
        state = State(
            phase: .listing(StationListing(list: list, recents: recents)),
            count: counts.joined(separator: ", "),
            countries: list.countries
        )
    }

    private func answer(_ query: String, in list: StationList) {
        searching = Task { [weak self] in
            // What is cancelled has been replaced by something newer, which shows itself.
            guard let answer = try? await Self.search(query, in: list) else { return }
            guard let self, !Task.isCancelled, self.query == query else { return }
            self.show(answer, of: list)
        }
    }

    private func show(_ answer: Answer, of list: StationList) {
        let countries = state.countries
        guard !answer.isWholeList else { return showWhole(list) }
        guard answer.total > 0 else {
            let words = text.text("common.nothingFound")
            state = State(phase: .nothing(query: answer.query), count: words, countries: countries)
            return
        }
        state = State(
            phase: .listing(StationListing(list: list, answer: answer)),
            count: text.plural("station.found", count: answer.total),
            countries: countries
        )
    }

    @concurrent
    private nonisolated static func search(_ query: String, in list: StationList) async throws -> Answer {
        try list.search(query)
    }
}
