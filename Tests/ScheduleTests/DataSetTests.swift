import Folding
import Foundation
import Testing

@testable import Schedule

/// What the real file shows, on the real file where it is at hand and on its twin.
@Suite("The task's file and its twin")
struct DataSetTests {
    @Test("The real file is looked at where it is at hand", .enabled(if: DataSet.isRealFileHere, "no real file here"))
    func realFile() throws {
        #expect(try DataSet.real.directory.to.stationCount == 3_848)
    }

    @Test("Cities and stations are all there", arguments: DataSet.available)
    func counts(set: DataSet) throws {
        let directory = try set.directory
        #expect(directory.from.sectionCount == 439)
        #expect(directory.from.stationCount == 933)
        #expect(directory.to.sectionCount == 2_681)
        #expect(directory.to.stationCount == 3_848)
    }

    @Test("No two headers of a list have one text", arguments: DataSet.available)
    func headers(set: DataSet) throws {
        for list in [try set.directory.from, try set.directory.to] {
            #expect(Set((0..<list.sectionCount).map { list.header(at: $0) }).count == list.sectionCount)
        }
    }

    @Test("Shown titles are clean and those of one city differ; the originals are kept", arguments: DataSet.available)
    func titles(set: DataSet) throws {
        let list = try set.directory.to
        var cleaned = 0
        for position in 0..<list.sectionCount {
            let stations = list.stations(inSection: position).compactMap { list.station(at: $0) }
            #expect(Set(stations.map { SearchKey.main($0.title) }).count == stations.count)
            for station in stations {
                #expect(station.title == TitleCleaning.clean(station.title))
                if TitleCleaning.clean(station.originalTitle) != station.originalTitle { cleaned += 1 }
            }
        }
        #expect(cleaned > 40)
    }

    /// Title hits of departures and of arrivals.
    static let titleHits: [(query: String, from: Int, to: Int)] = [
        ("вокзал", 268, 324), ("автовокзал", 215, 250), ("москва", 15, 9), ("орёл", 0, 5), ("орел", 0, 5),
        ("щелк", 2, 1), ("артем", 0, 3), ("zob", 35, 40), ("трасса", 32, 137), ("kaniukai", 1, 2), ("мой", 0, 0),
    ]

    @Test("Known searches find as many titles as they should, and all direct hits", arguments: DataSet.available)
    func titleHits(set: DataSet) throws {
        let directory = try set.directory
        for (query, from, to) in DataSetTests.titleHits {
            for (list, wanted) in [(directory.from, from), (directory.to, to)] {
                let key = SearchKey.main(query)
                let titles = try list.direct(query).filter { contains(key, SearchKey.main($0)) }
                #expect(titles.count == wanted, "\(query), \(list.direction)")
            }
        }
    }

    @Test(
        "Known searches find as many stations by title or city as they should",
        arguments: DataSet.available,
        [("москва", 53, 38), ("орёл", 1, 6), ("мой", 0, 0)]
    )
    func titleOrCity(set: DataSet, row: (query: String, from: Int, to: Int)) throws {
        let directory = try set.directory
        #expect(try directory.from.search(row.query).directTotal == row.from)
        #expect(try directory.to.search(row.query).directTotal == row.to)
    }

    @Test("мой finds nothing, иошкар finds Йошкар-Ола", .enabled(if: DataSet.isRealFileHere, "no real file here"))
    func shortI() throws {
        let directory = try DataSet.real.directory
        #expect(try directory.from.search("мой").total == 0)
        #expect(try directory.to.search("мой").total == 0)
        #expect(try directory.to.found("иошкар").first?.hasPrefix("Йошкар-Ола/") == true)
    }

    @Test("Whoever types a city's whole name gets that city first, for every city", arguments: DataSet.available)
    func cityFirst(set: DataSet) throws {
        for list in [try set.directory.from, try set.directory.to] {
            for position in 0..<list.sectionCount {
                let city = try #require(list.section(at: position)).city
                let answer = try list.search(city)
                let first = try #require(list.section(at: answer.group(at: 0).section)).city
                #expect(SearchKey.main(first) == SearchKey.main(city), "\(city)")
                #expect(answer.firstRows.first?.rank == .wholeCity)
            }
        }
    }

