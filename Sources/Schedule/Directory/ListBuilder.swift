import Folding

/// Builds the parts of one list of a directory: order, headers, records, keys and search index.
struct ListBuilder {
    /// A source's cities, in the order of its file.
    struct Input {
        let source: Int
        let name: String
        let cities: [ImportedCity]
    }

    /// A city on its way into the list.
    private struct Item {
        let source: Int
        let sourceName: String
        let fileOrder: Int
        let city: ImportedCity
        let sortKey: [UInt8]
        let key: [UInt8]
    }

    private var items: [Item] = []
    private var parts: [ListPart: ByteSink] = [:]
    private var words = WordIndexBuilder()
    private var stationIDs: [(source: Int, number: Int64)] = []
    private var cityOfStation: [UInt32] = []
    private var titleKeyEnds: [UInt32] = []
    private var stationEnds: [UInt32] = []
    private var citiesOfRegions: [[UInt32]] = []
    private var keys = ByteSink()

    /// The parts of a list, with its texts added to the pool; throws `ImportError.tooLarge`.
    static func build(_ inputs: [Input], _ pool: inout StringPool) throws -> [ListPart: ByteSink] {
        var builder = ListBuilder()
        builder.sortCities(inputs)
        try builder.writeStations(&pool)
        try builder.writeCities(&pool)
        try builder.writeRegions()
        try builder.writeIndex()
        try builder.writeCountries(&pool)
        return builder.parts
    }

    private mutating func sortCities(_ inputs: [Input]) {
        for input in inputs {
            for (fileOrder, city) in input.cities.enumerated() {
                items.append(
                    Item(
                        source: input.source,
                        sourceName: input.name,
                        fileOrder: fileOrder,
                        city: city,
                        sortKey: ListBuilder.sortKey(of: city),
                        key: SearchKey.main(city.place.city ?? "")
                    )
                )
            }
        }
        items.sort { left, right in
            if left.city.stations.isEmpty != right.city.stations.isEmpty { return right.city.stations.isEmpty }
            if left.sortKey != right.sortKey { return left.sortKey.lexicographicallyPrecedes(right.sortKey) }
            return (left.source, left.city.number) < (right.source, right.city.number)
        }
    }

    /// Country, city without its type word, city with it (so that a plain "Павловск" precedes "село Павловск"),
    /// region, district; parted by zeros, which no key has.
    private static func sortKey(of city: ImportedCity) -> [UInt8] {
        let place = city.place
        var key = SortKey(place.country ?? "").bytes
        key.append(0)
        key += SortKey(place.city ?? "", skipping: SettlementWords.leading).bytes
        for text in [place.city, place.region, place.district] {
            key.append(0)
            key += SortKey(text ?? "").bytes
        }
        return key
    }

    private mutating func writeStations(_ pool: inout StringPool) throws {
        var records = ByteSink()
        for (position, item) in items.enumerated() {
            let stations = ListBuilder.sorted(item.city.stations)
            for (order, station) in stations.enumerated() {
                guard cityOfStation.count < DirectoryFormat.mostSubjects else { throw ImportError.tooLarge }
                let index = cityOfStation.count
                let key = station.key
                key.withUnsafeBufferPointer { words.add($0, .title, subject: index) }
                keys.append(key)
                try checkKeys()
                titleKeyEnds.append(UInt32(keys.count))
                keys.append(byte: 0x0A)
                cityOfStation.append(UInt32(position))
                stationIDs.append((item.source, station.station.number))
                let shown = ListBuilder.shownTitle(at: order, in: stations)
                records.append(try stationRecord(station, shown, &pool))
            }
            stationEnds.append(UInt32(cityOfStation.count))
        }
        parts[.stations] = records
        parts[.cityOfStation] = sink(cityOfStation)
        parts[.stationEnds] = sink(stationEnds)
        parts[.titleKeyEnds] = sink(titleKeyEnds)
        let byID = cityOfStation.indices.sorted { stationIDs[$0] < stationIDs[$1] }
        parts[.stationsByID] = sink(byID.map { UInt32($0) })
    }

    /// A station of a city with what it is sorted by.
    private struct SortedStation {
        let station: ImportedStation
        let fileOrder: Int
        let key: [UInt8]
        let sortKey: SortKey
    }

    private static func sorted(_ stations: [ImportedStation]) -> [SortedStation] {
        let items = stations.enumerated().map { order, station -> SortedStation in
            let key = SearchKey.main(station.title)
            return SortedStation(station: station, fileOrder: order, key: key, sortKey: SortKey(searchKey: key))
        }
        guard items.count > 1 else { return items }
        return items.sorted { left, right in
            if left.sortKey != right.sortKey { return left.sortKey < right.sortKey }
            if left.station.title.utf8.elementsEqual(right.station.title.utf8) {
                return left.station.number < right.station.number
            }
            return left.station.title.utf8.lexicographicallyPrecedes(right.station.title.utf8)
        }
    }

    /// The cleaned title; with the number where another title of the city folds alike, and for want of a title.
    private static func shownTitle(at order: Int, in stations: [SortedStation]) -> String {
        let station = stations[order]
        let title = TitleCleaning.clean(station.station.title)
        let number = "№ \(station.station.number)"
        if title.isEmpty { return number }
        return hasTwin(order, in: stations, step: 1) || hasTwin(order, in: stations, step: -1)
            ? "\(title) (\(number))" : title
    }

