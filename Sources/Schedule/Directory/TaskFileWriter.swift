/// Writes a source back in the task's form, with everything that the import read.
struct TaskFileWriter {
    private var text: [UInt8] = []

    /// The bytes of a file.
    static func file(_ lists: ImportedLists) -> [UInt8] {
        var writer = TaskFileWriter()
        writer.line(0, "{")
        for direction in Direction.allCases {
            writer.line(1, "\"\(ImportedLists.member(direction))\" : [")
            for (index, city) in lists[direction].enumerated() {
                writer.write(city)
                writer.line(2, index + 1 < lists[direction].count ? "}," : "}")
            }
            writer.line(1, direction == .from ? "]," : "]")
        }
        writer.line(0, "}")
        return writer.text
    }

    private mutating func write(_ city: ImportedCity) {
        line(2, "{")
        var place = city.place
        place.cityNumber = city.number
        members(3, place)
        if !city.extra.isEmpty { line(3, city.extra + ",") }
        line(3, "\"stations\" : [")
        for (index, station) in city.stations.enumerated() {
            line(4, "{")
            members(5, station.place)
            if !station.extra.isEmpty { line(5, station.extra + ",") }
            line(5, "\"stationId\" : \(station.number),")
            line(5, "\"stationTitle\" : \(JSONText.quoted(station.title))")
            line(4, index + 1 < city.stations.count ? "}," : "}")
        }
        line(3, "]")
    }

    private mutating func members(_ depth: Int, _ place: ImportedPlace) {
        member(depth, "countryTitle", place.country)
        if let point = place.point {
            line(depth, "\"point\" : {")
            line(depth + 1, "\"longitude\" : \(point.longitude),")
            line(depth + 1, "\"latitude\" : \(point.latitude)")
            line(depth, "},")
        }
        member(depth, "districtTitle", place.district)
        if let number = place.cityNumber { line(depth, "\"cityId\" : \(number),") }
        member(depth, "cityTitle", place.city)
        member(depth, "regionTitle", place.region)
    }

    private mutating func member(_ depth: Int, _ name: String, _ value: String?) {
        guard let value else { return }
        line(depth, "\"\(name)\" : \(JSONText.quoted(value)),")
    }

    private mutating func line(_ depth: Int, _ content: String) {
        text.append(contentsOf: repeatElement(0x20, count: depth * 2))
        text.append(contentsOf: content.utf8)
        text.append(0x0A)
    }
}

extension StationDirectory {
    /// A source in the task's form, as UTF-8; nil where there is no such source.
    ///
    /// Cities and stations stand in the order of the imported file, texts as they were there, members that this
    /// program knows nothing of included.
    public func export(source name: String) -> [UInt8]? {
        guard sources.contains(where: { $0.name == name }) else { return nil }
        var lists = ImportedLists()
        for direction in Direction.allCases { lists[direction] = list(direction).imported(source: name) }
        return TaskFileWriter.file(lists)
    }
}
