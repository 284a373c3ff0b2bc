import Foundation
import Testing

@testable import Schedule

@Suite("Choosing a trip")
struct TripTests {
    private let directory: StationDirectory
    private let today: CalendarDate

    init() throws {
        directory = try Places.directory(
            "Россия|||Орёл: Вокзал; Рынок\nРоссия|||Тула: Центр",
            to: "Россия|||Орёл: Вокзал"
        )
        today = try #require(CalendarDate(year: 2026, month: 5, day: 5))
    }

    private func chosen(_ title: String, _ direction: Direction) throws -> ChosenStation {
        let list = directory.list(direction)
        let position = try #require((0..<list.stationCount).first { list.station(at: $0)?.title == title })
        return try #require(ChosenStation(position: position, in: list))
    }

    @Test("S-52: the same station at both ends is refused, and nothing changes")
    func sameStation() throws {
        var choice = TripChoice(today: today)
        let station = try chosen("Вокзал", .from)
        try choice.choose(station, for: .from)
        let before = choice
        #expect(throws: TripChoice.Refusal.sameStation) { try choice.choose(station, for: .to) }
        #expect(choice == before)
    }

    @Test("S-52: swapping with one end empty moves the other, with both empty does nothing")
    func swapHalf() throws {
        var choice = TripChoice(today: today)
        #expect(choice.swap(in: directory).isEmpty)
        #expect(choice == TripChoice(today: today))
        try choice.choose(chosen("Вокзал", .from), for: .from)
        #expect(choice.swap(in: directory).isEmpty)
        #expect(choice.departure == nil)
        #expect(choice.arrival?.title == "Вокзал")
    }

    @Test("A swap moves what the other list has, and says which city to open for what it has not")
    func swap() throws {
        var choice = TripChoice(today: today)
        try choice.choose(chosen("Рынок", .from), for: .from)
        try choice.choose(chosen("Вокзал", .to), for: .to)
        let missing = choice.swap(in: directory)
        #expect(choice.departure?.title == "Вокзал")
        #expect(choice.arrival == nil)
        #expect(missing.map(\.station.title) == ["Рынок"])
        #expect(missing.map(\.direction) == [.to])
        #expect(missing.map(\.section) == [0], "Орёл has stations of arrival, though not this one")

        try choice.choose(chosen("Центр", .from), for: .from)
        #expect(choice.swap(in: directory).map(\.section) == [nil], "Тула has none")
    }

    @Test("S-52: a station that the data lost is shown greyed, not forgotten")
    func lost() throws {
        var recents = RecentStations()
        recents.add(try chosen("Рынок", .from))
        recents.add(try chosen("Вокзал", .from))
        let entries = recents.entries(in: directory.to)
        #expect(entries.map(\.station.title) == ["Вокзал", "Рынок"])
        #expect(entries.map { $0.position == nil } == [false, true])
        let trip = RecentTrips.Trip(departure: try chosen("Рынок", .from), arrival: try chosen("Вокзал", .to))
        #expect(trip.isKnown(in: directory))
        #expect(try !trip.isKnown(in: Places.directory("Россия|||Орёл: Вокзал")))
    }

    @Test("Recent stations come latest first, each once, ten at most; one and all can be removed")
    func recents() throws {
        let city = CityID(source: "s", number: 1)
        var recents = RecentStations()
        for number in 0..<12 {
            let id = StationID(source: "s", number: Int64(number))
            recents.add(ChosenStation(id: id, title: "\(number)", header: "h", city: city))
        }
        recents.add(recents.stations[4])
        #expect(recents.stations.map(\.title) == ["7", "11", "10", "9", "8", "6", "5", "4", "3", "2"])
        recents.remove(recents.stations[1].id)
        #expect(recents.stations.map(\.title).prefix(2) == ["7", "10"])
        recents.clear()
        #expect(recents.stations.isEmpty)
    }

    @Test("Recent trips are told apart by their ends, both ways")
    func recentTrips() throws {
        let there = RecentTrips.Trip(departure: try chosen("Центр", .from), arrival: try chosen("Вокзал", .to))
        let back = RecentTrips.Trip(departure: there.arrival, arrival: there.departure)
        var trips = RecentTrips()
        trips.add(there)
        trips.add(back)
        trips.add(there)
        #expect(trips.trips == [there, back])
        trips.remove(there)
        #expect(trips.trips == [back])
        trips.clear()
        #expect(trips.trips.isEmpty)
    }

    @Test("Past days are refused; a day that has passed meanwhile becomes today")
    func days() throws {
        var choice = TripChoice(today: today)
        let yesterday = try #require(today.adding(days: -1))
        let tomorrow = try #require(today.adding(days: 1))
        #expect(throws: TripChoice.Refusal.pastDay) { try choice.choose(yesterday, today: today) }
        #expect(choice.date == today)
        try choice.choose(tomorrow, today: today)
        #expect(choice.date == tomorrow)
        choice.refresh(today: try #require(tomorrow.adding(days: 3)))
        #expect(choice.date == tomorrow.adding(days: 3))
    }

    @Test("The choice survives being stored")
    func stored() throws {
        var choice = TripChoice(today: today)
        try choice.choose(chosen("Рынок", .from), for: .from)
        let data = try JSONEncoder().encode(choice)
        #expect(try JSONDecoder().decode(TripChoice.self, from: data) == choice)
    }

    @Test("A summary has both addresses, the day and the distance, once all is chosen")
    func summary() throws {
        var choice = TripChoice(today: today)
        #expect(TripSummary(choice, in: directory) == nil)
        try choice.choose(chosen("Центр", .from), for: .from)
        try choice.choose(chosen("Вокзал", .to), for: .to)
        let summary = try #require(TripSummary(choice, in: directory))
        #expect(summary.departure.address.parts == ["Тула", "Россия"])
        #expect(summary.date == today)
        // One degree of longitude at 50° north.
        #expect(abs((summary.kilometres ?? 0) - 71.47) < 0.1)
    }
}

@Suite("Days and distances")
struct CalendarDateTests {
    @Test("G-05: a day whose midnight does not exist is a day like any other")
    func missingMidnight() throws {
        let zone = try #require(TimeZone(identifier: "America/Sao_Paulo"))
        // 03:30 UTC is half past midnight by the clock that was put forward.
        let instant = Date(timeIntervalSince1970: 1_541_302_200)
        let day = CalendarDate(instant, in: zone)
        #expect(day.description == "2018-11-04")
        #expect(day.adding(days: -1)?.adding(days: 1) == day)
    }

