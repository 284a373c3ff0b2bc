import Foundation
import RichText
import Testing

@Suite("What must not get out of HTML, or bring it down")
struct SafetyTests {
    @Test(
        "N-32: nothing that runs gets out; the text is kept",
        arguments: [
            "<p>safe<script>alert(1)</script></p>",
            "<p onclick='alert(1)'>safe<img src=x onerror=alert(1)></p>",
            "<a href='javascript:alert(1)'>safe</a>",
            "<a href=' java\nscript:alert(1)'>safe</a>",
            "<a href='&#106;avascript&colon;alert(1)'>safe</a>",
            "<a href='JAVASCRIPT:alert(1)'>safe</a>",
            "<a href='vbscript:x'>safe</a><a href='file:///etc/passwd'></a><a href='data:text/html,alert(1)'></a>",
            "safe<iframe src='https://evil.example'>alert(1)</iframe>",
            "safe<object data='x'>alert(1)</object><embed src=x><applet>alert(1)</applet>",
            "<p style='position:fixed'>safe</p><style>p { alert(1) }</style>",
            "safe<script><![CDATA[ alert(1) ]]></script>",
            "safe<![CDATA[<script>alert(1)</script>]]>",
            "safe<svg onload=alert(1)><text>alert(1)</text></svg><math><mtext>alert(1)</mtext></math>",
            "safe<scr<script>ipt>alert(1)</scr</script>ipt>",
            "safe<script>if (a < b) document.write('</scr' + 'ipt>'); alert(1)</script>",
            "<template><p>alert(1)</p></template>safe<noembed>alert(1)</noembed>",
            "<title>alert(1)</title>safe<textarea>alert(1)</textarea><select><option>alert(1)</select>",
        ]
    )
    func nothingRuns(html: String) throws {
        let document = RichDocument(html: html, baseURL: URL(string: "https://e.org/"))
        #expect(document.plainText.contains("safe"))
        let isSplitTag = html.contains("<scr<script>")
        #expect(isSplitTag || !document.plainText.contains("alert"), "\(document.plainText)")
        for run in document.blocks.flatMap(\.runs) {
            let scheme = run.link?.scheme ?? "https"
            #expect(["http", "https", "mailto", "tel"].contains(scheme))
        }
    }

    @Test("Links that may be opened are kept: web, mail, telephone")
    func allowedLinks() {
        let html = """
            <a href="HTTPS://e.org/ü?q=ж">a</a><a href="mailto:a@e.org">b</a><a href="tel:+74951234567">c</a>
            <a href="/d">d</a><a href="//f.org/e">e</a><a>f</a><a href="">g</a><a href="http://">h</a>
            """
        let document = RichDocument(html: html, baseURL: URL(string: "https://base.org/x/y"))
        let links = document.blocks.flatMap(\.runs).compactMap { $0.link?.absoluteString }
        #expect(links.count == 5)
        #expect(links.first?.lowercased().hasPrefix("https://e.org/%c3%bc?q=%d0%b6") == true)
        #expect(links.suffix(4) == ["mailto:a@e.org", "tel:+74951234567", "https://base.org/d", "https://f.org/e"])
    }

    @Test("N-12: an escaped ampersand in a link is an ampersand, and a name after it is no entity")
    func ampersandsInLinks() {
        for html in [
            "<a href='http://link/get?a=1&amp;b=2'>x</a>", "<a href='http://link/get?a=1&b=2'>x</a>",
        ] {
            let link = RichDocument(html: html).blocks.first?.runs.first?.link
            #expect(link?.absoluteString == "http://link/get?a=1&b=2")
        }
        let copy = RichDocument(html: "<a href='http://link/get?a=1&copy=2&lt=3'>x</a>").blocks.first?.runs.first?.link
        #expect(copy?.absoluteString == "http://link/get?a=1&copy=2&lt=3")
    }

    @Test("N-34: a relative picture is resolved against xml:base, then base, then the item's address")
    func pictureBases() throws {
        let item = try #require(URL(string: "https://item.org/news/1.html"))
        let picture = "<img src='images/bird.jpg'>"
        let cases = [
            (picture, "https://item.org/news/images/bird.jpg"),
            ("<base href='https://base.org/b/'>" + picture, "https://base.org/b/images/bird.jpg"),
            ("<base href='/b/'>" + picture, "https://item.org/b/images/bird.jpg"),
            ("<div xml:base='https://xml.org/x/'>\(picture)</div>", "https://xml.org/x/images/bird.jpg"),
            (
                "<base href='https://base.org/'><div xml:base='x/'>\(picture)</div>",
                "https://base.org/x/images/bird.jpg"
            ),
            ("<div xml:base='https://xml.org/'>a</div>" + picture, "https://item.org/news/images/bird.jpg"),
            ("<base href='javascript:x'>" + picture, "https://item.org/news/images/bird.jpg"),
        ]
        for (html, expected) in cases {
            #expect(images(in: html, base: item).map { $0.url?.absoluteString } == [expected], "\(html)")
        }
        #expect(images(in: picture, base: nil).isEmpty)
    }

