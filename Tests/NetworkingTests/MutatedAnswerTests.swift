import Foundation
import TestSupport
import Testing

@testable import Networking

@Suite("Answers that were spoilt on their way")
struct MutatedAnswerTests {
    @Test("Whatever JSON, headers, pictures and dates become on their way, they are looked at without a crash")
    func mutatedAnswers() async {
        print("mutated answers: 3000, seed: \(TestRun.seed)")
        await Self.look(at: 3000, seed: TestRun.seed)
    }

    #if os(Linux)
    @Test("The same, 100,000 times, and memory stays flat", .enabled(if: TestRun.isSoak, "long: set WAYSIDE_SOAK=1"))
    func mutatedAnswersSoak() async {
        // In a process of its own: the tests beside this one use memory too.
        let seed = TestRun.seed
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            [seed = seed as UInt64] in
            await Self.look(at: 5000, seed: seed + 1)
            let before = ProcessMemory.resident
            await Self.look(at: 100_000, seed: seed)
            let grown = ProcessMemory.resident - before
            print("mutated answers: 100000, seed: \(seed), memory grew by \(grown / 1024) KB")
            #expect(grown < 10_000_000)
        }
        print(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self))
    }
    #endif

    private static func look(at count: Int, seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        var whole = 0
        for number in 0..<count {
            // The tests beside this one want the thread too.
            if number.isMultiple(of: 16) { await Task.yield() }
            let bytes = Data(Mutation.mutated(samples[number % samples.count], using: &random))
            if JSONWholeness.check(bytes) == .whole { whole += 1 }
            if ImageWholeness.check(bytes) == .whole { whole += 1 }
            if BodySniffer.finding(bytes) == .html { whole += 1 }
            _ = BodySniffer.isForm(bytes)
            _ = MachineDate.date(String(decoding: bytes, as: UTF8.self))
            #if os(Linux)
            receive(bytes)
            #endif
        }
        // Many survive their accidents: were there none, the samples would have been spoilt beyond all use.
        #expect(whole > 0, "seed \(seed)")
    }

    #if os(Linux)
    /// The bytes as a header line by line, then as a packed body.
    private static func receive(_ bytes: Data) {
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
