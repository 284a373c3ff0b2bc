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
        /// Date and counts, in words.
        var summary: String
    }

    var libraries: [Library]
    var stationSources: [StationSource]
}
