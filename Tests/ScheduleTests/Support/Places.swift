import Foundation

@testable import Schedule

/// Small directories for tests, written as a few lines of text.
enum Places {
    /// A line a city: `country | region | district | city : station; station`.
    ///
    /// Numbers count up from 1.
    static func lists(_ text: String, to other: String? = nil) -> ImportedLists {
        var lists = ImportedLists()
        lists.from = cities(text)
        lists.to = other.map(cities) ?? lists.from
        return lists
    }

    /// A directory of one source named "test"; both lists are the same unless `to` says otherwise.
    static func directory(_ text: String, to other: String? = nil) throws -> StationDirectory {
        try StationDirectory(building: [source("test", lists(text, to: other))])
    }

    static func source(_ name: String, _ lists: ImportedLists) -> DirectoryBuilder.Source {
        let info = SourceInfo(
            name: name,
            fileName: "\(name).json",
            importedAt: Date(timeIntervalSince1970: 1_700_000_000),
            report: ImportReport()
        )
        return DirectoryBuilder.Source(info: info, lists: lists)
    }

    private static func cities(_ text: String) -> [ImportedCity] {
        var stationNumber: Int64 = 0
        return text.split(separator: "\n").enumerated().map { index, line in
            let sides = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let parts = sides[0].split(separator: "|", omittingEmptySubsequences: false).map { trimmed($0) }
            let number = Int64(index + 1)
            var place = ImportedPlace()
            place.country = parts[0]
            place.region = parts[1]
            place.district = parts[2]
            place.city = parts[3]
            place.cityNumber = number
            place.point = ImportedPoint(latitude: 50, longitude: Double(index + 1))
            let titles = sides.count > 1 ? sides[1].split(separator: ";") : []
            let stations = titles.map { title -> ImportedStation in
                stationNumber += 1
                return ImportedStation(number: stationNumber, title: trimmed(title), place: place)
            }
            return ImportedCity(number: number, place: place, stations: stations)
        }
    }

    /// Without the plain spaces that the lines are laid out with.
    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

extension StationList {
    /// "city/title" of every hit, in order.
    func found(_ query: String) throws -> [String] {
        let answer = try search(query)
        return (0..<answer.groupCount).flatMap { group in
            answer.rows(inGroup: group).map { hit in
                let city = section(at: section(ofStation: hit.station))?.city ?? "?"
                return "\(city)/\(station(at: hit.station)?.title ?? "?")"
            }
        }
    }

    /// The titles of the direct hits, in order.
    func direct(_ query: String) throws -> [String] {
        let answer = try search(query)
        return (0..<answer.groupCount).filter { !answer.group(at: $0).isFallback }
            .flatMap { answer.rows(inGroup: $0) }.map { station(at: $0.station)?.title ?? "?" }
    }
}
