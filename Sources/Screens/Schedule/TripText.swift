import Foundation
import Localization
import Schedule

/// A trip in words: on the first screen, and as it is shared.
struct TripText: Hashable {
    /// One end of the trip.
    struct Place: Hashable {
        var title: String
        /// From the city to the country.
        var address: String
        /// The page that shows it on a map, where its place is known.
        var map: URL?
    }

    var departure: Place
    var arrival: Place
    var date: String
    /// As the crow flies; nil where a place is not known.
    var distance: String?
    /// That timetables are not loaded yet.
    var note: String

    init(_ summary: TripSummary, localizer: Localizer) {
        departure = Place(summary.departure)
        arrival = Place(summary.arrival)
        date = localizer.dateInWords(year: summary.date.year, month: summary.date.month, day: summary.date.day)
        distance = summary.kilometres.map {
            localizer.text("schedule.distance", localizer.distance(metres: $0 * 1_000))
        }
        note = localizer.text("schedule.noTimetables")
    }

    /// What is shared and copied.
    var plainText: String {
        let ends = [departure, arrival].map { [$0.title, $0.address].filter { !$0.isEmpty }.joined(separator: ", ") }
        return (ends + [date, distance].compactMap { $0 }).joined(separator: "\n")
    }
}

extension TripText.Place {
    init(_ station: Station) {
        title = station.title
        address = station.address.parts.joined(separator: ", ")
        map = station.point?.mapsURL(named: station.title)
    }
}
