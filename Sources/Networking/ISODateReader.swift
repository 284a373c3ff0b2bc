import Foundation

/// Reads ISO 8601 and what passes for it: year first, numbers only.
struct ISODateReader {
    private var reader: ByteReader

    init(_ bytes: [UInt8]) {
        reader = ByteReader(bytes)
    }

    var date: Date? {
        var copy = self
        return copy.read()
    }

    private mutating func read() -> Date? {
        var time = CivilTime()
        guard let year = reader.number(4...4) else { return nil }
        time.year = year
        let isCompact = reader.take("-") == nil
        // "2003-012-31" is met in feeds.
        guard let month = reader.number(isCompact ? 2...2 : 1...3) else { return nil }
        time.month = month
        if !isCompact, reader.isAtEnd {
            time.day = 1
            return time.date
        }
        if !isCompact, reader.take("-") == nil { return nil }
        guard let day = reader.number(isCompact ? 2...2 : 1...2) else { return nil }
        time.day = day
        guard !reader.isAtEnd else { return time.date }
        guard reader.take("Tt ") != nil, readTime(&time) else { return nil }
        _ = reader.take(" ")
        if !reader.isAtEnd {
            guard let offset = readZone() else { return nil }
            time.offset = offset
        }
        return reader.isAtEnd ? time.date : nil
    }

    private mutating func readTime(_ time: inout CivilTime) -> Bool {
        guard let hour = reader.number(2...2) else { return false }
        _ = reader.take(":")
        guard let minute = reader.number(2...2) else { return false }
        time.hour = hour
        time.minute = minute
        if reader.take(":") != nil || reader.next.map(ASCIIText.isDigit) == true {
            guard let second = reader.number(2...2) else { return false }
            time.second = second
            if reader.take(".,") != nil {
                guard let fraction = reader.fraction() else { return false }
                time.fraction = fraction
            }
        }
        return true
    }

    private mutating func readZone() -> Int? {
        if reader.take("Zz") != nil { return 0 }
        if let next = reader.next, next == UInt8(ascii: "U") || next == UInt8(ascii: "G") {
            // "2018-12-21 11:27:25 UTC"
            var name: [UInt8] = []
            while let letter = reader.take("UTCGM") { name.append(letter) }
            return MailDateReader.zones[String(decoding: name, as: UTF8.self).lowercased()]
        }
        return reader.offset()
    }
}
