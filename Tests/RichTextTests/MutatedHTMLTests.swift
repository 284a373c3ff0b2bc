import Foundation
import RichText
import TestSupport
import Testing

@Suite("HTML that was spoilt on its way")
struct MutatedHTMLTests {
    @Test("Whatever HTML becomes on its way, it is read without a crash, and no block is empty")
    func mutatedHTML() async {
        print("mutated HTML: 1500, seed: \(TestRun.seed)")
        await Self.read(1500, seed: TestRun.seed)
    }

    #if os(Linux)
    @Test("The same, 100,000 times, and memory stays flat", .enabled(if: TestRun.isSoak, "long: set WAYSIDE_SOAK=1"))
    func mutatedHTMLSoak() async {
        // In a process of its own: the tests beside this one use memory too.
        let seed = TestRun.seed
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            [seed = seed as UInt64] in
            await Self.read(5000, seed: seed + 1)
            let before = ProcessMemory.resident
            await Self.read(100_000, seed: seed)
            let grown = ProcessMemory.resident - before
            print("mutated HTML: 100000, seed: \(seed), memory grew by \(grown / 1024) KB")
            #expect(grown < 10_000_000)
        }
        print(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self))
    }
    #endif

    private static func read(_ count: Int, seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        for number in 0..<count {
            // The tests beside this one want the thread too.
            if number.isMultiple(of: 16) { await Task.yield() }
            let bytes = Mutation.mutated(Array(samples[number % samples.count].utf8), using: &random)
            let document = RichDocument(
                html: String(decoding: bytes, as: UTF8.self),
                baseURL: URL(string: "https://e.org/")
            )
            for block in document.blocks {
                if block.text.isEmpty, case .image(let image) = block.kind, image.url != nil { continue }
                #expect(!block.text.isEmpty, "seed \(seed), input \(number)")
            }
        }
    }

    private static let samples = [
        """
        <p>Москва&nbsp;&mdash; <b>20 <i>декабря</i></b><br />\n<nobr>М. В.</nobr> <a href="https://e.org/?a=1&amp;b=2">x</a></p>
        <ul><li>one<ol><li>two</li></ol></li></ul><blockquote><p>said</p></blockquote>
        """,
        """
        <table border=1><tr><th>a</th><td>b<table><tr><td>c</table></td></tr></table><pre> x\n  y</pre>
        <img src="a.jpg" srcset="b.jpg 100w, c.jpg 2x" alt="&laquo;bird&raquo;"><script>if (a<b) {}</script>
        """,
        """
        <!DOCTYPE html><html xml:base="https://x.org/"><head><base href="/b/"><title>t</title><style>p{}</style></head>
        <body onload="x()"><h1>T&#128;</h1><iframe src="x"></iframe><![CDATA[ c ]]><!-- d --><code>&lt;e&gt;</code></body>
        """,
    ]
}
