/// A growing part of a directory file.
struct ByteSink {
    private(set) var bytes: [UInt8] = []

    var count: Int { bytes.count }

    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    mutating func append(_ text: some Sequence<UInt8>) { bytes.append(contentsOf: text) }

    mutating func append(byte: UInt8) { bytes.append(byte) }

    mutating func append<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ number: Double) { append(number.bitPattern) }

    /// A length in as many bytes as it needs (LEB128), then the text.
    mutating func append(lengthAnd text: String) {
        append(length: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func append(length: Int) {
        var rest = length
        while rest > 0x7F {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func append(_ numbers: [UInt32]) {
        bytes.reserveCapacity(bytes.count + numbers.count * 4)
        for number in numbers { append(number) }
    }

    mutating func append(_ record: CityRecord) {
        append(record.number)
        append(record.latitude)
        append(record.longitude)
        for number in [
            record.source, record.fileOrder, record.country, record.city,
            record.region, record.district, record.header, record.extra, record.hasNumber, 0,
        ] { append(number) }
    }

    mutating func append(_ record: StationRecord) {
        append(record.number)
        append(record.latitude)
        append(record.longitude)
        append(record.cityNumber)
        for number in [
            record.title, record.shown, record.country, record.city, record.region, record.district, record.extra,
            record.fileOrder, record.hasCityNumber, 0, 0, 0,
        ] { append(number) }
    }
}

/// All texts of a directory, each once.
struct StringPool {
    private(set) var sink = ByteSink()
    private var offsets: [String: UInt32] = [:]

    /// Where a text stands; the same text, byte for byte, is stored once.
    mutating func add(_ text: String) throws -> UInt32 {
        // String equality takes NFC and NFD for one: those texts have to stay apart.
        if let known = offsets[text], isStored(text, at: Int(known)) { return known }
        guard sink.count < Int(UInt32.max) - text.utf8.count - 8 else { throw ImportError.tooLarge }
        let offset = UInt32(sink.count)
        sink.append(lengthAnd: text)
        offsets[text] = offset
        return offset
    }

    mutating func add(_ text: String?) throws -> UInt32 {
        guard let text else { return DirectoryFormat.noText }
        return try add(text)
    }

    private func isStored(_ text: String, at offset: Int) -> Bool {
        var length = ByteSink()
        length.append(lengthAnd: text)
        guard offset + length.count <= sink.count else { return false }
        return sink.bytes[offset..<offset + length.count].elementsEqual(length.bytes)
    }
}
