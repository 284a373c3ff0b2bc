import Schedule

/// Two hundred queries, the same ones for the same list: what people type, misses and mistakes included.
struct QuerySet {
    /// Whole queries.
    let queries: [String]
    /// Every query letter by letter, each beginning once.
    let steps: [String]

    init(_ list: StationList) {
        var generator = SeededGenerator(seed: 200)
        var queries: [String] = []
        for number in 0..<200 {
            let station = Int.random(in: 0..<list.stationCount, using: &generator)
            let title = list.station(at: station)?.title ?? ""
            let city = list.section(at: list.section(ofStation: station))?.city ?? ""
            queries.append(QuerySet.query(number, title, city, &generator))
        }
        self.queries = queries
        var seen: Set<String> = []
        steps = queries.flatMap(QuerySet.steps).filter { seen.insert($0).inserted }
    }

    /// What stands in the search field after each letter of a query.
    static func steps(of query: String) -> [String] {
        query.isEmpty ? [] : (1...query.count).map { String(query.prefix($0)) }
    }

    private static func query(
        _ number: Int,
        _ title: String,
        _ city: String,
        _ generator: inout SeededGenerator
    ) -> String {
        switch number % 20 {
        case 0...5: return city
        case 6...10: return String(title.prefix(Int.random(in: 4...20, using: &generator)))
        case 11...13:
            let start = Int.random(in: 0..<max(1, title.count - 4), using: &generator)
            return String(title.dropFirst(start).prefix(6))
        case 14, 15: return "\(city) \(title.split(separator: " ").last ?? "")"
        case 16: return typo(city, &generator)
        case 17: return otherLayout(city)
        case 18: return latin(city)
        default:
            return String((0..<8).compactMap { _ in "бвгджзклмнпрстфхцчшщaeiouy".randomElement(using: &generator) })
        }
    }

    private static func typo(_ text: String, _ generator: inout SeededGenerator) -> String {
        var letters = Array(text)
        guard letters.count > 5 else { return text }
        letters.swapAt(2, 3)
        return String(letters)
    }

    private static func otherLayout(_ text: String) -> String {
        map(
            text.lowercased(),
            "йцукенгшщзхъфывапролджэячсмитьбю",
            Array("qwertyuiop[]asdfghjkl;'zxcvbnm,.").map(String.init)
        )
    }

    private static func latin(_ text: String) -> String {
        let letters = [
            "a", "b", "v", "g", "d", "e", "zh", "z", "i", "y", "k", "l", "m", "n", "o", "p", "r", "s", "t", "u", "f",
            "kh", "ts", "ch", "sh", "shch", "", "y", "", "e", "yu", "ya",
        ]
        return map(text.lowercased(), "абвгдежзийклмнопрстуфхцчшщъыьэюя", letters)
    }

    private static func map(_ text: String, _ from: String, _ to: [String]) -> String {
        let pairs = Dictionary(zip(from, to), uniquingKeysWith: { first, _ in first })
        return text.map { pairs[$0] ?? String($0) }.joined()
    }
}
