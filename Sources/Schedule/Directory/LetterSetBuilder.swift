/// Works out the sets of the letters that are in many names.
struct LetterSetBuilder {
    let index: WordIndexBuilder.Index
    let stationCount: Int
    /// For each city where its stations end.
    let stationEnds: [UInt32]
    /// The cities of each region.
    let citiesOfRegions: [[UInt32]]

    private var stationWords: Int { LetterSets.words(stationCount) }
    private var cityWords: Int { LetterSets.words(stationEnds.count) }

    /// The letters in their order, and the sets of each one after the other.
    func build() -> (letters: [UInt32], sets: ByteSink) {
        var letters: [UInt32] = []
        var sets = ByteSink()
        for letter in 0..<DirectoryFormat.letterCount {
            let range = Int(index.letterStarts[letter])..<Int(index.letterStarts[letter + 1])
            guard !range.isEmpty, names(range) * 100 >= stationCount * LetterSets.leastShare else { continue }
            letters.append(UInt32(letter))
            for word in bits(range) { sets.append(word) }
        }
        return (letters, sets)
    }

    private func postings(_ word: Int, _ field: WordIndexBuilder.Field) -> Range<Int> {
        let slot = word * 3 + Int(field.rawValue)
        return (slot == 0 ? 0 : Int(index.postingEnds[slot - 1]))..<Int(index.postingEnds[slot])
    }

    private func names(_ range: Range<Int>) -> Int {
        range.reduce(0) { sum, position in
            let word = Int(index.suffixes[position] >> 8)
            return sum + postings(word, .title).count + postings(word, .city).count
        }
    }

    /// The sets of one letter, in the order of `LetterSets`.
    private func bits(_ range: Range<Int>) -> [UInt64] {
        let cities = LetterSets.stationSets * stationWords
        var bits = [UInt64](repeating: 0, count: cities + LetterSets.citySets * cityWords)
        for position in range {
            let entry = index.suffixes[position]
            let word = Int(entry >> 8)
            let startsWord = entry & 0xFF == 0
            for number in postings(word, .title) {
                let posting = index.postings[number]
                let station = Int(posting >> 2)
                let isFirst = posting & Posting.first != 0
                insert(station, &bits, (startsWord ? isFirst ? 2 : 3 : 4) * stationWords)
                insert(station, &bits, 0)
                if startsWord { insert(station, &bits, stationWords) }
            }
            for number in postings(word, .city) {
                let posting = index.postings[number]
                let city = Int(posting >> 2)
                let isFirst = posting & Posting.first != 0
                insert(city, &bits, cities + (startsWord ? isFirst ? 0 : 1 : 2) * cityWords)
                for station in stations(of: city) {
                    insert(station, &bits, 0)
                    if startsWord { insert(station, &bits, stationWords) }
                }
            }
            for number in postings(word, .region) {
                for city in citiesOfRegions[Int(index.postings[number] >> 2)] {
                    insert(Int(city), &bits, cities + 3 * cityWords)
                    for station in stations(of: Int(city)) { insert(station, &bits, 0) }
                }
            }
        }
        return bits
    }

    private func stations(of city: Int) -> Range<Int> {
        (city == 0 ? 0 : Int(stationEnds[city - 1]))..<Int(stationEnds[city])
    }

    private func insert(_ member: Int, _ bits: inout [UInt64], _ start: Int) {
        bits[start + member >> 6] |= 1 << UInt64(member & 63)
    }
}
