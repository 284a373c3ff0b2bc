/// A text with placeholders: `%@` (any value), `%d` (a whole number), `%1$@` and `%2$d` (by position), `%%` (a percent sign).
///
/// Placeholders are filled by our own code because `String(format:)` takes no Swift `String` for `%@` on Linux
/// and reads past the arguments when one is missing.
enum TextFormat {
    /// Fills the placeholders; one without its argument stays as it is, so that it is seen.
    /// - Parameter number: How a whole number for `%d` is written.
    static func fill(
        _ format: String,
        with arguments: [any CustomStringConvertible],
        number: (Int) -> String
    ) -> String {
        guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
        var result = ""
        var rest = Substring(format)
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%"
                rest.removeFirst()
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            var end = digits.endIndex
            var position = next
            if !digits.isEmpty, end < rest.endIndex, rest[end] == "$" {
                position = (Int(digits) ?? 0) - 1
                end = rest.index(after: end)
            } else {
                end = rest.startIndex
                next += 1
            }
            guard end < rest.endIndex, rest[end] == "@" || rest[end] == "d", arguments.indices.contains(position) else {
                result += "%"
                continue
            }
            if rest[end] == "d", let whole = arguments[position] as? Int {
                result += number(whole)
            } else {
                result += arguments[position].description
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
