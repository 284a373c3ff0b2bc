/// The one loop that folds: UTF-8 in, folded UTF-8 out.
struct FoldKernel {
    /// Output never needs more than this: a byte that is not UTF-8 becomes U+FFFD (three bytes), a Hangul syllable
    /// (three bytes) three jamo (nine).
    static func capacity(for count: Int) -> Int { count * 3 + 8 }

    private let table = FoldTable.standard
    private var output: UnsafeMutablePointer<UInt8>
    private var count = 0
    /// A space is written only once something follows it.
    private var pendingSpace = false
    private var pendingOrigin: Range<Int> = 0..<0
    /// Where the last letter begins in the output; marks belong to it.
    private var lastLetter = -1
    private let origins: OriginMap?

    init(output: UnsafeMutablePointer<UInt8>, origins: OriginMap? = nil) {
        self.output = output
        self.origins = origins
    }

    /// Folds the whole input and says how many bytes were written.
    mutating func fold(_ input: UnsafeBufferPointer<UInt8>) -> Int {
        var position = 0
        while position < input.count {
            let byte = input[position]
            if byte < 0x80 {
                apply(table.code(UInt32(byte)), input, position..<position + 1, UInt32(byte))
                position += 1
                continue
            }
            let (scalar, length) = UTF8Scalar.decode(input, at: position)
            let source = position..<position + length
            if scalar == UTF8Scalar.invalid {
                write([0xEF, 0xBF, 0xBD], from: source)
            } else if scalar >= 0xAC00, scalar <= 0xD7A3 {
                writeHangul(scalar, from: source)
            } else {
                apply(table.code(scalar), input, source, scalar)
            }
            position += length
        }
        return count
    }

    @inline(__always)
    private mutating func apply(
        _ code: FoldTable.Code,
        _ input: UnsafeBufferPointer<UInt8>,
        _ source: Range<Int>,
        _ scalar: UInt32
    ) {
        switch code {
        case FoldTable.copy:
            begin(source)
            for index in source { put(input[index], source) }
        case FoldTable.ignore:
            break
        case FoldTable.space:
            if !pendingSpace { pendingOrigin = source }
            pendingSpace = count > 0
            lastLetter = -1
        case FoldTable.mark:
            extend(to: source.upperBound)
        case FoldTable.breve:
            composeShortI()
            extend(to: source.upperBound)
        default:
            begin(source)
            table.bytes.withUnsafeBufferPointer { bytes in
                for index in table.range(code) { put(bytes[index], source) }
            }
        }
    }

    private mutating func begin(_ source: Range<Int>) {
        if pendingSpace {
            put(0x20, pendingOrigin)
            pendingSpace = false
        }
        lastLetter = count
    }

    @inline(__always)
    private mutating func put(_ byte: UInt8, _ source: Range<Int>) {
        output[count] = byte
        count += 1
        origins?.append(source)
    }

    private mutating func write(_ bytes: [UInt8], from source: Range<Int>) {
        begin(source)
        for byte in bytes { put(byte, source) }
    }

    /// и (D0 B8) with a breve is й (D0 B9), as in NFC.
    private mutating func composeShortI() {
        guard lastLetter >= 0, count - lastLetter == 2 else { return }
        if output[lastLetter] == 0xD0, output[lastLetter + 1] == 0xB8 { output[lastLetter + 1] = 0xB9 }
    }

    private mutating func extend(to end: Int) {
        guard lastLetter >= 0 else { return }
        origins?.extend(from: lastLetter, to: end)
    }

    /// A syllable is its jamo, by the arithmetic of the Unicode Standard, section 3.12.
    private mutating func writeHangul(_ scalar: UInt32, from source: Range<Int>) {
        begin(source)
        let index = scalar - 0xAC00
        put3(0x1100 + index / 588, source)
        put3(0x1161 + index % 588 / 28, source)
        if index % 28 != 0 { put3(0x11A7 + index % 28, source) }
    }

    private mutating func put3(_ scalar: UInt32, _ source: Range<Int>) {
        put(UInt8(0xE0 | scalar >> 12), source)
        put(UInt8(0x80 | scalar >> 6 & 0x3F), source)
        put(UInt8(0x80 | scalar & 0x3F), source)
    }
}

/// For each folded byte, the bytes of the text that it came from.
final class OriginMap {
    private(set) var starts: [UInt32] = []
    private(set) var ends: [UInt32] = []

    func append(_ source: Range<Int>) {
        starts.append(UInt32(source.lowerBound))
        ends.append(UInt32(source.upperBound))
    }

    /// The letter that begins at a folded offset goes on, in the text, to `end`: a mark followed.
    func extend(from offset: Int, to end: Int) {
        for index in offset..<ends.count { ends[index] = UInt32(end) }
    }
}
