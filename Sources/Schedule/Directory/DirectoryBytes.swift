import Foundation

/// The bytes of a directory: a mapped file, or memory that the program owns.
///
/// They never change.
final class DirectoryBytes: Sendable {
    let bytes: ReadOnlyBytes
    private let isMapped: Bool

    /// Maps a file; throws `DirectoryError`.
    ///
    /// The file is never written in place, only replaced by another one, since a mapped file that shrinks ends the
    /// program.
    init(mapping path: String) throws(DirectoryError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw errno == ENOENT ? .missing : .unreadable(String(cString: strerror(errno)))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(String(cString: strerror(errno))) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .foreign }
        let length = Int(status.st_size)
        guard length > 0 else { throw .truncated }
        let address = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard let address, address != MAP_FAILED else { throw .unreadable(String(cString: strerror(errno))) }
        bytes = ReadOnlyBytes(UnsafeRawBufferPointer(start: address, count: length))
        isMapped = true
    }

    /// Copies pieces into memory.
    init(copying pieces: [[UInt8]]) {
        let length = pieces.reduce(0) { $0 + $1.count }
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(length, 1), alignment: 16)
        var offset = 0
        for piece in pieces {
            piece.withUnsafeBytes { UnsafeMutableRawBufferPointer(rebasing: memory[offset...]).copyMemory(from: $0) }
            offset += piece.count
        }
        bytes = ReadOnlyBytes(UnsafeRawBufferPointer(start: memory.baseAddress, count: length))
        isMapped = false
    }

    deinit {
        if isMapped {
            munmap(UnsafeMutableRawPointer(mutating: bytes.buffer.baseAddress), bytes.buffer.count)
        } else {
            bytes.buffer.deallocate()
        }
    }
}

/// Bytes that nobody writes for as long as their owner lives.
// The buffer is read only, so any number of threads may read it at once.
struct ReadOnlyBytes: @unchecked Sendable {
    let buffer: UnsafeRawBufferPointer

    init(_ buffer: UnsafeRawBufferPointer) { self.buffer = buffer }
}

/// An array of 32-bit numbers in a directory. Indices are checked: what lies outside reads as 0.
// The numbers are read only, so any number of threads may read them at once.
struct NumberView: @unchecked Sendable {
    private let base: UnsafePointer<UInt32>?
    let count: Int

    /// Takes bytes whose start is a multiple of four.
    init(_ bytes: UnsafeRawBufferPointer) {
        base = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self)
        count = bytes.count / 4
    }

    @inline(__always)
    subscript(index: Int) -> UInt32 {
        guard let base, index >= 0, index < count else { return 0 }
        return UInt32(littleEndian: base[index])
    }

    /// The range that ends at the number of an index and begins where the one before ends; empty where the numbers
    /// are no such ends, and never beyond a limit.
    @inline(__always)
    func range(_ index: Int, limit: Int) -> Range<Int> {
        let start = index == 0 ? 0 : Int(self[index - 1])
        let end = Int(self[index])
        return start <= end && end <= limit ? start..<end : 0..<0
    }

    /// The numbers of a range as a buffer; empty where the range is not wholly inside.
    @inline(__always)
    func buffer(_ range: Range<Int>) -> UnsafeBufferPointer<UInt32> {
        guard let base, range.lowerBound >= 0, range.upperBound <= count else { return .init(start: nil, count: 0) }
        return UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
    }
}

/// A run of bytes in a directory. Ranges are checked: what lies outside is empty.
// The bytes are read only, so any number of threads may read them at once.
struct TextView: @unchecked Sendable {
    let bytes: UnsafeBufferPointer<UInt8>

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes.bindMemory(to: UInt8.self)
    }

    @inline(__always)
    subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        guard range.upperBound <= bytes.count, range.lowerBound >= 0 else { return .init(start: nil, count: 0) }
        return UnsafeBufferPointer(rebasing: bytes[range])
    }
}
