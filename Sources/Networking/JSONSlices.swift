import Foundation

/// Takes a JSON text apart without decoding it.
///
/// The system's decoder gives up on the whole document for one bad member (a lone surrogate, a number too large): here
/// each member and each element is cut out by itself, so that only the bad one is lost. What is cut out is decoded by
/// the system's decoder, which also judges whether it is JSON at all.
public enum JSONSlices {
    /// The members of the object that `json` is, by name; nil where it is none.
    ///
    /// The first of equal names counts.
    public static func members(of json: Data) -> [String: Data]? {
        var scanner = SliceScanner(json)
        guard let parts = scanner.parts(open: "{", close: "}") else { return nil }
        var members: [String: Data] = [:]
        for part in parts {
            var inner = SliceScanner(part)
            guard let name = inner.string(), inner.skip(":") else { return nil }
            if members[name] == nil { members[name] = inner.rest }
        }
        return members
    }

    /// The elements of the array that `json` is; nil where it is none.
    public static func elements(of json: Data) -> [Data]? {
        var scanner = SliceScanner(json)
        return scanner.parts(open: "[", close: "]")
    }
}

private struct SliceScanner {
    private let bytes: Data
    private var index: Data.Index

    init(_ bytes: Data) {
        self.bytes = bytes
        index = bytes.startIndex
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index += 3 }
    }

    /// What was not read yet.
    var rest: Data {
        bytes[index...]
    }

    /// Goes past a character and the white space before it, where it stands there.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard index < bytes.endIndex, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    /// What stands between commas from `open` to the `close` that matches it, which must be the end.
    mutating func parts(open: Unicode.Scalar, close: Unicode.Scalar) -> [Data]? {
        guard skip(open) else { return nil }
        var parts: [Data] = []
        if skip(close) { return isAtEnd ? parts : nil }
        while true {
            let start = index
            guard skipValue() else { return nil }
            parts.append(bytes[start..<index])
            if skip(",") { continue }
            return skip(close) && isAtEnd ? parts : nil
        }
    }

    /// A string, decoded; nil where there is none or it cannot be read.
    mutating func string() -> String? {
        skipSpace()
        let start = index
        guard skipString() else { return nil }
        return try? JSONDecoder().decode(String.self, from: bytes[start..<index])
    }

    private var isAtEnd: Bool {
        bytes[index...].allSatisfy { Self.isSpace($0) }
    }

    /// Goes to the comma or bracket that ends the value here.
    private mutating func skipValue() -> Bool {
        var depth = 0
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                guard skipString() else { return false }
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return true }
                depth -= 1
            case UInt8(ascii: ","):
                if depth == 0 { return true }
            default:
                break
            }
            index += 1
        }
        return false
    }

    private mutating func skipString() -> Bool {
        guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "\"") else { return false }
        index += 1
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\"") { return true }
            if byte == UInt8(ascii: "\\") { index = min(index + 1, bytes.endIndex) }
        }
        return false
    }

    private mutating func skipSpace() {
        while index < bytes.endIndex, Self.isSpace(bytes[index]) { index += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
}
