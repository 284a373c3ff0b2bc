import Foundation
import Localization
import Networking
import News
import RichText
import UIKit
import XCTest

@testable import Screens

final class NewsArticleModelTests: XCTestCase {
    @MainActor
    func testAnItemIsItsHeadAndItsBlocks() async throws {
        let fixture = try await NewsFixture()
        fixture.service.setHTML("<h2>Part</h2><p>One <b>bold</b></p><ul><li>first</li></ul><script>alert(1)</script>")
        let model = fixture.article("7")
        model.load()
        await eventually("the text") { model.state.lines.count == 4 && !model.state.isRefreshing }
        XCTAssertEqual(model.state.lines[0], .head(title: "Item 7", day: "21 November 2023"))
        XCTAssertNil(model.state.banner)
        XCTAssertEqual(model.sharedText, "Item 7\n\nPart\nOne bold\nfirst")
    }

    @MainActor
    func testOfflineAnItemThatWasOpenedIsThereWithTheReason() async throws {
        let fixture = try await NewsFixture()
        for await _ in fixture.feed().article("7") {}
        fixture.move(3600)
        fixture.service.fail(.network(.noConnection))
        let model = fixture.article("7")
        model.load()
        await eventually("the banner") { model.state.banner != nil }
        XCTAssertEqual(model.state.lines.count, 2)
        XCTAssertEqual(
            model.state.banner,
            "Stored text, updated 1 hour ago. There is no internet connection. Check Wi-Fi or mobile data."
        )
    }

    @MainActor
    func testOfflineAnItemThatWasNeverOpenedSaysWhyAndCanBeTriedAgain() async throws {
        let fixture = try await NewsFixture()
        fixture.service.fail(.network(.timedOut))
        let model = fixture.article("7")
        model.load()
        let reason = "The service took too long to answer. Try again."
        await eventually("the reason") { model.state.placeholder == .failed(reason: reason) }
        fixture.service.fail(nil)
        model.load()
        await eventually("the text") { model.state.lines.count == 2 && model.state.placeholder == nil }
    }

    @MainActor
    func testAnItemWithoutTextSaysSo() async throws {
        let fixture = try await NewsFixture()
        fixture.service.setHTML("")
        let model = fixture.article("7")
        model.load()
        await eventually("the note") { model.state.lines.last == .note("This item has no text.") }
    }

    @MainActor
    func testAPictureWaitsForATapAndCanBeTriedAgain() async throws {
        let fixture = try await NewsFixture()
        fixture.service.setHTML("<img src=\"https://example.org/a.jpg\" alt=\"A bird\">")
        let drawn = try XCTUnwrap(UIImage(systemName: "photo"))
        var isOffline = true
        let model = fixture.article("7") { (_) throws(NetworkError) in
            if isOffline { throw .noConnection }
            return NewsPicture(image: drawn)
        }
        model.load()
        await eventually("the picture's place") { model.state.lines.count == 2 }
        guard case .picture(let image, .waiting) = model.state.lines[1] else { return XCTFail("it does not wait") }
        XCTAssertEqual(image.alternativeText, "A bird")
        XCTAssertNil(model.tapPicture(image))
        XCTAssertEqual(model.state.lines[1], NewsArticleModel.Line.picture(image, .loading))
        await eventually("the reason") {
            if case .picture(_, .failed) = model.state.lines[1] { return true }
            return false
        }
        isOffline = false
        XCTAssertNil(model.tapPicture(image))
        await eventually("the picture") {
            if case .picture(_, .loaded) = model.state.lines[1] { return true }
            return false
        }
    }

    @MainActor
    func testABlockIsSetWithItsStylesAndItsLinks() async throws {
        let document = RichDocument(html: "<p>See <a href=\"https://example.org\">this</a> and <b>that</b></p>")
        let block = try XCTUnwrap(document.blocks.first)
        let text = ArticleType.attributedText(of: block)
        XCTAssertEqual(text.string, "See this and that")
        XCTAssertEqual(text.attribute(.link, at: 5, effectiveRange: nil) as? URL, URL(string: "https://example.org"))
        XCTAssertNil(text.attribute(.link, at: 0, effectiveRange: nil))
        let bold = text.attribute(.font, at: 14, effectiveRange: nil) as? UIFont
        XCTAssertTrue(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    }

    @MainActor
    func testABoldLinkIsBothAndStylesMayFollowOneAnother() async throws {
        let html = "<p><b>a</b><i>b</i><b>c</b><a href=\"https://example.org\"><b>d</b></a></p>"
        let block = try XCTUnwrap(RichDocument(html: html).blocks.first)
        let text = ArticleType.attributedText(of: block)
        XCTAssertEqual(text.string, "abcd")
        func traits(_ place: Int) -> UIFontDescriptor.SymbolicTraits? {
            (text.attribute(.font, at: place, effectiveRange: nil) as? UIFont)?.fontDescriptor.symbolicTraits
        }
        XCTAssertEqual(traits(0)?.contains(.traitBold), true)
        XCTAssertEqual(traits(1)?.contains(.traitItalic), true)
        XCTAssertEqual(traits(1)?.contains(.traitBold), false)
        XCTAssertEqual(traits(3)?.contains(.traitBold), true)
        XCTAssertEqual(text.attribute(.link, at: 3, effectiveRange: nil) as? URL, URL(string: "https://example.org"))
    }
}