    @Test(
        "Whoever types a city and a word of a title finds the station, for every station",
        arguments: DataSet.available
    )
    func cityAndWord(set: DataSet) throws {
        for list in [try set.directory.from, try set.directory.to] {
            for position in 0..<list.stationCount {
                let title = SearchKey.main(try #require(list.station(at: position)).originalTitle)
                let city = try #require(list.section(at: list.section(ofStation: position))).city
                for (number, word) in KeyWords.ranges(in: title).enumerated() {
                    let text = String(decoding: title[word], as: UTF8.self)
                    let query = number % 2 == 0 ? "\(city) \(text)" : "\(text) \(city)"
                    let isFound = try list.search(query).direct.stations.contains(UInt32(position))
                    if !isFound { Issue.record("\(query) does not find \(position)") }
                }
            }
        }
    }

    @Test(
        "Every direct hit of the search is what looking at every key gives, and the reverse",
        arguments: DataSet.available
    )
    func agreesWithLookingAtAll(set: DataSet) throws {
        let list = try set.directory.to
        var generator = SeededGenerator(seed: 7)
        let reference = Reference(list)
        for query in Queries.cut(from: list, count: 160, &generator) + Queries.frequent {
            let answer = try list.search(query)
            let expected = reference.directHits(SearchQuery(query))
            var found: [UInt32: Rank] = [:]
            for position in 0..<answer.groupCount where !answer.group(at: position).isFallback {
                for hit in answer.rows(inGroup: position) { found[UInt32(hit.station)] = hit.rank }
            }
            #expect(found == expected, "\(query)")
            #expect(answer.directTotal == expected.count, "\(query)")
        }
    }

    @Test(
        "Groups stand where their best hits stand, ties in list order, rows inside likewise",
        arguments: DataSet.available
    )
    func orderOfGroups(set: DataSet) throws {
        let list = try set.directory.to
        for query in ["вокзал", "а", "село", "ст", "авто вокзал", "новая", "р", "нижний н"] {
            let answer = try list.search(query)
            var previous: (Rank, Int)?
            var total = 0
            for position in 0..<answer.groupCount {
                let group = answer.group(at: position)
                let rows = answer.rows(inGroup: position)
                total += rows.count
                #expect(rows.count == group.count)
                #expect(
                    rows.map { [Int($0.rank.rawValue), $0.station] }
                        == rows.map {
                            [Int($0.rank.rawValue), $0.station]
                        }.sorted { $0.lexicographicallyPrecedes($1) }
                )
                let best = (try #require(rows.first).rank, group.section)
                if let previous, !group.isFallback { #expect(previous < best) }
                previous = best
            }
            #expect(total == answer.total)
            #expect(answer.firstRows == Array((0..<answer.groupCount).flatMap { answer.rows(inGroup: $0) }.prefix(50)))
        }
    }

    @Test("No direct hit stands below a fallback, whatever is typed", arguments: DataSet.available)
    func fallbacksBelow(set: DataSet) throws {
        let list = try set.directory.from
        var generator = SeededGenerator(seed: 11)
        for query in Queries.cut(from: list, count: 300, &generator) {
            let answer = try list.search(query)
            let isFallback = (0..<answer.groupCount).map { answer.group(at: $0).isFallback }
            #expect(isFallback == isFallback.sorted { !$0 && $1 })
            if answer.total > answer.directTotal { #expect(answer.directTotal < 3) }
        }
    }

    @Test("The empty query is the whole list in its order", arguments: ["", " ", "\u{A0}\t", "\u{200B}"])
    func wholeList(query: String) throws {
        let list = try DataSet.twin.directory.to
        let answer = try list.search(query)
        #expect(answer.isWholeList)
        #expect(answer.total == 3_848)
        #expect((0..<answer.groupCount).map { answer.group(at: $0).section } == Array(0..<2_681))
    }

    @Test("Export gives back the file, with nothing lost and in its order", arguments: DataSet.available)
    func export(set: DataSet) throws {
        let directory = try set.directory
        let exported = try #require(directory.export(source: directory.sources[0].name))
        let original = try JSONSerialization.jsonObject(with: set.file) as? NSDictionary
        let back = try JSONSerialization.jsonObject(with: Data(exported)) as? NSDictionary
        #expect(original != nil)
        #expect(original == back)
    }

    private func contains(_ needle: [UInt8], _ key: [UInt8]) -> Bool {
        needle.withUnsafeBufferPointer { needle in
            key.withUnsafeBufferPointer { KeyMatch.find(needle, in: $0) != nil }
        }
    }
}
