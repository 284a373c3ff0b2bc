/// A 64-bit checksum against damage, not against malice: every step is a bijection of the state and of the word, so a
/// change within one word always shows.
struct Checksum {
    private(set) var value: UInt64 = 0x5741_5953_4944_4531

    /// Takes in bytes; a last part of fewer than eight is filled up with zeros.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var state = value
        let whole = bytes.count & ~7
        var offset = 0
        while offset < whole {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
            state ^= state >> 32
            offset += 8
        }
        if whole < bytes.count {
            var word: UInt64 = 0
            for index in whole..<bytes.count { word |= UInt64(bytes[index]) << UInt64((index - whole) * 8) }
            state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
            state ^= state >> 32
        }
        value = state
    }
}
