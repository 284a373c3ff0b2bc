/// Text of protocols, which is ASCII by its rules: no locale has a say in it.
enum ASCIIText {
    /// `text` with A–Z made a–z and every other byte as it was.
    static func lowercased(_ text: String) -> String {
        String(decoding: text.utf8.map { isUppercase($0) ? $0 + 32 : $0 }, as: UTF8.self)
    }

    /// `text` without spaces, tabs and line ends at its edges.
    static func trimmed(_ text: String) -> String {
        var bytes = Substring(text).utf8
        while let first = bytes.first, isSpace(first) { bytes.removeFirst() }
        while let last = bytes.last, isSpace(last) { bytes.removeLast() }
        return String(Substring(bytes))
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte)
    }

    static func isUppercase(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte)
    }
}
