import Foundation
import RichText
import Testing

private let recorded = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../shared/data/tinkoff")

private let isRecordedThere = FileManager.default.fileExists(atPath: recorded.path)

/// Articles as the news service sent them; the tests of documents have written twins of their markup.
@Suite("Recorded articles", .enabled(if: isRecordedThere, "needs ../shared/data/tinkoff"))
struct RecordedArticleTests {
    @Test("A recorded article becomes paragraphs without markup or entities", arguments: ["8165", "10024"])
    func article(id: String) throws {
        let content = try content(of: id)
        let document = RichDocument(html: content)
        #expect(document.blocks.count >= 4)
        let text = document.plainText
        #expect(!text.contains("<") && !text.contains("&"))
        #expect(text.contains("\u{A0}"))
        #expect(!document.isCut)
    }

    @Test("A recorded headline is shown without its entities")
    func headline() throws {
        let title = try payload(of: "8165")["title"] as? [String: Any]
        let text = try #require(title?["text"] as? String)
        let shown = HTMLText.decodeEntities(text)
        #expect(shown.contains("RUB 5 bn\u{A0}bond with a\u{A0}coupon of\u{A0}9.65%"))
    }

    private func content(of id: String) throws -> String {
        try #require(try payload(of: id)["content"] as? String)
    }

    private func payload(of id: String) throws -> [String: Any] {
        let data = try Data(contentsOf: recorded.appendingPathComponent("news_content_\(id).json"))
        let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        return try #require(object?["payload"] as? [String: Any])
    }
}