    /// Titles that fold alike have one sort key, so they stand among the neighbours that share it.
    private static func hasTwin(_ order: Int, in stations: [SortedStation], step: Int) -> Bool {
        var other = order + step
        while stations.indices.contains(other), stations[other].sortKey == stations[order].sortKey {
            if stations[other].key == stations[order].key { return true }
            other += step
        }
        return false
    }

    private func stationRecord(
        _ station: SortedStation,
        _ shown: String,
        _ pool: inout StringPool
    ) throws -> StationRecord {
        let place = station.station.place
        var record = StationRecord()
        record.number = station.station.number
        record.latitude = place.point?.latitude ?? .nan
        record.longitude = place.point?.longitude ?? .nan
        record.cityNumber = place.cityNumber ?? 0
        record.hasCityNumber = place.cityNumber == nil ? 0 : 1
        record.title = try pool.add(station.station.title)
        record.shown = try pool.add(shown)
        record.country = try pool.add(place.country)
        record.city = try pool.add(place.city)
        record.region = try pool.add(place.region)
        record.district = try pool.add(place.district)
        record.extra = station.station.extra.isEmpty ? DirectoryFormat.noText : try pool.add(station.station.extra)
        record.fileOrder = UInt32(station.fileOrder)
        return record
    }

    private mutating func writeCities(_ pool: inout StringPool) throws {
        let headers = HeaderTexts.headers(
            for: items.map { HeaderTexts.Place($0.city.place, number: $0.city.number, source: $0.sourceName) }
        )
        var records = ByteSink()
        var ends: [UInt32] = []
        for (position, item) in items.enumerated() {
            let place = item.city.place
            var record = CityRecord()
            record.number = item.city.number
            record.latitude = place.point?.latitude ?? .nan
            record.longitude = place.point?.longitude ?? .nan
            record.source = UInt32(item.source)
            record.fileOrder = UInt32(item.fileOrder)
            record.country = try pool.add(place.country)
            record.city = try pool.add(place.city)
            record.region = try pool.add(place.region)
            record.district = try pool.add(place.district)
            record.header = try pool.add(headers[position])
            record.extra = item.city.extra.isEmpty ? DirectoryFormat.noText : try pool.add(item.city.extra)
            records.append(record)
            // A city without stations is kept for export and is not found.
            if !item.city.stations.isEmpty {
                item.key.withUnsafeBufferPointer { words.add($0, .city, subject: position) }
            }
            keys.append(item.key)
            try checkKeys()
            ends.append(UInt32(keys.count))
            keys.append(byte: 0x0A)
        }
        parts[.cities] = records
        parts[.cityKeyEnds] = sink(ends)
    }

    private mutating func writeRegions() throws {
        var numbers: [[UInt8]: Int] = [:]
        var regionKeys: [[UInt8]] = []
        var cities: [[UInt32]] = []
        var regionOfCity: [UInt32] = []
        for (position, item) in items.enumerated() {
            let key = SearchKey.main(item.city.place.region ?? "")
            let number = numbers[key] ?? regionKeys.count
            if number == regionKeys.count {
                numbers[key] = number
                regionKeys.append(key)
                cities.append([])
            }
            regionOfCity.append(UInt32(number))
            if !item.city.stations.isEmpty { cities[number].append(UInt32(position)) }
        }
        var keyEnds: [UInt32] = []
        var cityEnds: [UInt32] = []
        var cityCount = 0
        for (number, key) in regionKeys.enumerated() {
            key.withUnsafeBufferPointer { words.add($0, .region, subject: number) }
            keys.append(key)
            try checkKeys()
            keyEnds.append(UInt32(keys.count))
            keys.append(byte: 0x0A)
            cityCount += cities[number].count
            cityEnds.append(UInt32(cityCount))
        }
        citiesOfRegions = cities
        parts[.regionOfCity] = sink(regionOfCity)
        parts[.regionEnds] = sink(cityEnds)
        parts[.regionCities] = sink(cities.flatMap { $0 })
        parts[.regionKeyEnds] = sink(keyEnds)
        parts[.keys] = keys
    }

    private mutating func writeIndex() throws {
        let index = try words.build()
        var bytes = ByteSink()
        bytes.append(index.words)
        parts[.words] = bytes
        parts[.wordEnds] = sink(index.wordEnds)
        parts[.wordParents] = sink(index.wordParents)
        parts[.suffixes] = sink(index.suffixes)
        parts[.letterStarts] = sink(index.letterStarts)
        parts[.postings] = sink(index.postings)
        parts[.postingEnds] = sink(index.postingEnds)
        let letters = LetterSetBuilder(
            index: index,
            stationCount: cityOfStation.count,
            stationEnds: stationEnds,
            citiesOfRegions: citiesOfRegions
        ).build()
        parts[.setLetters] = sink(letters.letters)
        parts[.letterSets] = letters.sets
    }

    private mutating func writeCountries(_ pool: inout StringPool) throws {
        var countries: [UInt32] = []
        var previous: [UInt8]?
        for (position, item) in items.enumerated() where !item.city.stations.isEmpty {
            let key = SearchKey.main(item.city.place.country ?? "")
            if key == previous { continue }
            previous = key
            countries.append(try pool.add(TitleCleaning.clean(item.city.place.country ?? "")))
            countries.append(UInt32(position))
        }
        parts[.countries] = sink(countries)
    }

    private func checkKeys() throws {
        if keys.count > Int(UInt32.max) - (1 << 20) { throw ImportError.tooLarge }
    }

    private func sink(_ numbers: [UInt32]) -> ByteSink {
        var sink = ByteSink()
        sink.append(numbers)
        return sink
    }
}
