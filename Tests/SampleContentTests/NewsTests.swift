import Foundation
import Testing

@testable import SampleContent

@Suite("News")
struct NewsTests {
    private let answers: Answers

    init() throws {
        answers = try Answers()
    }

    private func date(_ item: [String: Any]) -> Int {
        (item["publicationDate"] as? [String: Any])?["milliseconds"] as? Int ?? 0
    }

    @Test("There are at least 120 items, in both languages, each with an id of its own")
    func counts() {
        let all = answers.headlines()
        #expect(all.count >= 120)
        #expect(Set(all.compactMap { $0["id"] as? String }).count == all.count)
        let russian = all.filter { $0["bankInfoTypeId"] as? Int == 2 }
        #expect(russian.count >= 50)
        #expect(all.count - russian.count >= 50)
        #expect(all.allSatisfy { ($0["text"] as? String)?.isEmpty == false })
    }

    @Test("H-05: pages are half-open windows; a short page is not the end, an empty one is")
    func windows() {
        let all = answers.headlines().compactMap { $0["id"] as? String }
        let odd = answers.object("/v1/news?first=7&last=10")["payload"] as? [[String: Any]]
        #expect(odd?.compactMap { $0["id"] as? String } == Array(all[7..<10]))
        let last = answers.object("/v1/news?first=\(all.count - 3)&last=\(all.count + 17)")["payload"] as? [Any]
        #expect(last?.count == 3)
        let beyond = answers.object("/v1/news?first=\(all.count)&last=\(all.count + 20)")
        #expect(beyond["resultCode"] as? String == "OK")
        #expect((beyond["payload"] as? [Any])?.isEmpty == true)
    }

    @Test("H-04: items of equal date lie across the border of a page")
    func equalDates() {
        let all = answers.headlines()
        #expect(date(all[19]) == date(all[20]))
        #expect(date(all[39]) == date(all[40]))
    }

    @Test("The service's order is not strictly by date: whoever reads it has to sort")
    func order() {
        let dates = answers.headlines().map(date)
        let steps = zip(dates, dates.dropFirst())
        #expect(steps.contains { $0 < $1 })
        #expect(steps.filter { $0 >= $1 }.count > dates.count * 9 / 10)
    }

    @Test("Every item opens, under the same headline")
    func everyItemOpens() {
        for item in answers.headlines() {
            let id = item["id"] as? String ?? ""
            let payload = answers.object("/v1/news_content?id=\(id)")["payload"] as? [String: Any]
            #expect((payload?["title"] as? [String: Any])?["text"] as? String == item["text"] as? String, "\(id)")
        }
    }

    @Test("N-07: headlines hold entities, some of them encoded twice")
    func entities() {
        let texts = answers.headlines().compactMap { $0["text"] as? String }
        #expect(texts.filter { $0.contains("&nbsp;") }.count >= 5)
        #expect(texts.contains { $0.contains("Don&amp;#x27;t") })
        #expect(texts.contains { $0.contains("&amp;laquo;Ромашка&amp;raquo;") })
    }

    @Test("N-32: texts hold every element that is shown, and all that has to be dropped")
    func elements() {
        let all = answers.headlines().map { answers.content($0["id"] as? String ?? "") }.joined(separator: "\n")
        for element in [
            "p", "br", "b", "strong", "i", "em", "a", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6",
            "blockquote", "img", "table", "tr", "td", "th", "pre", "dl", "nobr", "hr", "figure",
            "script", "style", "iframe", "object", "form", "noscript", "svg",
        ] {
            #expect(all.contains("<\(element)>") || all.contains("<\(element) "), "\(element)")
        }
        for attribute in ["onclick=", "onerror=", "javascript:", "position:fixed", "data-src=", "srcset="] {
            #expect(all.contains(attribute), "\(attribute)")
        }
        for scheme in ["https://", "mailto:", "tel:", "file:///", "data:text/html"] {
            #expect(all.contains("href=\"\(scheme)"), "\(scheme)")
        }
    }

    @Test("N-37: there are articles of 100 KB and of 870 KB, whose paragraphs vary, and one without any text")
    func lengths() {
        let contents = answers.headlines().map { answers.content($0["id"] as? String ?? "") }
        let sizes = contents.map(\.utf8.count)
        #expect(sizes.filter { (100_000..<130_000).contains($0) }.count == 2)
        #expect(sizes.contains { $0 > 870_000 })
        #expect(sizes.contains(0))
        let long = contents.first { (100_000..<130_000).contains($0.utf8.count) } ?? ""
        let first = long.split(separator: "\n").prefix(60)
        #expect(Set(first).count == first.count)
    }

    @Test("Errors come with status 200, a code and a message in words")
    func errors() {
        for target in [
            "/v1/news?first=-1&last=20", "/v1/news?first=20&last=10", "/v1/news?first=a&last=20",
            "/v1/news_content", "/v1/news_content?id=", "/v1/news_content?id=99999",
        ] {
            #expect(answers.get(target).status == 200, "\(target)")
            let object = answers.object(target)
            #expect(object["resultCode"] as? String != "OK", "\(target)")
            #expect((object["errorMessage"] as? String ?? "").count > 10, "\(target)")
        }
    }

    @Test("Pictures in texts are on the host that was asked, and are there unless they are meant to be missing")
    func pictures() {
        var found = 0
        for item in answers.headlines() {
            let target = "/v1/news_content?id=\(item["id"] as? String ?? "")"
            let text = String(bytes: answers.get(target, host: "localhost:81").body, encoding: .utf8) ?? ""
            #expect(!text.contains("{base}"))
            for part in text.components(separatedBy: "src=\\\"http://localhost:81").dropFirst() {
                let path = String(part.prefix { $0 != "\\" })
                found += 1
                #expect(answers.get(path).status == (path == "/photos/nothing.jpg" ? 404 : 200), "\(path)")
            }
        }
        #expect(found > 15)
    }

    @Test("H-01: inserted, removed and edited items change the list and the items, and nothing else")
    func changes() throws {
        let before = answers.headlines()
        var changes = ContentChanges()
        changes.insertedNews = 3
        changes.removedNews = [try #require(before[4]["id"] as? String)]
        changes.editedNews = [try #require(before[0]["id"] as? String)]
        let response = answers.service.answer(SampleRequest(target: "/v1/news?first=0&last=20"), changes: changes)
        let object = try #require(try JSONSerialization.jsonObject(with: response.body) as? [String: Any])
        let after = try #require(object["payload"] as? [[String: Any]])
        let ids = before.compactMap { $0["id"] as? String }
        let expected = ["20003", "20002", "20001"] + ids[..<4] + ids[5..<18]
        #expect(after.compactMap { $0["id"] as? String } == Array(expected))
        #expect(date(after[0]) > date(after[1]))
        #expect(date(after[2]) > before.map(date).max() ?? 0)
        #expect((after[3]["text"] as? String)?.hasSuffix(before[0]["text"] as? String ?? "-") == true)
        #expect(answers.headlines().count == before.count)
    }
}
