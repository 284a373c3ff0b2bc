import Folding

/// Finds places by parts of their names, whatever the case, the diacritics and the quotes.
///
/// ```swift
/// PlaceSearch(places).places(matching: "елка")   // «Ёлка», турбаза
/// ```
public struct PlaceSearch: Sendable {
    private let entries: [(place: Place, key: [UInt8])]

    /// A search among places; what is found keeps their order.
    public init(_ places: [Place]) {
        entries = places.map { ($0, SearchKey.main($0.name)) }
    }

    /// The places whose names hold every word of a query; all of them for a query of white space.
    public func places(matching query: String) -> [Place] {
        let words = SearchKey.main(query).split(separator: UInt8(ascii: " "))
        return entries.filter { entry in words.allSatisfy { Self.holds(entry.key, $0) } }.map(\.place)
    }

    private static func holds(_ key: [UInt8], _ word: ArraySlice<UInt8>) -> Bool {
        guard key.count >= word.count else { return false }
        return (0...key.count - word.count).contains { key[$0...].starts(with: word) }
    }
}
