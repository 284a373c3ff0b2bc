/// What the program says of what it stands on.
struct AboutFacts: Hashable, Sendable {
    /// A library and its version.
    struct Library: Hashable, Sendable {
        var name: String
        var version: String
    }

    /// Where stations come from.
    struct StationSource: Hashable, Sendable {
        var name: String
        /// When they were imported, in words; nil for those that the program brings along.
        var date: String?
        /// How many there are, in words.
        var counts: String
    }

    var libraries: [Library]
    var stationSources: [StationSource]
}
