import Foundation
import RichText
import Testing

@Suite("HTML as blocks and runs")
struct RichDocumentTests {
    @Test("Paragraphs, line breaks, bold, italic and links come out as a browser shows them")
    func inlineMarkup() {
        let document = RichDocument(
            html: """
                <p>Moscow,&nbsp;Russia &mdash;
                    <b>21 <i>April</i></b>. <a href="https://example.org/a?x=1&amp;y=2">Read  more</a><br />
                    \tNext line.</p>

                <p>   </p>
                Loose text
                """
        )
        #expect(
            document.blocks == [
                Block(
                    .paragraph,
                    [
                        Run("Moscow,\u{A0}Russia — "), Run("21 ", style: .bold),
                        Run("April", style: [.bold, .italic]), Run(". "),
                        Run("Read more", link: URL(string: "https://example.org/a?x=1&y=2")),
                        Run("\nNext line."),
                    ]
                ),
                Block(.paragraph, [Run("Loose text")]),
            ]
        )
        #expect(!document.isCut)
    }

    @Test("Headings have their levels, quotations their depth, code its white space")
    func blockMarkup() {
        let document = RichDocument(
            html: """
                <h1>One</h1><h6>Six</h6>
                <blockquote>Said<blockquote><p>Said before</p></blockquote>again</blockquote>
                <pre>
                if a {
                    <b>b</b>
                }
                </pre><p>Use <code>x</code>.</p>
                """
        )
        #expect(
            document.blocks == [
                Block(.heading(level: 1), [Run("One")]),
                Block(.heading(level: 6), [Run("Six")]),
                Block(.paragraph, [Run("Said")], quoteDepth: 1),
                Block(.paragraph, [Run("Said before")], quoteDepth: 2),
                Block(.paragraph, [Run("again")], quoteDepth: 1),
                Block(.preformatted, [Run("if a {\n    "), Run("b", style: .bold), Run("\n}")]),
                Block(.paragraph, [Run("Use "), Run("x", style: .code), Run(".")]),
            ]
        )
    }

    @Test("Lists are nested, numbered from where they say, and an item of two paragraphs has one marker")
    func lists() {
        let document = RichDocument(
            html: """
                <ul><li>a<ol start="3"><li>b<li value="7">c</ol></li>
                <li><p>d</p><p>e</p></li></ul><ol><li>f</li><li>g</li></ol>after
                """
        )
        #expect(
            document.blocks == [
                Block(.listItem(marker: .bullet, depth: 1), [Run("a")]),
                Block(.listItem(marker: .number(3), depth: 2), [Run("b")]),
                Block(.listItem(marker: .number(7), depth: 2), [Run("c")]),
                Block(.listItem(marker: .bullet, depth: 1), [Run("d")]),
                Block(.listItem(marker: nil, depth: 1), [Run("e")]),
                Block(.listItem(marker: .number(1), depth: 1), [Run("f")]),
                Block(.listItem(marker: .number(2), depth: 1), [Run("g")]),
                Block(.paragraph, [Run("after")]),
            ]
        )
    }

    @Test("Two line breaks end a paragraph, so that an article without paragraphs is still many rows")
    func doubleBreaks() {
        let document = RichDocument(html: "one<br>two<br><br>three<br /> <br/><br>four<br>")
        #expect(document.blocks.map(\.text) == ["one\ntwo", "three", "four"])
    }

    @Test("A table is text, row by row; a table that only lays out a page is as if it were not there")
    func tables() throws {
        let document = RichDocument(
            html: """
                <table><caption>Fares</caption><thead><tr><th>Zone</th><th>Price</th></tr></thead>
                <tr><td>A <b>and</b> B</td><td><p>1</p><p>2</p><img src="https://e.org/i.png" alt="coin"></td></tr></table>
                <table><tr><td><h2>News</h2><p>Text</p></td></tr></table>
                """
        )
        let image = RichImage(url: URL(string: "https://e.org/i.png"), alternativeText: "coin")
        #expect(
            document.blocks == [
                Block(.paragraph, [Run("Fares")]),
                Block(.table([["Zone", "Price"], ["A and B", "1\n2"]])),
                Block(.image(image)),
                Block(.heading(level: 2), [Run("News")]),
                Block(.paragraph, [Run("Text")]),
            ]
        )
    }

    @Test("A table inside a table's cell is text of that cell")
    func nestedTables() {
        let document = RichDocument(
            html: "<table><tr><td>a<table><tr><td>b<td>c</table></td><td>d</td></tr></table>"
        )
        #expect(document.blocks == [Block(.table([["a\nb\tc", "d"]]))])
    }

    @Test("Pictures stand between the text, with their description and the link around them")
    func pictures() {
        let document = RichDocument(
            html: #"<p>See <a href="https://e.org/"><img src="https://e.org/b.jpg" alt=" A bird "></a> here</p>"#
        )
        let image = RichImage(
            url: URL(string: "https://e.org/b.jpg"),
            alternativeText: "A bird",
            link: URL(string: "https://e.org/")
        )
        #expect(
            document.blocks == [
                Block(.paragraph, [Run("See")]), Block(.image(image)), Block(.paragraph, [Run("here")]),
            ]
        )
    }

    @Test("A dot that counts readers is no picture; a smiley is its character")
    func smallPictures() {
        let document = RichDocument(
            html: """
                <p>Good<img src="https://e.org/dot.gif" width="1" height="1" alt="x">
                morning <img src="https://e.org/s.png" width=20 height=20 alt="😀">!</p>
                """
        )
        #expect(document.blocks.map(\.text) == ["Good morning 😀!"])
    }

    @Test("Plain text has a line a block")
    func plainText() {
        let html = "<h1>A &amp; B</h1><ul><li>c<li>d</ul><script>x</script><img alt='e' src='https://e.org/e'>"
        #expect(HTMLText.plainText(of: html) == "A & B\nc\nd\ne")
        #expect(HTMLText.plainText(of: "") == "")
        #expect(HTMLText.plainText(of: "no markup, 1 < 2") == "no markup, 1 < 2")
    }

    @Test(
        "Markup that is wrong still gives its text",
        arguments: [
            "<p>one<p>two", "</div><p>one</b></p>two</p>", "<b><p>one</b></p>two",
            "<p>one<!-- never closed? --><div>two",
            "<body><body><html>one<br><br>two", "<p <p>one</p><p>two", "<td>one</td><tr>two",
        ]
    )
    func brokenMarkup(html: String) {
        let text = RichDocument(html: html).plainText
        #expect(text.contains("one") && text.contains("two"), "\(text)")
    }

    @Test("The encoding that a page claims is ignored: its text is decoded already")
    func claimedEncoding() {
        let html = "<meta charset=windows-1251><?xml version='1.0' encoding='koi8-r'?><p>Привет, Ёлка 🚉</p>"
        #expect(RichDocument(html: html).plainText == "Привет, Ёлка 🚉")
    }
}
