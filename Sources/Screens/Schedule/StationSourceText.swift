import Foundation
import Localization
import Schedule

/// Sources of stations in words.
enum StationSourceText {
    /// The names of sources as a person reads them.
    static func names(_ sources: [SourceInfo], localizer: Localizer) -> [String] {
        sources.map { name(of: $0, localizer: localizer) }
    }

    /// The name of a source as a person reads it.
    static func name(of source: SourceInfo, localizer: Localizer) -> String {
        source.name == StationDirectory.starterName ? localizer.text("schedule.data.starter") : source.name
    }

    /// How many stations both lists of a directory have.
    static func counts(_ directory: StationDirectory, localizer: Localizer) -> String {
        [directory.from, directory.to].map { list in
            let key = list.direction == .from ? "schedule.data.departures" : "schedule.data.arrivals"
            return localizer.text(key, localizer.plural("station.count", count: list.stationCount))
        }.joined(separator: " · ")
    }

    /// How many stations both lists of a source have.
    static func counts(of source: SourceInfo, localizer: Localizer) -> String {
        [("schedule.data.departures", source.report.from), ("schedule.data.arrivals", source.report.to)]
            .map { key, counts in localizer.text(key, localizer.plural("station.count", count: counts.stations)) }
            .joined(separator: " · ")
    }

    /// How many cities and stations one list of a source has.
    static func counts(_ counts: ImportReport.Counts, localizer: Localizer) -> String {
        [
            localizer.plural("station.cities", count: counts.cities),
            localizer.plural("station.count", count: counts.stations),
        ].joined(separator: ", ")
    }

    /// When a source was imported; nil for the starter set, which was not.
    static func date(of source: SourceInfo, localizer: Localizer) -> String? {
        source.name == StationDirectory.starterName ? nil : localizer.dateInWords(of: source.importedAt)
    }
}
