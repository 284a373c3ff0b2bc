/// Reading scalars from bytes that may not be UTF-8 at all.
public enum UTF8Scalar {
    /// What `decode` gives for a byte that begins no well-formed scalar.
    public static let invalid: UInt32 = 0xFFFF_FFFF

    /// The scalar at a position and its length in bytes, or `invalid` and 1.
    ///
    /// Overlong forms, surrogates and truncated sequences are invalid (Unicode Standard, table 3-7).
    public static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> (scalar: UInt32, length: Int) {
        let left = bytes.count - position
        guard left > 0 else { return (invalid, 1) }
        let first = UInt32(bytes[position])
        if first < 0x80 { return (first, 1) }
        if first < 0xC2 || first > 0xF4 || left < 2 { return (invalid, 1) }
        let second = UInt32(bytes[position + 1])
        guard second & 0xC0 == 0x80 else { return (invalid, 1) }
        if first < 0xE0 { return ((first & 0x1F) << 6 | second & 0x3F, 2) }
        guard left > 2, bytes[position + 2] & 0xC0 == 0x80 else { return (invalid, 1) }
        let third = UInt32(bytes[position + 2])
        if first < 0xF0 {
            let scalar = (first & 0xF) << 12 | (second & 0x3F) << 6 | third & 0x3F
            return scalar < 0x800 || scalar & 0xF800 == 0xD800 ? (invalid, 1) : (scalar, 3)
        }
        guard left > 3, bytes[position + 3] & 0xC0 == 0x80 else { return (invalid, 1) }
        let scalar =
            (first & 0x7) << 18 | (second & 0x3F) << 12 | (third & 0x3F) << 6 | UInt32(bytes[position + 3]) & 0x3F
        return scalar < 0x10000 || scalar > 0x10FFFF ? (invalid, 1) : (scalar, 4)
    }
}
