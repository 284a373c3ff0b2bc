import Foundation

/// HTML where only its text is wanted.
public enum HTMLText {
    /// The text of `html` without its markup, a line a block: for searching and sharing.
    public static func plainText(of html: String) -> String {
        RichDocument(html: html).plainText
    }

    /// A headline with its entities decoded: `RUB 5 bn&nbsp;bond`, `Don&amp;#x27;t forget`.
    ///
    /// Services escape headlines once or twice; so it is decoded at most twice and never three times.
    /// What is no entity stays as it is: a bare `&`, `&amp` without its semicolon, `&foo;`, `&#0;`.
    public static func decodeEntities(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        let once = decodedOnce(text)
        return once == text ? text : decodedOnce(once)
    }

    private static func decodedOnce(_ text: String) -> String {
        var text = text
        return text.withUTF8 { bytes in
            var decoded: [UInt8] = []
            decoded.reserveCapacity(bytes.count)
            var index = 0
            while index < bytes.count {
                if let entity = Entity(in: bytes, at: index) {
                    decoded.append(contentsOf: String(entity.scalar).utf8)
                    index += entity.length
                } else {
                    decoded.append(bytes[index])
                    index += 1
                }
            }
            return String(decoding: decoded, as: UTF8.self)
        }
    }
}
