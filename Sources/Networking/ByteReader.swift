/// Reads a short text from its start.
struct ByteReader {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool {
        index >= bytes.count
    }

    var next: UInt8? {
        isAtEnd ? nil : bytes[index]
    }

    /// Takes the next byte if it is one of `wanted`.
    mutating func take(_ wanted: String) -> UInt8? {
        guard let next, wanted.utf8.contains(next) else { return nil }
        index += 1
        return next
    }

    /// Takes a number of `lengths` digits; nil where there are fewer.
    mutating func number(_ lengths: ClosedRange<Int>) -> Int? {
        let start = index
        var value = 0
        while index - start < lengths.upperBound, let next, ASCIIText.isDigit(next) {
            value = value * 10 + Int(next - 0x30)
            index += 1
        }
        return index - start >= lengths.lowerBound ? value : nil
    }

    /// Takes the digits after a decimal point, a part of one: nine count, the rest is passed over.
    mutating func fraction() -> Double? {
        var value = 0.0
        var scale = 0.1
        let start = index
        while let next, ASCIIText.isDigit(next) {
            if index - start < 9 {
                value += Double(next - 0x30) * scale
                scale /= 10
            }
            index += 1
        }
        return index == start ? nil : value
    }

    /// Takes `+08:00`, `-0500`, `+03`: seconds east of UTC.
    mutating func offset() -> Int? {
        guard let sign = take("+-"), let hours = number(2...2) else { return nil }
        _ = take(":")
        let minutes = isAtEnd ? 0 : number(2...2)
        guard let minutes, minutes < 60 else { return nil }
        let seconds = hours * 3600 + minutes * 60
        return sign == UInt8(ascii: "-") ? -seconds : seconds
    }
}
