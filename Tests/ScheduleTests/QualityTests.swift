import Foundation
import Testing

@testable import Schedule

/// What people type and what they want to find: Data/quality.json over the starter set.
@Suite("Search quality")
struct QualityTests {
    struct Row: Decodable {
        struct Wanted: Decodable {
            let title: String
            let city: String
        }

        let query: String
        let list: Direction
        let wanted: Wanted
        let worstRank: Int
        let kind: String
        let note: String
    }

    static let rows = Result {
        let file = DataSet.root.appendingPathComponent("Tests/ScheduleTests/Data/quality.json")
        return try JSONDecoder().decode([Row].self, from: Data(contentsOf: file))
    }

    @Test("Everybody finds what they want, as high up as they may expect")
    func ranks() throws {
        let rows = try QualityTests.rows.get()
        let directory = try DataSet.starter
        #expect(rows.count >= 300)
        var first = 0
        var firstFive = 0
        for row in rows {
            let list = directory.list(row.list)
            let rank = try rank(of: row.wanted, in: list.search(row.query), of: list)
            #expect(rank ?? .max <= row.worstRank, "\(row.query) → \(row.wanted): \(row.note)")
            if rank == 1 { first += 1 }
            if let rank, rank <= 5 { firstFive += 1 }
        }
        let share = { (count: Int) in String(format: "%.1f %%", 100 * Double(count) / Double(rows.count)) }
        print("Search quality: \(rows.count) searches, \(share(first)) first, \(share(firstFive)) in the first 5")
    }

    private func rank(of wanted: Row.Wanted, in answer: Answer, of list: StationList) -> Int? {
        var rank = 0
        for position in 0..<answer.groupCount {
            let isCity = list.section(at: answer.group(at: position).section)?.city == wanted.city
            for hit in answer.rows(inGroup: position) {
                rank += 1
                guard isCity, let station = list.station(at: hit.station) else { continue }
                if station.title == wanted.title || TitleCleaning.clean(station.originalTitle) == wanted.title {
                    return rank
                }
            }
        }
        return nil
    }
}

/// The stations that ship with the app.
@Suite("Starter set")
struct StarterSetTests {
    @Test("There are at least 300 stations in at least 25 countries, some in one list only, none skipped")
    func size() throws {
        let directory = try DataSet.starter
        let from = Set((0..<directory.from.stationCount).compactMap { directory.from.station(at: $0)?.id })
        let to = Set((0..<directory.to.stationCount).compactMap { directory.to.station(at: $0)?.id })
        #expect(from.union(to).count >= 300)
        #expect(directory.to.countries.count >= 25)
        #expect(!from.subtracting(to).isEmpty)
        #expect(!to.subtracting(from).isEmpty)
        #expect(directory.sources[0].report.skippedCount == 0)
    }

    struct CityPoint: Decodable {
        struct Point: Decodable {
            let longitude: Double
            let latitude: Double
        }

        let cityId: Int64
        let city: String
        let point: Point
    }

    @Test("Every station is within 60 km of where its city is known to be")
    func points() throws {
        let file = DataSet.root.appendingPathComponent("Tests/ScheduleTests/Data/city-points.json")
        let table = try JSONDecoder().decode([CityPoint].self, from: Data(contentsOf: file))
        let points = Dictionary(table.map { ($0.cityId, $0.point) }, uniquingKeysWith: { first, _ in first })
        let directory = try DataSet.starter
        for list in [directory.from, directory.to] {
            for position in 0..<list.stationCount {
                let station = try #require(list.station(at: position))
                let section = try #require(list.section(at: list.section(ofStation: position)))
                let known = try #require(points[section.id.number], "\(section.header) is not in the table")
                let city = try #require(GeoPoint(latitude: known.latitude, longitude: known.longitude))
                let point = try #require(station.point, "\(station.title) has no point")
                #expect(city.distance(to: point) <= 60, "\(section.header), \(station.title)")
            }
        }
    }
}
