import Foundation
import Localization
import Schedule

/// All that the data say of a station, in words.
struct StationDetails: Hashable {
    /// One fact.
    struct Fact: Hashable {
        var name: String
        var value: String
    }

    /// Its position in its list.
    var position: Int
    var title: String
    /// The header of its section: "Country, City".
    var header: String
    /// Its own record, from the city to the country, then its number and place.
    var facts: [Fact]
    /// The page that shows it on a map, where its place is known.
    var map: URL?

    /// The details of the station at a position; nil outside of the list.
    init?(position: Int, in list: StationList, sources: [SourceInfo], localizer: Localizer) {
        guard let station = list.station(at: position) else { return nil }
        self.position = position
        title = station.title
        header = list.header(at: list.section(ofStation: position))
        map = station.point?.mapsURL(named: station.title)
        let address = station.address
        var named = [
            ("schedule.details.city", address.city), ("schedule.details.district", address.district),
            ("schedule.details.region", address.region), ("schedule.details.country", address.country),
        ]
        if let point = station.point {
            let digits = [point.latitude, point.longitude].map { localizer.number($0, fractionDigits: 5) }
            named.append(("schedule.details.place", digits.joined(separator: "; ")))
        }
        // The data know a station by this number; it also tells apart those of equal names.
        named.append(("schedule.details.number", localizer.text("station.number", String(station.id.number))))
        if let source = sources.first(where: { $0.name == station.id.source }) {
            named.append(("schedule.details.source", StationSourceText.name(of: source, localizer: localizer)))
        }
        facts = named.filter { !$0.1.isEmpty }.map { Fact(name: localizer.text($0.0), value: $0.1) }
    }
}
