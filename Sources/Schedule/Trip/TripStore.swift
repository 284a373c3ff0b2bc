import Storage

/// Keeps what a person chose for trips in the user's database.
public struct TripStore: Sendable {
    /// The tables that the store needs; they belong to the user's database.
    ///
    /// Each row carries the texts of a station as they were when it was chosen: what new data no longer have is
    /// still shown.
    public static let migration = Migration(
        "schedule-1",
        """
        CREATE TABLE chosen_day (
            only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
            day TEXT NOT NULL CHECK (length(day) = 10)
        );
        CREATE TABLE chosen_stations (
            purpose TEXT NOT NULL CHECK (purpose IN ('choice', 'recent', 'trip')),
            direction TEXT NOT NULL CHECK (direction IN ('from', 'to')),
            place INTEGER NOT NULL CHECK (place >= 0),
            source TEXT NOT NULL,
            number INTEGER NOT NULL,
            title TEXT NOT NULL,
            header TEXT NOT NULL,
            city_source TEXT NOT NULL,
            city_number INTEGER NOT NULL,
            PRIMARY KEY (purpose, direction, place),
            CHECK (purpose <> 'choice' OR place = 0)
        ) WITHOUT ROWID;
        """
    )

    private let database: Database

    /// A store in a database that `migration` has been applied to.
    public init(database: Database) {
        self.database = database
    }

    private enum Purpose: String {
        case choice, recent, trip
    }

    /// What is stored; a day that has passed since is brought up to today.
    /// - Throws: `DatabaseError`.
    public func record(today: CalendarDate) async throws -> TripRecord {
        try await database.read { connection in
            let day = try connection.firstRow("SELECT day FROM chosen_day") { try $0.text("day") }
            var record = TripRecord(today: day.flatMap(CalendarDate.init) ?? today)
            for direction in Direction.allCases {
                if let station = try Self.stations(.choice, direction, connection).first {
                    // Rows that contradict each other, as after a repair, lose the later one.
                    try? record.choice.choose(station, for: direction)
                }
                // Latest first: the last one added comes to stand first.
                for station in try Self.stations(.recent, direction, connection).reversed() {
                    record[direction].add(station)
                }
            }
            let departures = try Self.stations(.trip, .from, connection)
            let arrivals = try Self.stations(.trip, .to, connection)
            for (departure, arrival) in zip(departures, arrivals).reversed() {
                record.recentTrips.add(RecentTrips.Trip(departure: departure, arrival: arrival))
            }
            record.choice.refresh(today: today)
            return record
        }
    }

    /// Keeps all of a record, in place of what was stored.
    /// - Throws: `DatabaseError`; what was stored before stays then.
    public func save(_ record: TripRecord) async throws {
        try await database.write { connection in
            try connection.execute(
                """
                INSERT INTO chosen_day (only_row, day) VALUES (1, ?)
                ON CONFLICT (only_row) DO UPDATE SET day = excluded.day
                """,
                [SQLValue(record.choice.date.description)]
            )
            try connection.execute("DELETE FROM chosen_stations")
            for direction in Direction.allCases {
                let chosen = [record.choice.station(direction)].compactMap { $0 }
                try Self.insert(chosen, .choice, direction, connection)
                try Self.insert(record[direction].stations, .recent, direction, connection)
            }
            try Self.insert(record.recentTrips.trips.map(\.departure), .trip, .from, connection)
            try Self.insert(record.recentTrips.trips.map(\.arrival), .trip, .to, connection)
        }
    }

    private static func stations(
        _ purpose: Purpose,
        _ direction: Direction,
        _ connection: Connection
    ) throws -> [ChosenStation] {
        try connection.rows(
            "SELECT * FROM chosen_stations WHERE purpose = ? AND direction = ? ORDER BY place",
            [SQLValue(purpose.rawValue), SQLValue(direction.rawValue)]
        ) { row in
            ChosenStation(
                id: StationID(source: try row.text("source"), number: Int64(try row.int("number"))),
                title: try row.text("title"),
                header: try row.text("header"),
                city: CityID(source: try row.text("city_source"), number: Int64(try row.int("city_number")))
            )
        }
    }

    private static func insert(
        _ stations: [ChosenStation],
        _ purpose: Purpose,
        _ direction: Direction,
        _ connection: Connection
    ) throws {
        for (place, station) in stations.enumerated() {
            try connection.execute(
                """
                INSERT INTO chosen_stations
                    (purpose, direction, place, source, number, title, header, city_source, city_number)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    SQLValue(purpose.rawValue), SQLValue(direction.rawValue), SQLValue(place),
                    SQLValue(station.id.source), SQLValue(Int(station.id.number)), SQLValue(station.title),
                    SQLValue(station.header), SQLValue(station.city.source), SQLValue(Int(station.city.number)),
                ]
            )
        }
    }
}
