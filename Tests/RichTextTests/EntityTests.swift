import RichText
import Testing

@Suite("Entities in headlines")
struct EntityTests {
    @Test(
        "N-07: a headline is decoded once or twice, never three times",
        arguments: [
            ("Don&#x27;t forget", "Don't forget"),
            ("Don&amp;#x27;t forget", "Don't forget"),
            ("&amp;amp;", "&"),
            ("&amp;amp;amp;", "&amp;"),
            ("&amp;amp;lt;", "&lt;"),
        ]
    )
    func atMostTwice(text: String, expected: String) {
        #expect(HTMLText.decodeEntities(text) == expected)
    }

    @Test(
        "N-09: entities are decoded exactly, and what is none stays",
        arguments: [
            ("&#39;", "'"), ("&#039;", "'"), ("&#x2026;", "…"), ("&#XA3;", "£"), ("&apos;", "'"), ("&zwj;", "\u{200D}"),
            ("&#128;", "€"), ("&#150;", "–"), ("&#x92;", "’"), ("&#0;", "&#0;"), ("&#x110000;", "&#x110000;"),
            ("&#xD800;", "&#xD800;"), ("&foo;", "&foo;"), ("&amp", "&amp"), ("&", "&"), ("&;", "&;"), ("&#;", "&#;"),
            ("&#x;", "&#x;"), ("&#12a;", "&#12a;"), ("&#+65;", "&#+65;"), ("&#129;", "&#129;"),
            ("&#99999999999;", "&#99999999999;"), ("a && b", "a && b"),
            ("&mdash;&nbsp;&laquo;&Omega;&numero;", "—\u{A0}«Ω№"),
            ("&lt;b&gt;", "<b>"), ("a &mdash b", "a &mdash b"), ("&#1071;", "Я"),
        ]
    )
    func exactly(text: String, expected: String) {
        let decoded = HTMLText.decodeEntities(text)
        // By scalars: Swift would take two spellings of one letter for equal.
        #expect(Array(decoded.unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test("N-10: a bare ampersand in a headline is an ampersand")
    func bareAmpersand() {
        #expect(HTMLText.decodeEntities("George & Harrison") == "George & Harrison")
        #expect(HTMLText.plainText(of: "<b>George & Harrison</b>") == "George & Harrison")
    }

    @Test("N-11: a no-break space stays one, a stray control character costs nothing else")
    func controlCharacters() {
        #expect(HTMLText.decodeEntities("a&nbsp;b") == "a\u{A0}b")
        #expect(HTMLText.plainText(of: "<p>a&nbsp;b \u{8}c\u{0}d &#8; e</p>") == "a\u{A0}b cd &#8; e")
    }
}
