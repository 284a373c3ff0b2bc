/// What an import found: counts, what was cleaned, and what was skipped and why.
public struct ImportReport: Equatable, Sendable {
    /// Cities and stations of one list.
    public struct Counts: Equatable, Sendable {
        /// Cities, empty ones included.
        public var cities = 0
        /// Stations.
        public var stations = 0
    }

    /// An item that could not be taken over.
    public struct Skipped: Equatable, Sendable {
        /// Where it stands: "citiesTo[12].stations[3]".
        public let path: String
        /// Why it was skipped.
        public let reason: SkipReason
    }

    /// Departure cities and stations.
    public internal(set) var from = Counts()
    /// Arrival cities and stations.
    public internal(set) var to = Counts()
    /// Station titles that are shown with their white space cleaned; the originals are kept.
    public internal(set) var cleanedTitles = 0
    /// Stations given twice, word for word, and taken once.
    public internal(set) var repeatedStations = 0
    /// How many items were skipped.
    public internal(set) var skippedCount = 0
    /// The first items skipped, 50 at most.
    public internal(set) var skipped: [Skipped] = []

    mutating func skip(_ path: @autoclosure () -> String, _ reason: SkipReason) {
        skippedCount += 1
        if skipped.count < 50 { skipped.append(Skipped(path: path(), reason: reason)) }
    }
}

/// Why an item of a file was skipped.
///
/// `description` says it in English, for the command line; screens have their own.
public enum SkipReason: Equatable, Sendable, CustomStringConvertible {
    /// A city or station is not an object.
    case notAnObject
    /// An id is missing or no whole number of 64 bits.
    case noNumber(member: String)
    /// A member that has to be text is something else.
    case notText(member: String)
    /// A text holds bytes that are no characters.
    case brokenText(member: String)
    /// A city's stations are not an array.
    case stationsNotAnArray
    /// Another station of the list has this number already, and is not the same.
    case numberTaken(Int64)

    /// In English, without a full stop.
    public var description: String {
        switch self {
        case .notAnObject: return "it is not an object"
        case .noNumber(let member): return "\(member) is missing or not a whole number"
        case .notText(let member): return "\(member) is not text"
        case .brokenText(let member): return "\(member) holds bytes that are not characters"
        case .stationsNotAnArray: return "its stations are not an array"
        case .numberTaken(let number): return "another station of the list has the number \(number)"
        }
    }
}

/// Why a file could not be imported at all.
///
/// Nothing has changed then.
public enum ImportError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file cannot be read; the system's words.
    case unreadable(String)
    /// The file is not JSON, or breaks off.
    case notJSON(line: Int, column: Int, what: String)
    /// The file is JSON but has neither `citiesFrom` nor `citiesTo`.
    case noLists
    /// The lists hold no station that can be taken over.
    case noStations(skipped: Int)
    /// More than the directory can hold.
    case tooLarge
    /// A source's name is empty, or not one line of 100 characters at most.
    case badName

    /// In English, without a full stop.
    public var description: String {
        switch self {
        case .unreadable(let words): return "the file cannot be read: \(words)"
        case .notJSON(let line, let column, let what):
            return "the file is not JSON: line \(line), column \(column): \(what)"
        case .noLists: return "the file has no array citiesFrom or citiesTo"
        case .noStations(let skipped):
            return skipped == 0
                ? "the file has no stations" : "the file has no usable stations (\(skipped) items skipped)"
        case .tooLarge: return "the file is too large for a station directory"
        case .badName: return "a source's name is one line of 1 to 100 characters"
        }
    }
}
