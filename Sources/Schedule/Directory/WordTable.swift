/// The different words of a list while its index is built: an open-addressing table over one array of bytes.
struct WordTable {
    private(set) var bytes: [UInt8] = []
    private(set) var ends: [UInt32] = []
    private var slots: [UInt32]
    private var mask: Int

    init() {
        slots = [UInt32](repeating: 0, count: 1 << 12)
        mask = slots.count - 1
    }

    var count: Int { ends.count }

    func range(_ word: Int) -> Range<Int> {
        (word == 0 ? 0 : Int(ends[word - 1]))..<Int(ends[word])
    }

    /// The number of a word, which is added if it is new.
    mutating func number(of word: UnsafeBufferPointer<UInt8>) -> Int {
        var slot = WordTable.hash(word) & mask
        while slots[slot] != 0 {
            let known = Int(slots[slot]) - 1
            if equals(known, word) { return known }
            slot = (slot + 1) & mask
        }
        bytes.append(contentsOf: word)
        ends.append(UInt32(bytes.count))
        slots[slot] = UInt32(ends.count)
        if ends.count * 2 > slots.count { grow() }
        return ends.count - 1
    }

    private func equals(_ known: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = range(known)
        guard range.count == word.count else { return false }
        for index in 0..<word.count where bytes[range.lowerBound + index] != word[index] { return false }
        return true
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        mask = slots.count - 1
        for word in 0..<ends.count {
            var slot = bytes.withUnsafeBufferPointer {
                WordTable.hash(UnsafeBufferPointer(rebasing: $0[range(word)])) & mask
            }
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(word + 1)
        }
    }

    /// FNV-1a with a last mix.
    private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash ^= hash >> 29
        return Int(truncatingIfNeeded: hash & 0x7FFF_FFFF_FFFF_FFFF)
    }
}
