import CZlib
import Foundation

/// Compression in the gzip format.
enum Gzip {
    /// The bytes compressed; nil where zlib refuses.
    static func compress(_ data: Data) -> Data? {
        compress(first: data, spaces: 0)
    }

    /// A stream of a few hundred kilobytes that unpacks to `first` and then spaces, `size` bytes in all.
    static func bomb(first: Data, size: Int) -> Data? {
        compress(first: first, spaces: max(0, size - first.count))
    }

    private static func compress(first: Data, spaces: Int) -> Data? {
        var stream = z_stream()
        // 15 bits of window; 16 more asks for gzip instead of zlib.
        let size = Int32(MemoryLayout<z_stream>.size)
        guard
            deflateInit2_(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        var output = Data()
        var start = [UInt8](first)
        guard feed(&start, count: start.count, isLast: spaces == 0, to: &stream, into: &output) else { return nil }
        var block = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20)
        var left = spaces
        while left > 0 {
            let count = min(left, block.count)
            left -= count
            guard feed(&block, count: count, isLast: left == 0, to: &stream, into: &output) else { return nil }
        }
        return output
    }

    private static func feed(
        _ input: inout [UInt8],
        count: Int,
        isLast: Bool,
        to stream: inout z_stream,
        into output: inout Data
    ) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let room = UInt32(buffer.count)
        return input.withUnsafeMutableBufferPointer { source in
            buffer.withUnsafeMutableBufferPointer { target in
                stream.next_in = source.baseAddress
                stream.avail_in = UInt32(count)
                repeat {
                    stream.next_out = target.baseAddress
                    stream.avail_out = room
                    guard deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH) != Z_STREAM_ERROR else { return false }
                    output.append(contentsOf: target.prefix(Int(room - stream.avail_out)))
                } while stream.avail_out == 0
                return true
            }
        }
    }
}
