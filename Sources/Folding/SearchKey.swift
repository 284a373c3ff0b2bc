/// The key that a name is searched by.
///
/// Case is gone; ё is е; Latin diacritics are stripped, and ł ø đ œ æ ß ı ð þ go by a table; every dash is a space;
/// apostrophes and quotes are ignored; runs of white space are one space; edge spaces, zero-width and bidi controls
/// are ignored; NFC and NFD are equal; other punctuation stays. й stays й.
///
///     SearchKey.main("Saint‑Étienne ")            // "saint etienne"
///     SearchKey.withoutSpaces("Saint‑Étienne ")   // "saintetienne"
public enum SearchKey {
    /// The key of a text.
    public static func main(_ text: String) -> [UInt8] {
        var text = text
        return text.withUTF8 { main($0) }
    }

    /// The key of UTF-8 bytes; what is not UTF-8 becomes U+FFFD, which matches nothing that a person types.
    public static func main(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: FoldKernel.capacity(for: text.count)) { buffer, count in
            guard let output = buffer.baseAddress else { return }
            var kernel = FoldKernel(output: output)
            count = kernel.fold(text)
        }
    }

    /// The second key: the main key without its spaces, so that "saintetienne" finds "Saint-Étienne".
    public static func withoutSpaces(_ text: String) -> [UInt8] {
        withoutSpaces(key: main(text))
    }

    /// The second key of a text whose main key is known.
    public static func withoutSpaces(key: [UInt8]) -> [UInt8] {
        key.filter { $0 != 0x20 }
    }

    /// The main key with a map from its bytes to those of the text, for highlighting.
    public static func mapped(_ text: String) -> MappedKey {
        var text = text
        return text.withUTF8 { utf8 in
            let origins = OriginMap()
            let bytes = [UInt8](unsafeUninitializedCapacity: FoldKernel.capacity(for: utf8.count)) { buffer, count in
                guard let output = buffer.baseAddress else { return }
                var kernel = FoldKernel(output: output, origins: origins)
                count = kernel.fold(utf8)
            }
            return MappedKey(bytes: bytes, starts: origins.starts, ends: origins.ends)
        }
    }
}

/// A main key that knows which bytes of the text each of its bytes came from.
public struct MappedKey: Sendable {
    /// The main key.
    public let bytes: [UInt8]
    let starts: [UInt32]
    let ends: [UInt32]

    /// The UTF-8 range of the text that a range of the key came from.
    ///
    /// Whole letters with their marks: half of "ß" (which folds to "ss") gives all of it. Nil where the range is empty
    /// or outside of the key.
    public func originalRange(of range: Range<Int>) -> Range<Int>? {
        guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= starts.count else { return nil }
        let start = Int(starts[range.lowerBound])
        return start..<max(start, Int(ends[range.upperBound - 1]))
    }
}
