import Foundation
import Schedule

/// Prints the hits of an answer, in ranked order.
struct HitPrinter {
    let list: StationList
    let answer: Answer
    let output: CommandOutput

    /// A header a city, its stations under it; why, where a station is a fallback.
    func printText(limit: Int) {
        var printed = 0
        for position in 0..<answer.groupCount where printed < limit {
            let group = answer.group(at: position)
            output.result(list.header(at: group.section))
            for hit in answer.rows(inGroup: position).prefix(limit - printed) {
                guard let station = list.station(at: hit.station) else { continue }
                let reason = hit.reason.map { "  (\(words(for: $0)))" } ?? ""
                output.result("  \(station.title)  [\(station.id.source):\(station.id.number)]\(reason)")
                printed += 1
            }
        }
        let kinds =
            answer.total > answer.directTotal ? " (\(answer.total - answer.directTotal) of another spelling)" : ""
        let more = answer.total > printed ? "; \(answer.total - printed) more: --limit N" : ""
        output.note("\(answer.total) \(answer.total == 1 ? "station" : "stations")\(kinds)\(more)")
    }

    /// An array of objects, one a line.
    func printJSON(limit: Int) {
        var rows: [String] = []
        for position in 0..<answer.groupCount where rows.count < limit {
            let group = answer.group(at: position)
            guard let section = list.section(at: group.section) else { continue }
            for hit in answer.rows(inGroup: position).prefix(limit - rows.count) {
                guard let station = list.station(at: hit.station) else { continue }
                rows.append(object(station, section, hit, isFallback: group.isFallback))
            }
        }
        output.result(rows.isEmpty ? "[]" : "[\n" + rows.joined(separator: ",\n") + "\n]")
    }

    private func object(_ station: Station, _ section: Section, _ hit: Hit, isFallback: Bool) -> String {
        var members = [
            ("stationId", "\(station.id.number)"),
            ("source", quoted(station.id.source)),
            ("title", quoted(station.title)),
            ("city", quoted(section.city)),
            ("region", quoted(section.region)),
            ("country", quoted(section.country)),
            ("fallback", isFallback ? "true" : "false"),
            ("reason", quoted(hit.reason.map(words) ?? "")),
            ("originalTitle", quoted(station.originalTitle)),
            ("cityId", "\(section.id.number)"),
            ("header", quoted(section.header)),
        ]
        if let point = station.point {
            members.append(("latitude", "\(point.latitude)"))
            members.append(("longitude", "\(point.longitude)"))
        }
        return "  {" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
    }

    private func words(for reason: SearchReason) -> String {
        switch reason {
        case .wrongLayout(let text): return "other keyboard layout: \(text)"
        case .lookAlikeLetters(let text): return "letters that look alike: \(text)"
        case .transliteration(let text): return "other alphabet or spelling: \(text)"
        case .otherName(let text): return "abbreviation or other name: \(text)"
        case .typo(let text): return "similar: \(text)"
        }
    }

    private func quoted(_ text: String) -> String { JSONText.quoted(text) }
}
