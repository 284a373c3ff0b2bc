import Folding

/// What one letter stands in: seven sets of bits, worked out when a directory is written.
///
/// A letter is in most names: to note each of them takes as long as everything else that a search does together.
/// Letters in few names have no sets.
struct LetterSets {
    /// Stations that have the letter in title, city or region.
    let stations: UnsafePointer<UInt64>
    /// Stations in whose title or city a word begins with it.
    let stationsWithWord: UnsafePointer<UInt64>
    let titlesStarting: UnsafePointer<UInt64>
    /// A word of the title begins with the letter, other than the first.
    let titlesWithWord: UnsafePointer<UInt64>
    let titlesInside: UnsafePointer<UInt64>
    let citiesStarting: UnsafePointer<UInt64>
    let citiesWithWord: UnsafePointer<UInt64>
    let citiesInside: UnsafePointer<UInt64>
    let citiesOfRegions: UnsafePointer<UInt64>

    static let stationSets = 5
    static let citySets = 4
    /// Letters have sets whose suffixes lead to so many names at least, of each hundred stations.
    static let leastShare = 2

    /// Sets that lie one after the other, in the order above.
    init(_ start: UnsafePointer<UInt64>, stationWords: Int, cityWords: Int) {
        let cities = start + LetterSets.stationSets * stationWords
        stations = start
        stationsWithWord = start + stationWords
        titlesStarting = start + 2 * stationWords
        titlesWithWord = start + 3 * stationWords
        titlesInside = start + 4 * stationWords
        citiesStarting = cities
        citiesWithWord = cities + cityWords
        citiesInside = cities + 2 * cityWords
        citiesOfRegions = cities + 3 * cityWords
    }

    /// How many words of 64 bits a set of a number of members takes.
    static func words(_ members: Int) -> Int { max(1, (members + 63) / 64) }
}

/// The sets of all letters of a list as they lie in the file.
// The numbers are read only, so any number of threads may read them at once.
struct LetterSetsView: @unchecked Sendable {
    private let letters: NumberView
    private let base: UnsafePointer<UInt64>?
    private let stationWords: Int
    private let cityWords: Int
    private let count: Int

    /// Takes bytes whose start is a multiple of eight.
    init(letters: NumberView, _ sets: UnsafeRawBufferPointer, stations: Int, cities: Int) {
        self.letters = letters
        base = sets.baseAddress?.assumingMemoryBound(to: UInt64.self)
        stationWords = LetterSets.words(stations)
        cityWords = LetterSets.words(cities)
        let size = (LetterSets.stationSets * stationWords + LetterSets.citySets * cityWords) * 8
        count = min(letters.count, sets.count / size)
    }

    /// The sets of a letter; nil where it has none.
    func sets(of letter: UInt32) -> LetterSets? {
        guard let base else { return nil }
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) >> 1
            if letters[middle] < letter { low = middle + 1 } else { high = middle }
        }
        guard low < count, letters[low] == letter else { return nil }
        let size = LetterSets.stationSets * stationWords + LetterSets.citySets * cityWords
        return LetterSets(base + low * size, stationWords: stationWords, cityWords: cityWords)
    }
}

extension ListViews {
    /// The sets of a needle that is one letter; nil where it has none or is longer.
    func letterSets(of needle: UnsafeBufferPointer<UInt8>) -> LetterSets? {
        guard needle.count <= 4 else { return nil }
        let (letter, length) = UTF8Scalar.decode(needle, at: 0)
        return length == needle.count ? letterSets.sets(of: letter) : nil
    }

    /// The sets of the letter whose suffixes a range is; nil where it is no letter's.
    func letterSets(of range: Range<Int>) -> LetterSets? {
        guard range.count > 1 else { return nil }
        let entry = Int(suffixes[range.lowerBound])
        let bytes = word(entry >> 8)
        guard entry & 0xFF < bytes.count else { return nil }
        let (letter, _) = UTF8Scalar.decode(bytes, at: entry & 0xFF)
        guard letter < DirectoryFormat.letterCount,
            letterStarts.range(Int(letter) + 1, limit: suffixes.count) == range
        else { return nil }
        return letterSets.sets(of: letter)
    }
}
