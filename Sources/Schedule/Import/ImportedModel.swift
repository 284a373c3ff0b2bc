/// A point as the file has it, whether or not it is a place.
struct ImportedPoint: Equatable, Sendable {
    let latitude: Double
    let longitude: Double
}

/// A station as the file has it.
struct ImportedStation: Equatable, Sendable {
    var number: Int64
    var title: String
    var place: ImportedPlace
    /// The members that this program knows nothing of, word for word.
    var extra = ""
}

/// What a city and a station both say about where they are.
///
/// Nil where the member is absent.
struct ImportedPlace: Equatable, Sendable {
    var country: String?
    var region: String?
    var district: String?
    var city: String?
    var cityNumber: Int64?
    var point: ImportedPoint?
}

/// A city of one of the two lists as the file has it.
struct ImportedCity: Equatable, Sendable {
    var number: Int64
    var place: ImportedPlace
    var stations: [ImportedStation]
    var extra = ""
}

/// Both lists of a source.
struct ImportedLists: Equatable, Sendable {
    var from: [ImportedCity] = []
    var to: [ImportedCity] = []

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
