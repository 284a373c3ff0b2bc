/// A JSON value whose numbers keep their spelling and whose objects keep their order.
enum JSONValue: Equatable {
    case null
    case bool(Bool)
    /// As spelled in the file.
    case number(String)
    case string(String)
    /// A string that holds bytes that are not UTF-8, or half of a surrogate pair.
    case badString
    case array([JSONValue])
    case object([JSONMember])
}

/// A member of an object, with its bytes as they stand in the file.
struct JSONMember: Equatable {
    let key: String
    let value: JSONValue
    /// `"key" : value`, word for word.
    let source: Range<Int>
}

/// Why bytes are not JSON, and where.
struct JSONError: Error, Equatable {
    enum Kind: Equatable {
        case endsTooSoon
        case unexpected(UInt8)
        case tooDeep
        case badNumber
        case badEscape
    }

    let kind: Kind
    /// Byte offset from the start.
    let offset: Int
}

/// Reads JSON from bytes, item by item, so that one bad item costs no other.
///
/// `JSONDecoder` gives up the whole document for one bad item, rounds numbers and loses what it does not know.
struct JSONScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position = 0
    private static let deepest = 64

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    /// The next byte that is not white space; throws at the end.
    mutating func peek() throws -> UInt8 {
        skipSpace()
        guard position < bytes.count else { throw JSONError(kind: .endsTooSoon, offset: position) }
        return bytes[position]
    }

    /// Takes a byte that has to come next.
    mutating func expect(_ byte: UInt8) throws {
        guard try peek() == byte else { throw unexpected() }
        position += 1
    }

    /// Throws unless only white space is left.
    mutating func expectEnd() throws {
        skipSpace()
        if position < bytes.count { throw unexpected() }
    }

    /// Calls `body` at each member's value of an object, with its key; `body` has to read the value.
    mutating func eachMember(_ body: (inout JSONScanner, String?) throws -> Void) throws {
        try expect(UInt8(ascii: "{"))
        if try peek() == UInt8(ascii: "}") {
            position += 1
            return
        }
        while true {
            guard try peek() == UInt8(ascii: "\"") else { throw unexpected() }
            let key = try string()
            try expect(UInt8(ascii: ":"))
            try body(&self, key)
            if try !takeComma(orEnd: UInt8(ascii: "}")) { return }
        }
    }

    /// Calls `body` at each element of an array; `body` has to read it.
    mutating func eachElement(_ body: (inout JSONScanner) throws -> Void) throws {
        try expect(UInt8(ascii: "["))
        if try peek() == UInt8(ascii: "]") {
            position += 1
            return
        }
        while true {
            try body(&self)
            if try !takeComma(orEnd: UInt8(ascii: "]")) { return }
        }
    }

    /// Reads any value.
    mutating func value(depth: Int = 0) throws -> JSONValue {
        guard depth < JSONScanner.deepest else { throw JSONError(kind: .tooDeep, offset: position) }
        switch try peek() {
        case UInt8(ascii: "{"):
            var members: [JSONMember] = []
            try expect(UInt8(ascii: "{"))
            if try peek() == UInt8(ascii: "}") {
                position += 1
                return .object([])
            }
            while true {
                guard try peek() == UInt8(ascii: "\"") else { throw unexpected() }
                let start = position
                let key = try string()
                try expect(UInt8(ascii: ":"))
                let value = try value(depth: depth + 1)
                members.append(JSONMember(key: key ?? "\u{FFFD}", value: value, source: start..<position))
                if try !takeComma(orEnd: UInt8(ascii: "}")) { return .object(members) }
            }
        case UInt8(ascii: "["):
            var elements: [JSONValue] = []
            try eachElement { elements.append(try $0.value(depth: depth + 1)) }
            return .array(elements)
        case UInt8(ascii: "\""):
            return try string().map(JSONValue.string) ?? .badString
        case UInt8(ascii: "t"):
            try word("true")
            return .bool(true)
        case UInt8(ascii: "f"):
            try word("false")
            return .bool(false)
        case UInt8(ascii: "n"):
            try word("null")
            return .null
        default:
            return .number(try number())
        }
    }

    private func unexpected() -> JSONError {
        JSONError(kind: .unexpected(bytes[position]), offset: position)
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            position += 1
        }
    }

    private mutating func takeComma(orEnd end: UInt8) throws -> Bool {
        let byte = try peek()
        guard byte == UInt8(ascii: ",") || byte == end else { throw unexpected() }
        position += 1
        return byte != end
    }

    private mutating func word(_ word: StaticString) throws {
        for index in 0..<word.utf8CodeUnitCount {
            guard position < bytes.count else { throw JSONError(kind: .endsTooSoon, offset: position) }
            guard bytes[position] == word.utf8Start[index] else { throw unexpected() }
            position += 1
        }
    }

    private mutating func number() throws -> String {
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            guard byte &- 0x30 < 10 || "+-.eE".utf8.contains(byte) else { break }
            position += 1
        }
        guard position > start else { throw unexpected() }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        let digits = text.first == "-" ? text.dropFirst() : text[...]
        guard let first = digits.utf8.first, first &- 0x30 < 10, Double(text) != nil else {
            throw JSONError(kind: .badNumber, offset: start)
        }
        return text
    }

    /// A string, or nil for one that is no text.
    private mutating func string() throws -> String? {
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\\") {
            position += 1
        }
        guard position < bytes.count else { throw JSONError(kind: .endsTooSoon, offset: position) }
        if bytes[position] == UInt8(ascii: "\"") {
            position += 1
            return String(utf8: bytes[start..<position - 1])
        }
        var text = Array(bytes[start..<position])
        var isText = true
        while true {
            guard position < bytes.count else { throw JSONError(kind: .endsTooSoon, offset: position) }
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\"") { break }
            if byte != UInt8(ascii: "\\") {
                text.append(byte)
            } else if let scalar = try escape() {
                text.append(contentsOf: UTF8.encode(scalar) ?? .init())
            } else {
                isText = false
            }
        }
        return isText ? String(utf8: text[...]) : nil
    }

    /// The scalar of an escape whose backslash is read; nil for half of a surrogate pair.
    private mutating func escape() throws -> Unicode.Scalar? {
        guard position < bytes.count else { throw JSONError(kind: .endsTooSoon, offset: position) }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            let first = try fourDigits()
            if first & 0xFC00 != 0xD800 { return Unicode.Scalar(first) }
            guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
                bytes[position + 1] == UInt8(ascii: "u")
            else { return nil }
            let resume = position
            position += 2
            let second = try fourDigits()
            guard second & 0xFC00 == 0xDC00 else {
                position = resume
                return nil
            }
            return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
        default:
            throw JSONError(kind: .badEscape, offset: position - 1)
        }
    }

    private mutating func fourDigits() throws -> UInt32 {
        guard position + 4 <= bytes.count else { throw JSONError(kind: .endsTooSoon, offset: bytes.count) }
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue else {
                throw JSONError(kind: .badEscape, offset: position)
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }
}

extension String {
    /// The text of bytes that are UTF-8; nil for others.
    init?(utf8 bytes: some Collection<UInt8>) {
        // The standard library's own check is newer than the deployment target.
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else { return nil }
        self = text
    }
}
