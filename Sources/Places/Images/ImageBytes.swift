import Foundation

/// The bytes of a picture's file; whatever lies outside of them is nil.
struct ImageBytes {
    private let data: Data

    init(_ data: Data) {
        self.data = data
    }

    var count: Int { data.count }

    func byte(_ index: Int) -> Int? {
        guard index >= 0, index < data.count else { return nil }
        return Int(data[data.startIndex + index])
    }

    /// A number of up to four bytes, the first of which counts most.
    func big(_ index: Int, bytes: Int) -> Int? {
        number(index, bytes, isBig: true)
    }

    /// A number of up to four bytes, the first of which counts least.
    func little(_ index: Int, bytes: Int) -> Int? {
        number(index, bytes, isBig: false)
    }

    func number(_ index: Int, _ bytes: Int, isBig: Bool) -> Int? {
        guard index >= 0, index <= data.count - bytes else { return nil }
        return (0..<bytes).reduce(0) { value, step in
            value << 8 + Int(data[data.startIndex + index + (isBig ? step : bytes - 1 - step)])
        }
    }

    /// Whether a text in ASCII stands at a place.
    func has(_ text: String, at index: Int) -> Bool {
        guard index >= 0, index <= data.count - text.utf8.count else { return false }
        return data[(data.startIndex + index)...].starts(with: text.utf8)
    }

    func starts(with bytes: [UInt8]) -> Bool {
        data.starts(with: bytes)
    }
}
