#if os(Linux)
import CZlib
import Foundation

/// Unpacks a gzip or zlib body piece by piece, never more than is wanted.
///
/// libcurl would do it too, but says nothing when a packed body ends in its middle.
final class GzipInflater {
    enum Outcome {
        case ok
        case tooLarge
        case damaged
    }

    /// Whether the packed body has come to its end.
    private(set) var isAtEnd = false
    /// Whether anything has come at all.
    private(set) var hasBegun = false

    // zlib keeps a pointer to the stream's address: it may not move.
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    private var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    private let isReady: Bool

    init() {
        stream.initialize(to: z_stream())
        // 15 is the largest window; 32 more tells gzip and zlib apart by the first bytes.
        isReady = inflateInit2_(stream, 15 + 32, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    }

    deinit {
        inflateEnd(stream)
        stream.deinitialize(count: 1)
        stream.deallocate()
    }

    /// Unpacks `packed` onto the end of `body`, which may grow to `most` bytes.
    func inflate(_ packed: UnsafeRawBufferPointer, into body: inout Data, most: Int) -> Outcome {
        guard isReady else { return .damaged }
        guard let start = packed.baseAddress, !packed.isEmpty else { return .ok }
        hasBegun = true
        stream.pointee.next_in = UnsafeMutableRawPointer(mutating: start).assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_in = UInt32(packed.count)
        while stream.pointee.avail_in > 0 {
            if isAtEnd {
                // Several packed members may follow one another; anything else behind the end is passed over.
                guard stream.pointee.next_in.pointee == 0x1F, inflateReset(stream) == Z_OK else { return .ok }
                isAtEnd = false
            }
            let (code, count) = step()
            if body.count + count > most { return .tooLarge }
            buffer.withUnsafeBytes { body.append(contentsOf: $0.prefix(count)) }
            switch code {
            case Z_OK: continue
            case Z_STREAM_END: isAtEnd = true
            case Z_BUF_ERROR: return .ok
            default: return .damaged
            }
        }
        return drain(into: &body, most: most)
    }

    /// What is left inside when all input is taken and the buffer was full.
    private func drain(into body: inout Data, most: Int) -> Outcome {
        while !isAtEnd {
            let (code, count) = step()
            if body.count + count > most { return .tooLarge }
            buffer.withUnsafeBytes { body.append(contentsOf: $0.prefix(count)) }
            if code == Z_STREAM_END { isAtEnd = true }
            if code != Z_OK || count == 0 { return code == Z_DATA_ERROR ? .damaged : .ok }
        }
        return .ok
    }

    private func step() -> (code: Int32, count: Int) {
        buffer.withUnsafeMutableBufferPointer { buffer in
            stream.pointee.next_out = buffer.baseAddress
            stream.pointee.avail_out = UInt32(buffer.count)
            let code = CZlib.inflate(stream, Z_NO_FLUSH)
            return (code, buffer.count - Int(stream.pointee.avail_out))
        }
    }
}
#endif