    @Test("G-06: a day chosen in Vladivostok is the same day in Moscow; today depends on where one is")
    func zones() throws {
        let vladivostok = try #require(TimeZone(identifier: "Asia/Vladivostok"))
        let moscow = try #require(TimeZone(identifier: "Europe/Moscow"))
        let instant = Date(timeIntervalSince1970: 1_777_914_000)
        #expect(CalendarDate.today(in: vladivostok, now: instant).description == "2026-05-05")
        #expect(CalendarDate.today(in: moscow, now: instant).description == "2026-05-04")
        #expect(CalendarDate(year: 2026, month: 5, day: 5) == CalendarDate("2026-05-05"))
    }

    @Test(
        "Days that do not exist are refused",
        arguments: [
            "2026-02-29", "2100-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01",
            "26-01-01", "2026-1-01", "2026-01-01 ", "٢٠٢٦-٠١-٠١", "", "-001-01-01",
        ]
    )
    func noSuchDay(text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test("Adding days goes over months, years and leap days, and back; weekdays follow")
    func arithmetic() throws {
        let start = try #require(CalendarDate("1999-12-31"))
        #expect(start.weekday == 5)
        var day = start
        for offset in 1...3_000 {
            let next = try #require(day.adding(days: 1))
            #expect(next > day)
            #expect(next.weekday == day.weekday % 7 + 1)
            #expect(start.days(until: next) == offset)
            #expect(CalendarDate(next.description) == next)
            day = next
        }
        #expect(CalendarDate("2000-02-28")?.adding(days: 1)?.description == "2000-02-29")
        #expect(CalendarDate("1900-02-28")?.adding(days: 1)?.description == "1900-03-01")
        #expect(CalendarDate("9999-12-31")?.adding(days: 1) == nil)
        #expect(CalendarDate("0001-01-01")?.adding(days: -1) == nil)
        #expect(CalendarDate("0001-01-01")?.adding(days: .max) == nil)
    }

    @Test("Distances are those of the globe, across the date line too")
    func distance() throws {
        let moscow = try #require(GeoPoint(latitude: 55.7558, longitude: 37.6173))
        let petersburg = try #require(GeoPoint(latitude: 59.9343, longitude: 30.3351))
        #expect(abs(moscow.distance(to: petersburg) - 633) < 2)
        #expect(moscow.distance(to: moscow) == 0)
        let west = try #require(GeoPoint(latitude: 0.1, longitude: 179.9))
        let east = try #require(GeoPoint(latitude: 0.1, longitude: -179.9))
        #expect(abs(west.distance(to: east) - 22.2) < 0.1)
        #expect(GeoPoint(latitude: 91, longitude: 0) == nil)
        #expect(GeoPoint(latitude: .nan, longitude: 0) == nil)
    }

    @Test("A map opens at the place under its name, whatever the name holds")
    func map() throws {
        let point = try #require(GeoPoint(latitude: 55.5, longitude: 37.25))
        let url = try #require(point.mapsURL(named: "А+Б & C"))
        #expect(url.absoluteString == "https://maps.apple.com/?ll=55.5,37.25&q=%D0%90%2B%D0%91%20%26%20C")
    }
}

@Suite("Highlighting")
struct HighlighterTests {
    @Test(
        "What matched is highlighted, letters with their marks and whatever the spelling",
        arguments: [
            ("орел", "Орёл (трасса)", ["Орёл"]), ("ёлк", "«Е\u{308}лка» и ель", ["Е\u{308}лк"]),
            ("трасса орел", "Орёл, трасса", ["Орёл", "трасса"]),
            ("saintetienne", "Gare Saint-Étienne", ["Saint-Étienne"]),
            ("strasse", "Hauptstraße", ["straße"]), ("иошкар", "Йошкар-Ола", ["Йошкар"]),
            ("во", "авто вокзал", ["во"]), ("нет", "Орёл", []), ("%", "100 %", ["%"]),
        ]
    )
    func ranges(query: String, text: String, wanted: [String]) {
        #expect(Highlighter(query: query).ranges(in: text).map { String(text[$0]) } == wanted)
    }

    @Test("A fallback highlights what was looked for instead")
    func fallback() throws {
        let list = try Places.directory("Россия|||X: Москва").to
        let hit = try #require(try list.search("vjcrdf").firstRows.first)
        let ranges = Highlighter(query: "vjcrdf", hit: hit).ranges(in: "Москва-1")
        #expect(ranges.map { String("Москва-1"[$0]) } == ["Москва"])
    }
}
