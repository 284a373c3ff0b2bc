import Foundation
import Localization
import Schedule

/// What the first screen of the Schedule tab shows and what can be done there: where from, where to, and when.
@MainActor
final class ScheduleModel {
    /// One end of the trip.
    struct End: Hashable {
        var title: String
        /// "Country, City", or that the data have the station no more.
        var detail: String
        /// Whether the data have the station no more.
        var isGone = false
    }

    /// A trip that was chosen before.
    struct RecentTrip: Hashable {
        var trip: RecentTrips.Trip
        var title: String
        var detail: String
        /// Whether the data still have both stations.
        var isKnown: Bool
    }

    /// All that is shown.
    struct State: Hashable {
        var departure: End?
        var arrival: End?
        var date: CalendarDate
        var today: CalendarDate
        var summary: TripText?
        var recentTrips: [RecentTrip] = []
        /// What stations there are: their source and how many.
        var dataTitle = ""
        var dataDetail = ""
        /// What went wrong, in words.
        var problem: String?
        /// Whether there is something to swap.
        var canSwap = false
    }

    /// Called whenever the state has changed.
    var onChange: ((State) -> Void)?
    private(set) var state: State {
        didSet { if state != oldValue { onChange?(state) } }
    }

    private let text: Localizer
    private let library: StationLibrary
    private let trips: TripKeeper
    private let today: () -> CalendarDate

    /// - Parameter today: the day it is where the person is
    init(localizer: Localizer, library: StationLibrary, trips: TripKeeper, today: @escaping () -> CalendarDate) {
        text = localizer
        self.library = library
        self.trips = trips
        self.today = today
        state = State(date: trips.record.choice.date, today: today())
        library.observers.add(self) { [weak self] in self?.refresh() }
        trips.observers.add(self) { [weak self] in self?.refresh() }
        refresh()
    }

    /// The screen is seen: it may be another day.
    func appeared() async {
        let day = today()
        await trips.change { $0.choice.refresh(today: day) }
        refresh()
    }

    // MARK: Choosing

    /// Chooses a station of a list.
    /// - Throws: `TripChoice.Refusal.sameStation`; nothing has changed then.
    func choose(_ station: ChosenStation, for direction: Direction) async throws {
        try await trips.change { try $0.choose(station, for: direction) }
    }

    /// Chooses a day; one before today is not taken.
    func choose(_ day: CalendarDate) async {
        let today = today()
        try? await trips.change { try $0.choice.choose(day, today: today) }
        refresh()
    }

    /// Chooses both ends of an earlier trip.
    func choose(_ trip: RecentTrips.Trip) async {
        try? await trips.change { try $0.choose(trip) }
    }

    /// What the other lists do not have, departure first; empty where the ends can be swapped as they are.
    var missingInSwap: [TripChoice.Missing] {
        guard let directory = library.directory else { return [] }
        var choice = trips.record.choice
        return choice.swap(in: directory)
    }

    /// Swaps the ends; an end that the other list does not have stays empty.
    func swap() async {
        guard let directory = library.directory else { return }
        _ = await trips.change { $0.swap(in: directory) }
    }

    /// Forgets an earlier trip.
    func forget(_ trip: RecentTrips.Trip) async {
        await trips.change { $0.recentTrips.remove(trip) }
    }

    /// Forgets all earlier trips.
    func forgetAllTrips() async {
        await trips.change { $0.recentTrips.clear() }
    }

    // MARK: Showing

    private func refresh() {
        let choice = trips.record.choice
        let day = today()
        var new = State(date: max(choice.date, day), today: day)
        new.departure = end(.from)
        new.arrival = end(.to)
        new.canSwap = library.directory != nil && (choice.departure != nil || choice.arrival != nil)
        new.recentTrips = trips.record.recentTrips.trips.map(recentTrip)
        new.summary = library.directory.flatMap { TripSummary(choice, in: $0) }.map { TripText($0, localizer: text) }
        describeData(&new)
        if trips.isUnsaved { new.problem = text.text("schedule.unsaved") }
        state = new
    }

    private func end(_ direction: Direction) -> End? {
        guard let station = trips.record.choice.station(direction) else { return nil }
        guard let list = library.directory?.list(direction) else {
            return End(title: station.title, detail: station.header)
        }
        // As the data call it now, which may have changed since it was chosen.
        if let position = station.position(in: list), let now = ChosenStation(position: position, in: list) {
            return End(title: now.title, detail: now.header)
        }
        return End(
            title: station.title,
            detail: [station.header, text.text("station.gone")].joined(separator: " · "),
            isGone: true
        )
    }

    private func recentTrip(_ trip: RecentTrips.Trip) -> RecentTrip {
        let isKnown = library.directory.map { trip.isKnown(in: $0) } ?? true
        let headers = [trip.departure.header, trip.arrival.header].joined(separator: " → ")
        return RecentTrip(
            trip: trip,
            title: [trip.departure.title, trip.arrival.title].joined(separator: " → "),
            detail: isKnown ? headers : [headers, text.text("station.gone")].joined(separator: " · "),
            isKnown: isKnown
        )
    }

    private func describeData(_ state: inout State) {
        switch library.state {
        case .opening:
            state.dataTitle = text.text("common.loading")
        case .failed(let reason):
            state.dataTitle = text.text("schedule.data.unreadable")
            state.problem = reason
        case .open(let content):
            let names = StationSourceText.names(content.directory.sources, localizer: text)
            state.dataTitle = names.joined(separator: ", ")
            state.dataDetail = StationSourceText.counts(content.directory, localizer: text)
            if content.problem != nil { state.problem = text.text("schedule.data.damaged") }
        }
    }
}