    @Test(
        "N-35: where a page loads lazily the real picture is shown, not its placeholder",
        arguments: [
            "<img src='data:image/gif;base64,R0lGOD' data-src='http://e.org/real.jpg'>",
            "<img src='http://e.org/blank.gif' data-src='http://e.org/real.jpg'>",
            "<img data-srcset='http://e.org/small.jpg 200w, http://e.org/real.jpg 900w'>",
            "<img srcset='http://e.org/real.jpg 1200w, http://e.org/huge.jpg 4000w, http://e.org/small.jpg 100w'>",
            "<img srcset='http://e.org/small.jpg, http://e.org/real.jpg 2x' src='data:image/png;base64,AA'>",
            "<img src='http://e.org/real.jpg' srcset='http://e.org/other.jpg 2x'>",
        ]
    )
    func lazyPictures(html: String) {
        #expect(images(in: html, base: nil).map { $0.url?.absoluteString } == ["http://e.org/real.jpg"])
    }

    @Test("N-36: a picture over plain http keeps its address; one that cannot be loaded keeps its description")
    func plainPictures() {
        #expect(images(in: "<img src='http://e.org/a.jpg'>", base: nil).first?.url?.scheme == "http")
        let unusable = images(in: "<img src='data:image/png;base64,AA' alt='A bird'>", base: nil)
        #expect(unusable == [RichImage(url: nil, alternativeText: "A bird")])
        #expect(images(in: "<img src='data:image/png;base64,AA'>", base: nil).isEmpty)
    }

    @Test("N-37: an article of 870 KB with thousands of entities is read to its end")
    func longArticle() {
        let paragraph = "<p>Слово&nbsp;&mdash; <b>дело</b> &laquo;и&raquo; <a href='https://e.org/'>ссылка</a>.</p>\n"
        let count = 870_000 / paragraph.utf8.count
        let document = RichDocument(html: String(repeating: paragraph, count: count))
        #expect(document.blocks.count == count)
        #expect(document.blocks.last?.text == "Слово\u{A0}— дело «и» ссылка.")
        #expect(!document.isCut)
    }

    @Test("H-20: HTML nested 100,000 deep ends at a bound, and says so", arguments: ["div", "b", "blockquote", "ul"])
    func deepNesting(name: String) {
        let html = "start" + String(repeating: "<\(name)>", count: 100_000) + "text"
        let document = RichDocument(html: html)
        #expect(document.plainText.hasPrefix("start"))
        #expect(document.isCut)
        #expect(document.blocks.allSatisfy { $0.quoteDepth <= 256 })
    }

    @Test("Nested 300 deep, as careless tools write, nothing is lost")
    func carelessNesting() {
        let html =
            String(repeating: "<span><div>", count: 150) + "text" + String(repeating: "</div></span>", count: 150)
        let document = RichDocument(html: html + "<p>after</p>")
        #expect(document.plainText == "text\nafter")
        #expect(!document.isCut)
    }

    @Test("A tag with a hundred thousand attributes, and end tags without a start, do not hold it up")
    func quadraticInput() {
        let attributes = (0..<100_000).map { " a\($0)=1" }.joined()
        #expect(RichDocument(html: "<p\(attributes)>text</p>").plainText == "text")
        let ends = String(repeating: "</i>", count: 100_000)
        let starts = String(repeating: "<b>", count: 1000)
        #expect(RichDocument(html: starts + ends + "text").plainText == "text")
    }

    @Test(
        "What only looks like a tag with hundreds of attributes loses nothing of what follows",
        arguments: [
            "<!-- WORDS -->", "<script>if (a<b) { WORDS }</script>", "1 < 2 WORDS", "<script>WORDS x<y WORDS</script>",
        ]
    )
    func longNonTags(html: String) {
        let words = String(repeating: "word = ", count: 2000)
        let document = RichDocument(html: html.replacingOccurrences(of: "WORDS", with: words) + "<p>after</p>")
        #expect(document.blocks.last == Block(.paragraph, [Run("after")]))
        #expect(document.blocks.count == (html.hasPrefix("1") ? 2 : 1))
    }

    @Test("HTML larger than anything a person wrote is cut, and says so")
    func hugeInput() {
        let document = RichDocument(html: String(repeating: "<p>word</p>", count: RichDocument.mostBytes / 10))
        #expect(document.isCut)
        #expect(document.blocks.count > 300_000)
    }

    private func images(in html: String, base: URL?) -> [RichImage] {
        RichDocument(html: html, baseURL: base).blocks.compactMap { block in
            if case .image(let image) = block.kind { image } else { nil }
        }
    }
}
