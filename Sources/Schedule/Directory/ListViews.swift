/// The parts of one list as they lie in the file; every access is checked.
struct ListViews: Sendable {
    let strings: TextView
    let cityRecords: TextView
    let stationRecords: TextView
    let cityOfStation: NumberView
    let regionOfCity: NumberView
    let regionEnds: NumberView
    let regionCities: NumberView
    let stationEnds: NumberView
    let keys: TextView
    let titleKeyEnds: NumberView
    let cityKeyEnds: NumberView
    let regionKeyEnds: NumberView
    let words: TextView
    let wordEnds: NumberView
    let wordParents: NumberView
    let suffixes: NumberView
    let letterStarts: NumberView
    let postings: NumberView
    let postingEnds: NumberView
    let countries: NumberView
    let stationsByID: NumberView
    let letterSets: LetterSetsView

    let stationCount: Int
    let cityCount: Int
    /// Cities that have stations; the others stand behind them.
    let sectionCount: Int

    init(_ file: DirectoryFile, _ direction: Direction) {
        func part(_ part: ListPart) -> UnsafeRawBufferPointer { file.part(DirectoryFormat.part(part, direction)) }
        strings = TextView(file.part(DirectoryFormat.strings))
        cityRecords = TextView(part(.cities))
        stationRecords = TextView(part(.stations))
        cityOfStation = NumberView(part(.cityOfStation))
        regionOfCity = NumberView(part(.regionOfCity))
        regionEnds = NumberView(part(.regionEnds))
        regionCities = NumberView(part(.regionCities))
        stationEnds = NumberView(part(.stationEnds))
        keys = TextView(part(.keys))
        titleKeyEnds = NumberView(part(.titleKeyEnds))
        cityKeyEnds = NumberView(part(.cityKeyEnds))
        regionKeyEnds = NumberView(part(.regionKeyEnds))
        words = TextView(part(.words))
        wordEnds = NumberView(part(.wordEnds))
        wordParents = NumberView(part(.wordParents))
        suffixes = NumberView(part(.suffixes))
        letterStarts = NumberView(part(.letterStarts))
        postings = NumberView(part(.postings))
        postingEnds = NumberView(part(.postingEnds))
        countries = NumberView(part(.countries))
        stationsByID = NumberView(part(.stationsByID))
        stationCount = min(
            stationRecords.bytes.count / StationRecord.size,
            cityOfStation.count,
            titleKeyEnds.count
        )
        cityCount = min(
            cityRecords.bytes.count / CityRecord.size,
            regionOfCity.count,
            cityKeyEnds.count,
            stationEnds.count
        )
        letterSets = LetterSetsView(
            letters: NumberView(part(.setLetters)),
            part(.letterSets),
            stations: stationCount,
            cities: cityCount
        )
        sectionCount = ListViews.sectionCount(stationEnds, cityCount, stationCount)
    }

    /// Cities without stations come last: a binary search finds the first.
    private static func sectionCount(_ ends: NumberView, _ cityCount: Int, _ stationCount: Int) -> Int {
        var low = 0
        var high = cityCount
        while low < high {
            let middle = (low + high) / 2
            if ends.range(middle, limit: stationCount).isEmpty { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private static func number(_ records: TextView, _ offset: Int) -> UInt32 {
        var reader = ByteReader(UnsafeRawBufferPointer(records.bytes), at: offset)
        return reader.uint32() ?? 0
    }

    /// The stations of a city, by position; empty where the numbers make no sense.
    @inline(__always)
    func stations(ofCity city: Int) -> Range<Int> { stationEnds.range(city, limit: stationCount) }

    /// Whether the record of a city has a number and a source; reads no more than those.
    func isCity(_ city: Int, number: Int64, source: Int) -> Bool {
        let offset = city * CityRecord.size
        var reader = ByteReader(UnsafeRawBufferPointer(cityRecords.bytes), at: offset)
        guard reader.uint64() == UInt64(bitPattern: number) else { return false }
        return Int(ListViews.number(cityRecords, offset + 24)) == source
    }

    func cityRecord(_ city: Int) -> CityRecord? {
        var reader = ByteReader(UnsafeRawBufferPointer(cityRecords.bytes), at: city * CityRecord.size)
        var record = CityRecord()
        guard city >= 0, city < cityCount, let number = reader.uint64(), let latitude = reader.uint64(),
            let longitude = reader.uint64()
        else { return nil }
        record.number = Int64(bitPattern: number)
        record.latitude = Double(bitPattern: latitude)
        record.longitude = Double(bitPattern: longitude)
        let numbers = (0..<8).map { _ in reader.uint32() ?? DirectoryFormat.noText }
        record.source = numbers[0]
        record.fileOrder = numbers[1]
        record.country = numbers[2]
        record.city = numbers[3]
        record.region = numbers[4]
        record.district = numbers[5]
        record.header = numbers[6]
        record.extra = numbers[7]
        return record
    }

    func stationRecord(_ station: Int) -> StationRecord? {
        var reader = ByteReader(UnsafeRawBufferPointer(stationRecords.bytes), at: station * StationRecord.size)
        var record = StationRecord()
        guard station >= 0, station < stationCount, let number = reader.uint64(), let latitude = reader.uint64(),
            let longitude = reader.uint64(), let cityNumber = reader.uint64()
        else { return nil }
        record.number = Int64(bitPattern: number)
        record.latitude = Double(bitPattern: latitude)
        record.longitude = Double(bitPattern: longitude)
        record.cityNumber = Int64(bitPattern: cityNumber)
        let numbers = (0..<9).map { _ in reader.uint32() ?? DirectoryFormat.noText }
        record.title = numbers[0]
        record.shown = numbers[1]
        record.country = numbers[2]
        record.city = numbers[3]
        record.region = numbers[4]
        record.district = numbers[5]
        record.extra = numbers[6]
        record.fileOrder = numbers[7]
        record.hasCityNumber = numbers[8]
        return record
    }

    /// The text of a reference; nil for none, and for a reference that leads nowhere.
    func text(_ reference: UInt32) -> String? {
        guard reference != DirectoryFormat.noText else { return nil }
        var reader = ByteReader(UnsafeRawBufferPointer(strings.bytes), at: Int(reference))
        return reader.text()
    }

    // Keys are stored one after the other with a line feed between: titles, cities, regions.

    @inline(__always)
    func titleKey(_ station: Int) -> UnsafeBufferPointer<UInt8> {
        key(titleKeyEnds, station, before: 0)
    }

    @inline(__always)
    func cityKey(_ city: Int) -> UnsafeBufferPointer<UInt8> {
        key(cityKeyEnds, city, before: titleKeyEnds.count == 0 ? 0 : Int(titleKeyEnds[titleKeyEnds.count - 1]) + 1)
    }

    @inline(__always)
    func regionKey(_ region: Int) -> UnsafeBufferPointer<UInt8> {
        key(regionKeyEnds, region, before: cityKeyEnds.count == 0 ? 0 : Int(cityKeyEnds[cityKeyEnds.count - 1]) + 1)
    }

    @inline(__always)
    private func key(_ ends: NumberView, _ index: Int, before: Int) -> UnsafeBufferPointer<UInt8> {
        let start = index == 0 ? before : Int(ends[index - 1]) + 1
        let end = Int(ends[index])
        guard start <= end else { return .init(start: nil, count: 0) }
        return keys[start..<end]
    }

    /// The bytes of a word.
    @inline(__always)
    func word(_ word: Int) -> UnsafeBufferPointer<UInt8> {
        words[wordEnds.range(word, limit: words.bytes.count)]
    }
}
