import Foundation

/// Reads a file in the task's form: `{"citiesFrom": […], "citiesTo": […]}`.
///
/// One bad item is skipped and counted with its reason; a file that is not whole JSON is refused, since half a list
/// must not replace a whole one.
struct StationFileReader {
    private(set) var lists = ImportedLists()
    private(set) var report = ImportReport()

    /// Reads the bytes of a file; throws `ImportError`.
    ///
    /// `progress` is told the part that is done, 0 to 1.
    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>,
        progress: (Double) -> Void = { _ in }
    ) throws -> StationFileReader {
        var reader = StationFileReader()
        do {
            try reader.readDocument(bytes, progress)
        } catch let error as JSONError {
            throw ImportError(error, in: bytes)
        }
        guard reader.report.from.stations + reader.report.to.stations > 0 else {
            throw ImportError.noStations(skipped: reader.report.skippedCount)
        }
        return reader
    }

    private mutating func readDocument(_ bytes: UnsafeBufferPointer<UInt8>, _ progress: (Double) -> Void) throws {
        var scanner = JSONScanner(bytes)
        guard try scanner.peek() == UInt8(ascii: "{") else {
            _ = try scanner.value()
            throw ImportError.noLists
        }
        var found = false
        try scanner.eachMember { scanner, key in
            let direction = Direction.allCases.first { ImportedLists.member($0) == key }
            guard let direction, try scanner.peek() == UInt8(ascii: "[") else {
                _ = try scanner.value()
                return
            }
            found = true
            try readCities(&scanner, direction, progress)
        }
        try scanner.expectEnd()
        if !found { throw ImportError.noLists }
    }

    private mutating func readCities(
        _ scanner: inout JSONScanner,
        _ direction: Direction,
        _ progress: (Double) -> Void
    ) throws {
        var merging = CityMerging(lists[direction])
        var index = 0
        try scanner.eachElement { scanner in
            let path = "\(ImportedLists.member(direction))[\(index)]"
            index += 1
            if index % 64 == 0 { progress(Double(scanner.position) / Double(scanner.bytes.count)) }
            let value = try scanner.value()
            if let city = readCity(value, path, scanner.bytes) {
                merging.add(city, path, &report)
            }
        }
        lists[direction] = merging.cities
        let counts = ImportReport.Counts(
            cities: merging.cities.count,
            stations: merging.cities.reduce(0) { $0 + $1.stations.count }
        )
        if direction == .from { report.from = counts } else { report.to = counts }
        report.cleanedTitles += merging.cleanedTitles
    }

    private mutating func readCity(
        _ value: JSONValue,
        _ path: String,
        _ bytes: UnsafeBufferPointer<UInt8>
    ) -> ImportedCity? {
        do throws(SkippedItem) {
            var members = try ItemMembers(value, bytes)
            let place = try members.place()
            guard let number = place.cityNumber else { throw SkippedItem(reason: .noNumber(member: "cityId")) }
            var stations: [ImportedStation] = []
            switch members.take("stations") {
            case .array(let elements):
                for (index, element) in elements.enumerated() {
                    if let station = readStation(element, "\(path).stations[\(index)]", bytes) {
                        stations.append(station)
                    }
                }
            case .none, .null?:
                break
            default:
                throw SkippedItem(reason: .stationsNotAnArray)
            }
            return ImportedCity(number: number, place: place, stations: stations, extra: members.rest())
        } catch {
            report.skip(path, error.reason)
            return nil
        }
    }

    private mutating func readStation(
        _ value: JSONValue,
        _ path: @autoclosure () -> String,
        _ bytes: UnsafeBufferPointer<UInt8>
    ) -> ImportedStation? {
        do throws(SkippedItem) {
            var members = try ItemMembers(value, bytes)
            guard let number = members.number("stationId") else {
                throw SkippedItem(reason: .noNumber(member: "stationId"))
            }
            let place = try members.place()
            let title = try members.text("stationTitle") ?? ""
            return ImportedStation(number: number, title: title, place: place, extra: members.rest())
        } catch {
            report.skip(path(), error.reason)
            return nil
        }
    }
}

/// Why one item is left out.
struct SkippedItem: Error {
    let reason: SkipReason
}

/// The members of a city or station, taken one by one; what is left at the end is kept as it stands.
private struct ItemMembers {
    private var members: [JSONMember]
    private let bytes: UnsafeBufferPointer<UInt8>

