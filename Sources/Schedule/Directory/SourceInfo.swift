import Foundation

/// A source of stations as the directory records it.
public struct SourceInfo: Equatable, Sendable {
    /// The name it was imported under, and the `source` of its ids.
    public let name: String
    /// The name of the file that it came from, without folders.
    public let fileName: String
    /// When it was imported.
    public let importedAt: Date
    /// What the import found.
    public let report: ImportReport

    /// A record of an import.
    public init(name: String, fileName: String, importedAt: Date, report: ImportReport) {
        self.name = name
        self.fileName = fileName
        // Whole seconds, as in the file.
        self.importedAt = Date(timeIntervalSince1970: importedAt.timeIntervalSince1970.rounded(.down))
        self.report = report
    }

    /// Whether a text can be a source's name: one line of 1 to 100 characters without edge white space.
    public static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.count <= 100 && TitleCleaning.clean(text) == text
    }

    func write(to sink: inout ByteSink) {
        sink.append(lengthAnd: name)
        sink.append(lengthAnd: fileName)
        sink.append(Int64(importedAt.timeIntervalSince1970))
        for number in [
            report.from.cities, report.from.stations, report.to.cities, report.to.stations, report.cleanedTitles,
            report.repeatedStations, report.skippedCount, report.skipped.count,
        ] { sink.append(UInt64(number)) }
        for item in report.skipped {
            sink.append(lengthAnd: item.path)
            let (kind, argument) = item.reason.code
            sink.append(byte: kind)
            sink.append(lengthAnd: argument)
        }
    }

    /// Reads a record; nil where the bytes are no such record.
    init?(_ reader: inout ByteReader) {
        guard let name = reader.text(), let fileName = reader.text(), let time = reader.uint64() else { return nil }
        var numbers: [Int] = []
        for _ in 0..<8 {
            guard let number = reader.uint64(), number < 1 << 40 else { return nil }
            numbers.append(Int(number))
        }
        var report = ImportReport()
        report.from = ImportReport.Counts(cities: numbers[0], stations: numbers[1])
        report.to = ImportReport.Counts(cities: numbers[2], stations: numbers[3])
        report.cleanedTitles = numbers[4]
        report.repeatedStations = numbers[5]
        for _ in 0..<min(numbers[7], 50) {
            guard let path = reader.text(), let kind = reader.byte(), let argument = reader.text(),
                let reason = SkipReason(code: kind, argument)
            else { return nil }
            report.skip(path, reason)
        }
        report.skippedCount = numbers[6]
        let seconds = Int64(bitPattern: time)
        guard abs(Double(seconds)) < 1e12 else { return nil }
        self.init(
            name: name,
            fileName: fileName,
            importedAt: Date(timeIntervalSince1970: Double(seconds)),
            report: report
        )
    }
}

extension SkipReason {
    /// How the reason is stored.
    fileprivate var code: (UInt8, String) {
        switch self {
        case .notAnObject: return (0, "")
        case .noNumber(let member): return (1, member)
        case .notText(let member): return (2, member)
        case .brokenText(let member): return (3, member)
        case .stationsNotAnArray: return (4, "")
        case .numberTaken(let number): return (5, String(number))
        }
    }

    fileprivate init?(code: UInt8, _ argument: String) {
        switch code {
        case 0: self = .notAnObject
        case 1: self = .noNumber(member: argument)
        case 2: self = .notText(member: argument)
        case 3: self = .brokenText(member: argument)
        case 4: self = .stationsNotAnArray
        case 5:
            guard let number = Int64(argument) else { return nil }
            self = .numberTaken(number)
        default: return nil
        }
    }
}
