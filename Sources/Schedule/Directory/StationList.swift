import Foundation

/// One of the two lists of a directory: sections, a city each, of stations, in our own order.
///
/// Sections and stations are addressed by position; all stations of a section stand side by side.
public struct StationList: Sendable {
    /// Which list it is.
    public let direction: Direction
    let views: ListViews
    private let storage: DirectoryBytes
    private let sourceNames: [String]
    let scratches: ScratchPool

    init(_ direction: Direction, _ views: ListViews, _ storage: DirectoryBytes, _ sourceNames: [String]) {
        self.direction = direction
        self.views = views
        self.storage = storage
        self.sourceNames = sourceNames
        scratches = ScratchPool(stations: views.stationCount, cities: views.cityCount)
    }

    /// How many stations the list has.
    public var stationCount: Int { views.stationCount }

    /// How many sections the list has.
    public var sectionCount: Int { views.sectionCount }

    /// The section at a position; nil outside of the list.
    public func section(at position: Int) -> Section? {
        guard position >= 0, position < views.sectionCount, let record = views.cityRecord(position) else { return nil }
        return Section(
            id: PlaceID(source: sourceName(record.source), number: record.number),
            header: views.text(record.header) ?? "",
            city: cleaned(record.city),
            region: cleaned(record.region),
            country: cleaned(record.country),
            point: GeoPoint(latitude: record.latitude, longitude: record.longitude),
            stations: views.stations(ofCity: position)
        )
    }

    /// The header of the section at a position; empty outside of the list.
    public func header(at position: Int) -> String {
        views.cityRecord(position).flatMap { views.text($0.header) } ?? ""
    }

    /// The positions of a section's stations; empty outside of the list.
    public func stations(inSection position: Int) -> Range<Int> {
        guard position >= 0, position < views.sectionCount else { return 0..<0 }
        return views.stations(ofCity: position)
    }

    /// The station at a position; nil outside of the list.
    public func station(at position: Int) -> Station? {
        guard let record = views.stationRecord(position) else { return nil }
        return Station(
            id: PlaceID(source: source(ofStation: position), number: record.number),
            title: views.text(record.shown) ?? "",
            originalTitle: views.text(record.title) ?? "",
            address: Address(
                city: cleaned(record.city),
                district: cleaned(record.district),
                region: cleaned(record.region),
                country: cleaned(record.country)
            ),
            point: GeoPoint(latitude: record.latitude, longitude: record.longitude)
        )
    }

    /// The section that the station at a position stands in.
    public func section(ofStation position: Int) -> Int { Int(views.cityOfStation[position]) }

    /// The position of a station; nil where the list has no such station.
    public func position(of id: StationID) -> Int? {
        guard let source = sourceNames.firstIndex(of: id.source) else { return nil }
        var low = 0
        var high = min(views.stationsByID.count, views.stationCount)
        while low < high {
            let middle = (low + high) / 2
            let position = Int(views.stationsByID[middle])
            guard let record = views.stationRecord(position) else { return nil }
            let candidate = (self.source(numberOfStation: position), record.number)
            if candidate == (source, id.number) { return position }
            if candidate < (source, id.number) { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// The position of the section of a city; nil where the list has no such city with stations.
    public func section(of id: CityID) -> Int? {
        guard let source = sourceNames.firstIndex(of: id.source) else { return nil }
        return (0..<views.sectionCount).first { views.isCity($0, number: id.number, source: source) }
    }

    /// A country of the list, and where its sections begin.
    public struct Country: Hashable, Sendable {
        /// The country's title; empty where the data say nothing.
        public let title: String
        /// The position of its first section.
        public let firstSection: Int
    }

    /// The countries in list order.
    public var countries: [Country] {
        (0..<views.countries.count / 2).map { index in
            Country(
                title: views.text(views.countries[index * 2]) ?? "",
                firstSection: min(Int(views.countries[index * 2 + 1]), max(0, views.sectionCount - 1))
            )
        }
    }

    /// The bytes that the search looks through: the keys of all titles, cities and regions, a line each.
    package var foldedBytes: UnsafeBufferPointer<UInt8> { views.keys.bytes }

    /// The lists of a source as they were imported; for benchmarks.
    package func cities(ofSource name: String) -> [ImportedCity] { imported(source: name) }

    /// The list of one source as it was imported.
    func imported(source name: String) -> [ImportedCity] {
        guard let source = sourceNames.firstIndex(of: name) else { return [] }
        var cities: [(order: UInt32, city: ImportedCity)] = []
        for position in 0..<views.cityCount {
            guard let record = views.cityRecord(position), Int(record.source) == source else { continue }
            cities.append((record.fileOrder, importedCity(position, record)))
        }
        return cities.sorted { $0.order < $1.order }.map(\.city)
    }

    private func importedCity(_ position: Int, _ record: CityRecord) -> ImportedCity {
        var place = ImportedPlace()
        place.country = views.text(record.country)
        place.city = views.text(record.city)
        place.region = views.text(record.region)
        place.district = views.text(record.district)
        place.cityNumber = record.number
        place.point = point(record.latitude, record.longitude)
        let stations = views.stations(ofCity: position).compactMap { views.stationRecord($0) }
        return ImportedCity(
            number: record.number,
            place: place,
            stations: stations.sorted { $0.fileOrder < $1.fileOrder }.map(importedStation),
            extra: views.text(record.extra) ?? ""
        )
    }

    private func importedStation(_ record: StationRecord) -> ImportedStation {
        var place = ImportedPlace()
        place.country = views.text(record.country)
        place.city = views.text(record.city)
        place.region = views.text(record.region)
        place.district = views.text(record.district)
        place.cityNumber = record.hasCityNumber == 0 ? nil : record.cityNumber
        place.point = point(record.latitude, record.longitude)
        return ImportedStation(
            number: record.number,
            title: views.text(record.title) ?? "",
            place: place,
            extra: views.text(record.extra) ?? ""
        )
    }

    private func point(_ latitude: Double, _ longitude: Double) -> ImportedPoint? {
        latitude.isNaN || longitude.isNaN ? nil : ImportedPoint(latitude: latitude, longitude: longitude)
    }

    private func cleaned(_ reference: UInt32) -> String {
        views.text(reference).map(TitleCleaning.clean) ?? ""
    }

    private func source(numberOfStation position: Int) -> Int {
        Int(views.cityRecord(Int(views.cityOfStation[position]))?.source ?? DirectoryFormat.noText)
    }

    private func source(ofStation position: Int) -> String {
        sourceName(UInt32(truncatingIfNeeded: source(numberOfStation: position)))
    }

    private func sourceName(_ number: UInt32) -> String {
        sourceNames.indices.contains(Int(number)) ? sourceNames[Int(number)] : ""
    }
}
