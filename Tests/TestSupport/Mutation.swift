/// Spoils bytes as the world does: flips, cuts, repeats, swaps.
public enum Mutation {
    /// `bytes` with one to eight accidents.
    public static func mutated(_ bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            guard !bytes.isEmpty else { break }
            let start = Int.random(in: 0..<bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 1...64, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.removeSubrange(start..<end)
            case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
            case 3: bytes.removeSubrange(start...)
            case 4: bytes.insert(contentsOf: awkward.randomElement(using: &random) ?? [], at: start)
            default: bytes.swapAt(start, end - 1)
            }
        }
        return bytes
    }

    /// What parsers stumble over.
    private static let awkward: [[UInt8]] = [
        Array("<".utf8), Array("&".utf8), Array("&#x110000;".utf8), Array("<![CDATA[".utf8), Array("</".utf8),
        Array("<table><tr><td>".utf8), Array("</td></table>".utf8), Array("\"'".utf8), [0], [0xFF, 0xFE], [0xF0, 0x9F],
        Array("<!--".utf8), Array("<script>".utf8), Array("{\"a\":[".utf8), Array("\\ud83d".utf8), Array("1e999".utf8),
        Array("\r\n".utf8), Array(": ".utf8), Array("99999999999999999999".utf8), Array("<li><ul><pre>".utf8),
    ]
}
