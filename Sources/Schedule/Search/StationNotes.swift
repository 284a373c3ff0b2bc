/// Noting the stations that have a word as bits of a set, which holds a bit for every station at least.
extension ListViews {
    /// Notes the stations that have a word in title, city or region; as a whole word only, if that is wanted.
    func noteStations(
        having word: UnsafeBufferPointer<UInt8>,
        wholeOnly: Bool,
        into bits: UnsafeMutablePointer<UInt64>
    ) {
        if wholeOnly {
            noteStations(ofWholeWord: word, into: bits)
        } else {
            noteStations(ofSuffixes: suffixes(of: word), into: bits)
        }
    }

    func noteStations(ofWholeWord word: UnsafeBufferPointer<UInt8>, into bits: UnsafeMutablePointer<UInt64>) {
        // A word precedes those that it begins.
        guard let number = words(startingWith: word).first, self.word(number).count == word.count else { return }
        noteStations(ofWord: number, into: bits)
        noteStationsOfRegions(number, into: bits)
    }

    func noteStations(ofSuffixes range: Range<Int>, into bits: UnsafeMutablePointer<UInt64>) {
        if let letter = letterSets(of: range) {
            RankSets.add(letter.stations, to: bits, count: LetterSets.words(stationCount), members: stationCount)
            return
        }
        for position in range {
            let number = Int(suffixes[position]) >> 8
            noteStations(ofWord: number, into: bits)
            noteStationsOfRegions(number, into: bits)
        }
    }

    /// Notes the stations that have a word of the list in title or city.
    @inline(__always)
    func noteStations(ofWord number: Int, into bits: UnsafeMutablePointer<UInt64>) {
        for posting in postings(number, .title) {
            let station = Int(posting >> 2)
            if station < stationCount { bits[station >> 6] |= 1 << UInt64(station & 63) }
        }
        for posting in postings(number, .city) {
            Scratch.insert(stations(ofCity: Int(posting >> 2)), into: bits)
        }
    }

    private func noteStationsOfRegions(_ number: Int, into bits: UnsafeMutablePointer<UInt64>) {
        for posting in postings(number, .region) {
            for city in cities(ofRegion: Int(posting >> 2)) {
                Scratch.insert(stations(ofCity: Int(city)), into: bits)
            }
        }
    }
}
