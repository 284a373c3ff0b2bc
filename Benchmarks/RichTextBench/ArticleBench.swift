import CXML2
import RichText
import TestSupport

/// One article, read both ways.
struct ArticleBench {
    private let article: String
    private let bytes: [UInt8]
    private let paragraphs: Int

    init() {
        var article = ""
        var number = 0
        while article.utf8.count < 100_000 {
            number += 1
            article += Self.paragraph(number)
        }
        self.article = article
        bytes = Array(article.utf8)
        paragraphs = number
        xmlInitParser()
    }

    /// Returns whether the limit is kept.
    func run() async -> Bool {
        var blocks = 0
        var comparison = Comparison(
            "HTML of \(bytes.count / 1000) KB to values",
            with: "libxml2's bare parse",
            limit: 2,
            clock: .processor
        )
        await comparison.run(rounds: 51) {
            blocks = RichDocument(html: article, baseURL: nil).blocks.count
        } baseline: {
            parseBare()
        }
        guard blocks == paragraphs * 3 else { fatalError("\(blocks) blocks of \(paragraphs) paragraphs and lists") }
        print(comparison.summary)
        return comparison.isWithinLimit
    }

    private func parseBare() {
        let options =
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
            | HTML_PARSE_NONET.rawValue
        bytes.withUnsafeBytes { bytes in
            let start = bytes.bindMemory(to: CChar.self).baseAddress
            guard let document = htmlReadMemory(start, Int32(bytes.count), nil, "UTF-8", Int32(options)) else {
                fatalError("libxml2 does not read the article")
            }
            xmlFreeDoc(document)
        }
    }

    /// A paragraph as the news service writes them, names, entities and links included, and a list.
    private static func paragraph(_ number: Int) -> String {
        """
        <p>Москва, Россия&nbsp;&mdash; \(number)&nbsp;декабря 2017&nbsp;г.<br />
        Банк продолжает <b>расширять</b> партнёрство с&nbsp;ведущими <nobr>университетами</nobr> и&nbsp;сообщает о&nbsp;начале
        <a href="https://example.org/news/\(number)?from=list&amp;page=1">сотрудничества</a> &laquo;с&nbsp;кафедрой&raquo;.
        The group announces &ldquo;the successful <em>placement</em>&rdquo; of bonds for a total value of RUB 5 bn.</p>
        <ul><li>one</li><li>two <strong>and</strong> a half</li></ul>

        """
    }
}
