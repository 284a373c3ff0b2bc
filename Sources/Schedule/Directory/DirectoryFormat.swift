/// The layout of a directory file.
///
/// All numbers are little-endian; every part begins at a multiple of eight bytes.
///
///     0   magic "WAYSTATN"       24  checksum of everything after the header
///     8   version, u32           32  for each part its offset and its length, u64 each
///     12  number of parts, u32   …   checksum of the header up to here, u64
///     16  length of the file, u64
///
/// Text keys and the search index are made when the file is written, so that opening it is a matter of reading the
/// header. docs/decisions/station-directory.md says why it is a file of our own.
enum DirectoryFormat {
    static let magic: [UInt8] = Array("WAYSTATN".utf8)
    static let version: UInt32 = 3
    static let sharedParts = 2
    static let partCount = sharedParts + 2 * ListPart.allCases.count
    static let headerLength = 32 + partCount * 16 + 8

    /// Most words, stations and cities: a suffix holds its word in 24 bits, a posting its subject in 30.
    static let mostWords = 1 << 24
    static let mostSubjects = 1 << 30
    /// Scalars with an entry of their own in `letterStarts`: Latin, Greek and Cyrillic letters.
    static let letterCount = 0x530
    /// A reference to no text.
    static let noText = UInt32.max

    static let sources = 0
    static let strings = 1

    static func part(_ part: ListPart, _ direction: Direction) -> Int {
        sharedParts + (direction == .from ? 0 : ListPart.allCases.count) + part.rawValue
    }
}

/// The parts that each of the two lists has.
enum ListPart: Int, CaseIterable {
    /// `CityRecord`s in list order; cities without stations stand at the end.
    case cities
    /// `StationRecord`s in list order, those of a city side by side.
    case stations
    /// For each station its city.
    case cityOfStation
    /// For each city its region, as a number of `regionKeyEnds`.
    case regionOfCity
    /// For each region where its cities end in `regionCities`.
    case regionEnds
    /// The cities of each region.
    case regionCities
    /// For each city where its stations end.
    case stationEnds
    /// The search keys of all titles, cities and regions, each followed by a line feed.
    case keys
    /// For each station where its key ends in `keys`.
    case titleKeyEnds
    /// For each city where its key ends.
    case cityKeyEnds
    /// For each region where its key ends.
    case regionKeyEnds
    /// All different words of all keys, in the order of their bytes.
    case words
    /// For each word where it ends.
    case wordEnds
    /// For each word the longest other word that it begins with, or itself.
    case wordParents
    /// Every suffix of every word, sorted: word << 8 | offset.
    case suffixes
    /// For each scalar below `letterCount`, and that one, where the suffixes begin that begin with it or a later one.
    case letterStarts
    /// What each word occurs in: subject << 2 | flags of `Posting`.
    case postings
    /// For each word where its postings in titles, in cities and in regions end.
    case postingEnds
    /// For each country its name and its first city.
    case countries
    /// The stations in the order of source and number.
    case stationsByID
    /// The letters that are in many names.
    case setLetters
    /// For each of those letters `LetterSets`.
    case letterSets
}

/// One occurrence of a word: the number of the title, city or region, and where in its key the word stands.
enum Posting {
    /// The word begins the key.
    static let first: UInt32 = 1
    /// The word is the key.
    static let whole: UInt32 = 2
}

/// A city in the file: 64 bytes.
struct CityRecord {
    static let size = 64

    var number: Int64 = 0
    var latitude: Double = .nan
    var longitude: Double = .nan
    var source: UInt32 = 0
    var fileOrder: UInt32 = 0
    var country = DirectoryFormat.noText
    var city = DirectoryFormat.noText
    var region = DirectoryFormat.noText
    var district = DirectoryFormat.noText
    var header = DirectoryFormat.noText
    var extra = DirectoryFormat.noText
    var hasNumber: UInt32 = 0
}

/// A station in the file: 80 bytes.
///
/// Texts are as the source has them; `shown` is the cleaned title.
struct StationRecord {
    static let size = 80

    var number: Int64 = 0
    var latitude: Double = .nan
    var longitude: Double = .nan
    var cityNumber: Int64 = 0
    var title = DirectoryFormat.noText
    var shown = DirectoryFormat.noText
    var country = DirectoryFormat.noText
    var city = DirectoryFormat.noText
    var region = DirectoryFormat.noText
    var district = DirectoryFormat.noText
    var extra = DirectoryFormat.noText
    var fileOrder: UInt32 = 0
    var hasCityNumber: UInt32 = 0
}
