import Foundation

/// Reads the dates of mail and HTTP and what people make of them: words and numbers in nearly any order.
struct MailDateReader {
    private let words: [[UInt8]]

    init(_ bytes: [UInt8]) {
        // What stands in brackets is a remark: "17:26:16 GMT+0300 (MSK)".
        let text = bytes.prefix { $0 != UInt8(ascii: "(") }
        words = text.split { ASCIIText.isSpace($0) || $0 == UInt8(ascii: ",") }.map(Array.init)
    }

    var date: Date? {
        var time = CivilTime()
        var day: Int?
        var year: Int?
        var halfOfDay: HalfOfDay?
        guard words.count >= 3 else { return nil }
        for word in words {
            if let read = Self.clock(word) {
                (time.hour, time.minute, time.second, time.fraction) = read
            } else if let number = Self.number(word) {
                if day == nil, word.count <= 2 {
                    day = number
                } else if year == nil, word.count == 4 || word.count == 2 {
                    year = word.count == 2 ? Self.fullYear(number) : number
                } else {
                    return nil
                }
            } else {
                let name = ASCIIText.lowercased(String(decoding: word, as: UTF8.self))
                if let month = Self.months.firstIndex(where: { Self.abbreviates(name, $0) }), time.month == 0 {
                    time.month = month + 1
                } else if let half = HalfOfDay(rawValue: name) {
                    halfOfDay = half
                } else if let offset = Self.zone(word, name) {
                    time.offset = offset
                } else if !Self.weekdays.contains(where: { Self.abbreviates(name, $0) }) {
                    return nil
                }
            }
        }
        guard let day, let year else { return nil }
        time.day = day
        time.year = year
        return halfOfDay.map { $0.applied(to: time)?.date } ?? time.date
    }

    private enum HalfOfDay: String {
        case morning = "am"
        case evening = "pm"

        func applied(to time: CivilTime) -> CivilTime? {
            guard (1...12).contains(time.hour) else { return nil }
            var time = time
            time.hour = time.hour % 12 + (self == .evening ? 12 : 0)
            return time
        }
    }

    /// `10:04`, `10:04:03`, `10:04:03.5`.
    private static func clock(_ word: [UInt8]) -> (Int, Int, Int, Double)? {
        guard word.contains(UInt8(ascii: ":")), word.first.map(ASCIIText.isDigit) == true else { return nil }
        var reader = ByteReader(word)
        guard let hour = reader.number(1...2), reader.take(":") != nil, let minute = reader.number(2...2) else {
            return nil
        }
        var second = 0
        var fraction = 0.0
        if reader.take(":") != nil {
            guard let read = reader.number(2...2) else { return nil }
            second = read
            if reader.take(".") != nil { fraction = reader.fraction() ?? 0 }
        }
        return reader.isAtEnd ? (hour, minute, second, fraction) : nil
    }

    private static func number(_ word: [UInt8]) -> Int? {
        guard (1...4).contains(word.count) else { return nil }
        var reader = ByteReader(word)
        let number = reader.number(1...4)
        return reader.isAtEnd ? number : nil
    }

    /// By the rule of mail (RFC 5322, 4.3), with feeds older than 1970 left out.
    private static func fullYear(_ number: Int) -> Int {
        number < 70 ? 2000 + number : 1900 + number
    }

    /// `+0200`, `GMT`, `GMT+0300`, `Etc/GMT`, `ET`.
    private static func zone(_ word: [UInt8], _ name: String) -> Int? {
        if let known = zones[name] { return known }
        for prefix in ["gmt", "utc", ""] where name.hasPrefix(prefix) {
            var reader = ByteReader(Array(word.dropFirst(prefix.utf8.count)))
            if let offset = reader.offset(), reader.isAtEnd { return offset }
        }
        return nil
    }

    private static func abbreviates(_ name: String, _ full: String) -> Bool {
        let name = name.hasSuffix(".") ? String(name.dropLast()) : name
        return name.utf8.count >= 3 && full.hasPrefix(name)
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    private static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

    /// Names that mean one zone wherever they are met; `ET` and its kin are taken for the winter's.
    static let zones: [String: Int] = {
        let hours: [(String, Double)] = [
            ("z", 0), ("ut", 0), ("utc", 0), ("gmt", 0), ("etc/gmt", 0), ("etc/utc", 0), ("wet", 0), ("west", 1),
            ("bst", 1), ("cet", 1), ("met", 1), ("cest", 2), ("eet", 2), ("eest", 3), ("msk", 3), ("msd", 4),
            ("jst", 9),
            ("kst", 9), ("et", -5), ("est", -5), ("edt", -4), ("ct", -6), ("cst", -6), ("cdt", -5), ("mt", -7),
            ("mst", -7), ("mdt", -6), ("pt", -8), ("pst", -8), ("pdt", -7), ("akst", -9), ("akdt", -8), ("hst", -10),
        ]
        return Dictionary(uniqueKeysWithValues: hours.map { ($0, Int($1 * 3600)) })
    }()
}
