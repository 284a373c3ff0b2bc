import Foundation

/// Collects the runs of one block and collapses white space as a browser does.
struct RunWriter {
    /// How the next text is set; what is written already keeps its style.
    var style: RunStyle = [] {
        willSet { if newValue != style { flush() } }
    }
    /// Where the next text leads.
    var link: URL? {
        willSet { if newValue != link { flush() } }
    }

    private var runs: [Run] = []
    private var buffer: [UInt8] = []
    /// White space is dropped at the start of a line and after white space.
    private var isSpaceDropped = true
    private var endsInLineBreak = false

    /// Whether nothing is written yet.
    var isEmpty: Bool {
        runs.isEmpty && buffer.isEmpty
    }

    /// Whether the last thing written is a line break.
    var isAfterLineBreak: Bool {
        endsInLineBreak
    }

    mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < text.count {
            if Self.isSpace(text[index]) {
                if !isSpaceDropped {
                    buffer.append(0x20)
                    isSpaceDropped = true
                }
                index += 1
            } else {
                let start = index
                while index < text.count, !Self.isSpace(text[index]) { index += 1 }
                buffer.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
                isSpaceDropped = false
                endsInLineBreak = false
            }
        }
    }

    /// Writes text whose white space counts.
    mutating func writeVerbatim(_ text: UnsafeBufferPointer<UInt8>) {
        // A line end right after the start tag belongs to the tag.
        let isLeadingBreak = isEmpty && text.first == 0x0A
        buffer.append(contentsOf: UnsafeBufferPointer(rebasing: text.dropFirst(isLeadingBreak ? 1 : 0)))
        isSpaceDropped = false
        endsInLineBreak = false
    }

    mutating func writeLineBreak() {
        if buffer.last == 0x20 { buffer.removeLast() }
        buffer.append(0x0A)
        isSpaceDropped = true
        endsInLineBreak = true
    }

    /// The runs, without white space at their ends; the writer is empty then.
    mutating func finish() -> [Run] {
        flush()
        defer { startAnew() }
        while let last = runs.last {
            let trimmed = last.text.utf8.lastIndex { !Self.isSpace($0) }
            if let trimmed {
                let end = last.text.utf8.index(after: trimmed)
                if end != last.text.utf8.endIndex { runs[runs.count - 1].text = String(last.text[..<end]) }
                break
            }
            runs.removeLast()
        }
        return runs
    }

    private mutating func startAnew() {
        runs = []
        isSpaceDropped = true
        endsInLineBreak = false
    }

    private mutating func flush() {
        guard !buffer.isEmpty else { return }
        let text = String(decoding: buffer, as: UTF8.self)
        buffer.removeAll(keepingCapacity: true)
        if let last = runs.last, last.style == style, last.link == link {
            runs[runs.count - 1].text += text
        } else {
            runs.append(Run(text, style: style, link: link))
        }
    }

    /// The white space that collapses; a no-break space is not of it.
    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
    }
}
