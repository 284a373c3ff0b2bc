/// Reads small records one value after the other; every read is checked against the end.
struct ByteReader {
    private let bytes: UnsafeRawBufferPointer
    private(set) var position: Int

    init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    mutating func byte() -> UInt8? {
        guard position >= 0, position < bytes.count else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func uint32() -> UInt32? {
        guard position >= 0, bytes.count - position >= 4 else { return nil }
        defer { position += 4 }
        return UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self))
    }

    mutating func uint64() -> UInt64? {
        guard position >= 0, bytes.count - position >= 8 else { return nil }
        defer { position += 8 }
        return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }

    /// A length (LEB128, five bytes at most) and that many bytes of UTF-8; broken text is repaired.
    mutating func text() -> String? {
        var length = 0
        for shift in stride(from: 0, through: 28, by: 7) {
            guard let next = byte() else { return nil }
            length |= Int(next & 0x7F) << shift
            if next & 0x80 == 0 {
                guard bytes.count - position >= length else { return nil }
                defer { position += length }
                return String(decoding: bytes[position..<position + length], as: UTF8.self)
            }
        }
        return nil
    }
}
