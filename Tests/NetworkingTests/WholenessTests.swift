import Foundation
import Testing

@testable import Networking

@Suite("Is it whole, and is it what it should be?")
struct WholenessTests {
    @Test(
        "A JSON text is whole, cut or no JSON",
        arguments: [
            ("{\"a\":[1,2,{\"b\":\"}\\\"]\"}]}", Wholeness.whole),
            ("\n\n\n{\"resultCount\":0,\n\"results\": []}\n\n", .whole),
            ("null", .whole), ("-1.5e3", .whole), ("\"text\"", .whole), ("\u{FEFF}{}", .whole),
            ("{\"a\":[1,2", .cut), ("{\"a\":\"b", .cut), ("{\"a\":\"b\\", .cut), ("[", .cut), ("", .cut), ("  ", .cut),
            ("{]", .malformed), ("}", .malformed), ("{} {}", .malformed), ("[1] x", .malformed), ("<html>", .malformed),
            ("{\"a\": undefined}", .malformed),
        ]
    )
    func json(text: String, expected: Wholeness) {
        #expect(JSONWholeness.check(Data(text.utf8)) == expected)
    }

    @Test("H-20: JSON nested 100,000 deep is refused, 500 deep is read")
    func deepJSON() {
        func nested(_ depth: Int) -> Data {
            Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        #expect(JSONWholeness.check(nested(500)) == .whole)
        #expect(JSONWholeness.check(nested(100_000)) == .malformed)
    }

    @Test("A picture without its end is cut, wherever it was cut", arguments: SmallPicture.all)
    func pictures(picture: SmallPicture) {
        #expect(ImageWholeness.check(picture.bytes) == .whole)
        #expect(ImageWholeness.check(picture.bytes + Data([0, 0, 10])) == .whole, "bytes behind the end do no harm")
        for count in 12..<picture.bytes.count {
            #expect(ImageWholeness.check(picture.bytes.prefix(count)) == .cut, "\(picture.name), \(count) bytes")
        }
    }

    @Test(
        "H-11, P-19: what a body is shows in its first bytes, whatever its header says",
        arguments: [
            ("  <!DOCTYPE html><html>", BodySniffer.Finding.html), ("<HTML><body>", .html), ("<!-- x --><html>", .html),
            ("<?xml version='1.0'?><!DOCTYPE html>", .html), ("<?xml version='1.0'?><rss>", .xml), ("<feed>", .xml),
            ("\n\n\n{\"a\":1}", .json), ("\u{FEFF}[1]", .json), ("null", .json), ("", .empty), (" \n", .empty),
            ("Service unavailable", .other), ("GIF89a", .image),
        ]
    )
    func sniffing(text: String, expected: BodySniffer.Finding) {
        #expect(BodySniffer.finding(Data(text.utf8)) == expected)
    }
}
