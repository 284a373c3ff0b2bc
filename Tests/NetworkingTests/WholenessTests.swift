import Foundation
import TestSupport
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

    @Test("Whatever JSON, headers, pictures and dates become on their way, they are looked at without a crash")
    func mutatedInput() async {
        await look(atMutated: 3000)
    }

    @Test("The same, 100,000 times", .enabled(if: TestRun.isSoak, "long: set WAYSIDE_SOAK=1"))
    func mutatedInputSoak() async {
        await look(atMutated: 100_000)
    }

    private func look(atMutated count: Int) async {
        var random = SeededGenerator(seed: TestRun.seed)
        print("mutated answers: \(count), seed: \(TestRun.seed)")
        #if os(Linux)
        let before = ProcessMemory.resident
        #endif
        var whole = 0
        for number in 0..<count {
            // The tests beside this one want the thread too.
            if number.isMultiple(of: 16) { await Task.yield() }
            let sample = Self.samples[number % Self.samples.count]
            let bytes = Data(Mutation.mutated(sample, using: &random))
            if JSONWholeness.check(bytes) == .whole { whole += 1 }
            if ImageWholeness.check(bytes) == .whole { whole += 1 }
            if BodySniffer.finding(bytes) == .html { whole += 1 }
            _ = BodySniffer.isForm(bytes)
            let text = String(decoding: bytes, as: UTF8.self)
            _ = MachineDate.date(text)
            #if os(Linux)
            receive(bytes)
            #endif
        }
        // Many survive their accidents: were there none, the samples would have been spoilt beyond all use.
        #expect(whole > 0)
        #if os(Linux)
        let grown = ProcessMemory.resident - before
        print("mutated answers: memory grew by \(grown / 1024) KB")
        #expect(grown < 60_000_000)
        #endif
    }

    #if os(Linux)
    /// The bytes as a header line by line, then as a packed body.
    private func receive(_ bytes: Data) {
        var answer = CurlAnswer()
        let limits = HTTPLimits(bodyBytes: 100_000)
        for line in [Data("HTTP/1.1 200 OK\r\n".utf8)] + bytes.split(separator: 10) + [Data("\r\n".utf8)] {
            line.withUnsafeBytes { _ = answer.receiveHeader($0, limits: limits) }
        }
        bytes.withUnsafeBytes { _ = answer.receiveBody($0, limits: limits) }
        _ = try? answer.finishedBody()
        var body = Data()
        bytes.withUnsafeBytes { _ = GzipInflater().inflate($0, into: &body, most: 100_000) }
        #expect(body.count <= 100_000)
    }
    #endif

    private static let samples: [[UInt8]] =
        [
            Array(
                "{\"resultCode\":\"OK\",\"payload\":[{\"id\":\"7\",\"text\":\"\\ud83d\\ude89 a\",\"n\":-1.5e3}]}".utf8
            ),
            Array(
                "Content-Type: text/html; charset=utf-8\r\nContent-Length: 12\r\nRetry-After: 5\r\nETag: \"x\"\r\n".utf8
            ),
            Array("Content-Encoding: gzip\r\nSet-Cookie: a=b\r\n\r\n<form>".utf8),
            Array("Fri, 24 Nov 2023 18:28:36 -0000".utf8), Array("2018-12-21T11:27:25.123+08:00".utf8),
        ] + SmallPicture.all.map { Array($0.bytes) }
}

/// The smallest pictures that have all the parts of their kind.
struct SmallPicture: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: Data

    var testDescription: String { name }

    static let all = [
        SmallPicture(
            name: "JPEG of two scans with a restart, a coded FF, filling, and another JPEG's end in its remark",
            bytes: Data(
                [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0xFF, 0xD9, 0xFF, 0xFF, 0xDA, 0, 3, 1, 9, 0xFF, 0, 8, 0xFF, 0xD0, 7]
                    + [0xFF, 0xDA, 0, 2, 5, 6, 7, 0xFF, 0xD9]
            )
        ),
        SmallPicture(
            name: "PNG",
            bytes: Data(
                [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 2] + Array("IDAT".utf8) + [1, 2, 9, 9, 9, 9]
                    + [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
            )
        ),
        SmallPicture(
            name: "GIF with a colour table, an extension and an image",
            bytes: Data(
                Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + [0, 0, 0, 255, 255, 255]
                    + [0x21, 0xF9, 4, 0, 0, 0, 0, 0] + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x3B, 1, 0] + [0x3B]
            )
        ),
        SmallPicture(
            name: "WebP",
            bytes: Data(Array("RIFF".utf8) + [10, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [1, 2])
        ),
    ]
}
