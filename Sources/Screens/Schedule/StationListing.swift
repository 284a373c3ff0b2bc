import Localization
import Schedule

/// A text and the parts of it that a query matched.
struct HighlightedText: Hashable {
    var text: String
    var matches: [Range<String.Index>] = []
}

/// What the table of the station picker shows: sections and rows by position, made when they are asked for.
struct StationListing {
    /// What a row stands for.
    enum Row: Hashable {
        /// The station at a position of the list.
        case station(Int)
        /// A station chosen lately; without a position where the data have it no more.
        case recent(ChosenStation, position: Int?)
        /// Forgets the stations chosen lately.
        case forgetRecents
    }

    /// A row in words.
    struct Line: Hashable {
        var title: HighlightedText
        /// Why it is there, or where it is; empty where the header says it all.
        var detail = ""
        /// Whether it can be chosen.
        var isKnown = true
    }

    let list: StationList
    /// The answer to a query; nil for the whole list.
    let answer: Answer?
    /// The stations chosen lately, which stand before the whole list.
    let recents: [RecentStations.Entry]

    private let highlighter: Highlighter?

    init(list: StationList, answer: Answer? = nil, recents: [RecentStations.Entry] = []) {
        self.list = list
        self.answer = answer
        self.recents = answer == nil ? recents : []
        highlighter = answer.map { Highlighter(query: $0.query) }
    }

    /// How many sections stand before those of the list.
    private var leadingSections: Int { recents.isEmpty ? 0 : 1 }

    var sectionCount: Int { answer?.groupCount ?? list.sectionCount + leadingSections }

    func rowCount(inSection section: Int) -> Int {
        if let answer { return answer.group(at: section).count }
        if section < leadingSections { return recents.count + 1 }
        return list.stations(inSection: section - leadingSections).count
    }

    /// The section of the table that a section of the list is; nil while an answer is shown.
    func tableSection(ofListSection section: Int) -> Int? {
        answer == nil && section >= 0 && section < list.sectionCount ? section + leadingSections : nil
    }

    func row(_ row: Int, inSection section: Int) -> Row? {
        if let answer {
            let hits = answer.rows(inGroup: section)
            return hits.indices.contains(row) ? .station(hits[row].station) : nil
        }
        if section < leadingSections {
            guard recents.indices.contains(row) else { return .forgetRecents }
            return .recent(recents[row].station, position: recents[row].position)
        }
        let stations = list.stations(inSection: section - leadingSections)
        return row < stations.count ? .station(stations.lowerBound + row) : nil
    }

    /// The header over a section: "Country, City", or what stands before the list.
    func header(ofSection section: Int, localizer: Localizer) -> HighlightedText {
        if let answer {
            let header = list.header(at: answer.group(at: section).section)
            let matcher = answer.rows(inGroup: section).first.map { Highlighter(query: answer.query, hit: $0) }
            return HighlightedText(text: header, matches: matcher?.ranges(in: header) ?? [])
        }
        if section < leadingSections { return HighlightedText(text: localizer.text("station.recent")) }
        return HighlightedText(text: list.header(at: section - leadingSections))
    }

    /// A row in words.
    func line(_ row: Int, inSection section: Int, localizer: Localizer) -> Line {
        if let answer {
            let hits = answer.rows(inGroup: section)
            guard hits.indices.contains(row) else { return Line(title: HighlightedText(text: "")) }
            return line(hits[row], query: answer.query, localizer: localizer)
        }
        switch self.row(row, inSection: section) {
        case .station(let position)?:
            return Line(title: HighlightedText(text: list.station(at: position)?.title ?? ""))
        case .recent(let station, let position)?:
            let now = position.flatMap { ChosenStation(position: $0, in: list) } ?? station
            let gone = position == nil ? localizer.text("station.gone") : ""
            return Line(
                title: HighlightedText(text: now.title),
                detail: [now.header, gone].filter { !$0.isEmpty }.joined(separator: " · "),
                isKnown: position != nil
            )
        case .forgetRecents?, nil:
            return Line(title: HighlightedText(text: localizer.text("common.clearAll")))
        }
    }

    private func line(_ hit: Hit, query: String, localizer: Localizer) -> Line {
        let title = list.station(at: hit.station)?.title ?? ""
        let matches = Highlighter(query: query, hit: hit).ranges(in: title)
        return Line(
            title: HighlightedText(text: title, matches: matches),
            detail: hit.reason.map { SearchReasonText.words(for: $0, localizer: localizer) } ?? ""
        )
    }
}
