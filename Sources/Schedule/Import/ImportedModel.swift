/// A point as the file has it, whether or not it is a place.
package struct ImportedPoint: Equatable, Sendable {
    let latitude: Double
    let longitude: Double

    package init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A station as the file has it.
package struct ImportedStation: Equatable, Sendable {
    package var number: Int64
    package var title: String
    package var place: ImportedPlace
    /// The members that this program knows nothing of, word for word.
    var extra = ""

    package init(number: Int64, title: String, place: ImportedPlace, extra: String = "") {
        self.number = number
        self.title = title
        self.place = place
        self.extra = extra
    }
}

/// What a city and a station both say about where they are.
///
/// Nil where the member is absent.
package struct ImportedPlace: Equatable, Sendable {
    package var country: String?
    package var region: String?
    package var district: String?
    package var city: String?
    package var cityNumber: Int64?
    package var point: ImportedPoint?

    package init() {}
}

/// A city of one of the two lists as the file has it.
package struct ImportedCity: Equatable, Sendable {
    package var number: Int64
    package var place: ImportedPlace
    package var stations: [ImportedStation]
    var extra = ""

    package init(number: Int64, place: ImportedPlace, stations: [ImportedStation], extra: String = "") {
        self.number = number
        self.place = place
        self.stations = stations
        self.extra = extra
    }
}

/// Both lists of a source.
///
/// For the package, so that benchmarks can make up large ones.
package struct ImportedLists: Equatable, Sendable {
    package var from: [ImportedCity] = []
    package var to: [ImportedCity] = []

    package init() {}

    subscript(direction: Direction) -> [ImportedCity] {
        get { direction == .from ? from : to }
        set {
            if direction == .from { from = newValue } else { to = newValue }
        }
    }

    /// The members of the task's form that hold the lists.
    static func member(_ direction: Direction) -> String {
        direction == .from ? "citiesFrom" : "citiesTo"
    }
}
