import Folding

/// The texts of section headers: "Country, City", and more of the address where that is not enough to tell two apart.
enum HeaderTexts {
    /// What a header can be made of.
    struct Place {
        let country: String
        let city: String
        let region: String
        let district: String
        let number: Int64
        let source: String

        init(_ place: ImportedPlace, number: Int64, source: String) {
            country = TitleCleaning.clean(place.country ?? "")
            city = TitleCleaning.clean(place.city ?? "")
            region = TitleCleaning.clean(place.region ?? "")
            district = TitleCleaning.clean(place.district ?? "")
            self.number = number
            self.source = source
        }
    }

    /// A text for each place of a list, all different: first region, then district, number and source are added to
    /// those that are equal.
    static func headers(for places: [Place]) -> [String] {
        var headers = places.map { place in
            let parts = [place.country, place.city].filter { !$0.isEmpty }
            return parts.isEmpty ? "№ \(place.number)" : parts.joined(separator: ", ")
        }
        let additions: [(Place) -> String] = [
            { $0.region.isEmpty ? "" : ", \($0.region)" },
            { $0.district.isEmpty ? "" : ", \($0.district)" },
            { " (№ \($0.number))" },
            { " (\($0.source))" },
        ]
        for addition in additions {
            for position in equalOnes(headers) { headers[position] += addition(places[position]) }
        }
        return headers
    }

    /// The positions of the texts that fold like another one.
    private static func equalOnes(_ texts: [String]) -> [Int] {
        var positions: [[UInt8]: [Int]] = [:]
        for (position, text) in texts.enumerated() { positions[SearchKey.main(text), default: []].append(position) }
        return positions.values.filter { $0.count > 1 }.flatMap { $0 }
    }
}
