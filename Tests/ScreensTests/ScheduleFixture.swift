import Foundation
import Localization
import Schedule
import Storage
import XCTest

@testable import Screens

/// A few stations with the oddities that matter, and the models over them, in a folder of their own.
@MainActor
final class ScheduleFixture {
    /// Орёл and Москва are in both lists; Самара is a departure only; Тула has another station in each list.
    static let from: [City] = [
        City(1, "Орёл", "Россия", [(11, "Автовокзал"), (12, "Орёл ЖД")]),
        City(2, "Москва", "Россия", [(21, "Курский вокзал"), (22, "Тропарёво")]),
        City(3, "Самара", "Россия", [(31, "Центральный автовокзал")]),
        City(4, "Тула", "Россия", [(41, "Тула Восток")]),
    ]
    static let to: [City] = [
        City(1, "Орёл", "Россия", [(11, "Автовокзал"), (12, "Орёл ЖД")]),
        City(2, "Москва", "Россия", [(21, "Курский вокзал"), (22, "Тропарёво")]),
        City(4, "Тула", "Россия", [(42, "Тула Запад")]),
        City(5, "Riga", "Latvia", [(51, "Rīgas autoosta")]),
    ]

    /// A city of a file in the task's form.
    struct City {
        let number: Int
        let title: String
        let country: String
        let stations: [(number: Int, title: String)]

        init(_ number: Int, _ title: String, _ country: String, _ stations: [(Int, String)]) {
            self.number = number
            self.title = title
            self.country = country
            self.stations = stations
        }

        var json: [String: Any] {
            var place: [String: Any] = [
                "countryTitle": country, "cityTitle": title, "cityId": number, "regionTitle": title + " обл.",
                "districtTitle": "",
                "point": ["latitude": 50.0 + Double(number), "longitude": 36.0 + Double(number)],
            ]
            place["stations"] = stations.map { station in
                var record = place
                record["stations"] = nil
                record["stationId"] = station.number
                record["stationTitle"] = station.title
                return record
            }
            return place
        }
    }

    let folder: URL
    let store: StationStore
    let library: StationLibrary
    let database: Database
    let text: Localizer
    private(set) var trips: TripKeeper
    let today = CalendarDate("2026-05-05") ?? .today(in: .current)

    init(language: Language = .english) async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("schedule-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        store = StationStore(folder: folder.appendingPathComponent("data"))
        library = StationLibrary(
            store: store,
            starterSet: try ResourceLocator().folder(ofModule: "Schedule").appendingPathComponent(
                "StarterStations.json"
            )
        )
        text = try .shipped(
            settings: LanguageSettings(language: language),
            timeZone: try XCTUnwrap(TimeZone(identifier: "Europe/Moscow"))
        )
        database = try await Database.inMemory(migrator: Migrator([TripStore.migration]))
        trips = TripKeeper(record: TripRecord(today: today)) { _ in }
        try await restart()
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Forgets what is in memory and reads what is stored.
    func restart() async throws {
        let trips = TripStore(database: database)
        self.trips = TripKeeper(record: try await trips.record(today: today)) { try await trips.save($0) }
    }

    /// Writes a file in the task's form and gives its address.
    func file(_ name: String, from: [City] = from, to: [City] = to) throws -> URL {
        let file = folder.appendingPathComponent(name)
        let lists = ["citiesFrom": from.map(\.json), "citiesTo": to.map(\.json)]
        try JSONSerialization.data(withJSONObject: lists).write(to: file)
        return file
    }

    /// Imports a file in the task's form, in place of an earlier one.
    func load(from: [City] = from, to: [City] = to) async throws {
        _ = try await library.importFile(try file("stations.json", from: from, to: to)) { _ in }
    }

    /// A station of a list by its number.
    func station(_ number: Int64, _ direction: Direction) throws -> ChosenStation {
        let list = try XCTUnwrap(library.directory?.list(direction))
        let position = try XCTUnwrap(list.position(of: StationID(source: "stations", number: number)))
        return try XCTUnwrap(ChosenStation(position: position, in: list))
    }

    func scheduleModel(today: CalendarDate? = nil) -> ScheduleModel {
        ScheduleModel(localizer: text, library: library, trips: trips) { [day = today ?? self.today] in day }
    }

    func listModel(_ direction: Direction) -> StationListModel {
        StationListModel(direction: direction, localizer: text, library: library, trips: trips)
    }
}
