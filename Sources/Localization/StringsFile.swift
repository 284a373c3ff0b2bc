import Foundation

/// A `.strings` file: lines of `"key" = "value";` with `/* … */` and `//` comments, in UTF-8.
///
/// The reader is strict: what it does not understand is an error with its line, never a text that is silently missing.
struct StringsFile {
    /// The pairs in the order of the file.
    let entries: [(key: String, value: String)]

    /// Reads the bytes of a file.
    /// - Throws: `LocalizationError.malformed` with the file's name and the line.
    init(_ data: Data, name: String) throws {
        var scanner = Scanner(bytes: [UInt8](data), name: name)
        var entries: [(key: String, value: String)] = []
        while try scanner.skipBlanksAndComments() {
            let key = try scanner.quotedText()
            try scanner.expect(UInt8(ascii: "="))
            let value = try scanner.quotedText()
            try scanner.expect(UInt8(ascii: ";"))
            entries.append((key, value))
        }
        self.entries = entries
    }

    private struct Scanner {
        let bytes: [UInt8]
        let name: String
        var position = 0
        var line = 1

        init(bytes: [UInt8], name: String) {
            self.bytes = bytes
            self.name = name
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        }

        private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

        private mutating func advance() {
            if current == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }

        private func follows(_ text: StaticString) -> Bool {
            text.withUTF8Buffer { bytes[position...].starts(with: $0) }
        }

        private func failure(_ expected: String) -> LocalizationError {
            .malformed(file: name, line: line, expected: expected)
        }

        /// Moves to the next thing that means something; false at the end of the file.
        mutating func skipBlanksAndComments() throws -> Bool {
            while let byte = current {
                if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
                    advance()
                } else if follows("//") {
                    while let byte = current, byte != UInt8(ascii: "\n") { advance() }
                } else if follows("/*") {
                    while !follows("*/") {
                        guard current != nil else { throw failure("*/") }
                        advance()
                    }
                    position += 2
                } else {
                    return true
                }
            }
            return false
        }

        mutating func expect(_ byte: UInt8) throws {
            guard try skipBlanksAndComments(), current == byte else {
                throw failure(String(UnicodeScalar(byte)))
            }
            advance()
        }

        mutating func quotedText() throws -> String {
            try expect(UInt8(ascii: "\""))
            var text: [UInt8] = []
            while let byte = current, byte != UInt8(ascii: "\"") {
                advance()
                text.append(byte == UInt8(ascii: "\\") ? try escapedByte() : byte)
            }
            guard current != nil else { throw failure("\"") }
            advance()
            guard let string = String(bytes: text, encoding: .utf8) else {
                throw failure("UTF-8")
            }
            return string
        }

        private mutating func escapedByte() throws -> UInt8 {
            let byte = current
            advance()
            switch byte {
            case UInt8(ascii: "n"): return UInt8(ascii: "\n")
            case UInt8(ascii: "t"): return UInt8(ascii: "\t")
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): return byte ?? 0
            default: throw failure("\\n, \\t, \\\" or \\\\")
            }
        }
    }
}