    init(_ value: JSONValue, _ bytes: UnsafeBufferPointer<UInt8>) throws(SkippedItem) {
        guard case .object(let members) = value else { throw SkippedItem(reason: .notAnObject) }
        self.members = members
        self.bytes = bytes
    }

    /// The first member of a name.
    mutating func take(_ name: String) -> JSONValue? {
        guard let index = members.firstIndex(where: { $0.key == name }) else { return nil }
        return members.remove(at: index).value
    }

    mutating func text(_ name: String) throws(SkippedItem) -> String? {
        switch take(name) {
        case .string(let text): return text
        case .none, .null?: return nil
        case .badString?: throw SkippedItem(reason: .brokenText(member: name))
        default: throw SkippedItem(reason: .notText(member: name))
        }
    }

    /// A whole number, spelled in any way (`12`, `12.0`, `"12"`).
    mutating func number(_ name: String) -> Int64? {
        switch take(name) {
        case .number(let text)?: return Int64(text) ?? Double(text).flatMap { Int64(exactly: $0) }
        case .string(let text)?: return Int64(text)
        default: return nil
        }
    }

    mutating func place() throws(SkippedItem) -> ImportedPlace {
        var place = ImportedPlace()
        place.country = try text("countryTitle")
        place.region = try text("regionTitle")
        place.district = try text("districtTitle")
        place.city = try text("cityTitle")
        if members.contains(where: { $0.key == "cityId" }) {
            guard let number = number("cityId") else { throw SkippedItem(reason: .noNumber(member: "cityId")) }
            place.cityNumber = number
        }
        place.point = point()
        return place
    }

    /// The point, if it is one; anything else stays among the rest, so that nothing is lost.
    private mutating func point() -> ImportedPoint? {
        guard let index = members.firstIndex(where: { $0.key == "point" }),
            case .object(let parts) = members[index].value, parts.count == 2,
            case .number(let latitude)? = parts.first(where: { $0.key == "latitude" })?.value,
            case .number(let longitude)? = parts.first(where: { $0.key == "longitude" })?.value,
            let latitude = Double(latitude), let longitude = Double(longitude),
            latitude.isFinite, longitude.isFinite
        else { return nil }
        members.remove(at: index)
        return ImportedPoint(latitude: latitude, longitude: longitude)
    }

    /// What is left, word for word, members parted by commas.
    func rest() -> String {
        members.map { String(decoding: bytes[$0.source], as: UTF8.self) }.joined(separator: ", ")
    }
}

/// Joins cities given twice and drops stations given twice.
private struct CityMerging {
    private(set) var cities: [ImportedCity]
    private(set) var cleanedTitles = 0
    private var cityPositions: [Int64: Int] = [:]
    private var stations: [Int64: ImportedStation] = [:]

    init(_ cities: [ImportedCity]) {
        self.cities = cities
        for (index, city) in cities.enumerated() {
            cityPositions[city.number] = index
            for station in city.stations { stations[station.number] = station }
        }
    }

    mutating func add(_ city: ImportedCity, _ path: String, _ report: inout ImportReport) {
        var kept: [ImportedStation] = []
        for (index, station) in city.stations.enumerated() {
            if let known = stations[station.number] {
                if known == station {
                    report.repeatedStations += 1
                } else {
                    report.skip("\(path).stations[\(index)]", .numberTaken(station.number))
                }
                continue
            }
            stations[station.number] = station
            if TitleCleaning.clean(station.title) != station.title { cleanedTitles += 1 }
            kept.append(station)
        }
        if let position = cityPositions[city.number] {
            cities[position].stations += kept
        } else {
            cityPositions[city.number] = cities.count
            var city = city
            city.stations = kept
            cities.append(city)
        }
    }
}

extension ImportError {
    /// The error of a byte offset, as a line and a column that an editor shows.
    init(_ error: JSONError, in bytes: UnsafeBufferPointer<UInt8>) {
        let before = bytes[..<min(error.offset, bytes.count)]
        let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let column = before[lineStart...].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
        let what: String
        switch error.kind {
        case .endsTooSoon: what = "the file ends too soon"
        case .tooDeep: what = "it is nested too deep"
        case .badNumber: what = "this is not a number"
        case .badEscape: what = "this is not an escape sequence"
        case .unexpected(let byte) where byte > 0x20 && byte < 0x7F:
            what = "\"\(Character(Unicode.Scalar(byte)))\" is out of place"
        case .unexpected: what = "this byte is out of place"
        }
        self = .notJSON(line: line, column: column, what: what)
    }
}
