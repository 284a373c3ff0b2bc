import Foundation

/// Makes blocks of elements and text as a parser meets them.
final class BlockBuilder {
    /// An open element and what was before it.
    private struct Frame {
        let element: HTMLElement
        let style: RunStyle
        let link: URL?
        let base: URL?
        let headingLevel: Int?
        var setsBase = false
    }

    private struct List {
        let isOrdered: Bool
        var nextNumber: Int
    }

    /// Deeper than this an element means nothing; its text is kept.
    private static let deepest = 256

    private var frames: [Frame] = []
    private var writer = RunWriter()
    private var lists: [List] = []
    private var pendingMarker: ListMarker?
    private var headingLevel: Int?
    private var quoteDepth = 0
    private var preformattedDepth = 0
    private var tables: [TableBuilder] = []
    /// Where finished blocks go: the document, and above it the cells of open tables.
    private var sinks: [[Block]] = [[]]
    private var base: URL?
    private var droppedDepth = 0

    init(baseURL: URL?) {
        base = baseURL
    }

    func start(_ element: HTMLElement, _ attributes: HTMLAttributes) {
        if droppedDepth > 0 || element == .dropped {
            droppedDepth += 1
            return
        }
        guard frames.count < Self.deepest else { return }
        frames.append(
            Frame(element: element, style: writer.style, link: writer.link, base: base, headingLevel: headingLevel)
        )
        if !attributes.isEmpty, let address = attributes["xml:base"] {
            base = LinkRules.picture(address, base: base) ?? base
            frames[frames.count - 1].setsBase = true
        }
        open(element, attributes)
    }

    func end(_ element: HTMLElement) {
        if droppedDepth > 0 {
            droppedDepth -= 1
            return
        }
        guard let index = frames.lastIndex(where: { $0.element == element }) else { return }
        while frames.count > index { closeLast() }
    }

    func text(_ text: UnsafeBufferPointer<UInt8>) {
        guard droppedDepth == 0 else { return }
        if preformattedDepth > 0 {
            writer.writeVerbatim(text)
        } else {
            writer.write(text)
        }
    }

    /// The blocks of the whole document.
    func finish() -> [Block] {
        droppedDepth = 0
        while !frames.isEmpty { closeLast() }
        endBlock()
        return sinks[0]
    }

    // MARK: Elements

    private func open(_ element: HTMLElement, _ attributes: HTMLAttributes) {
        switch element {
        case .unknown, .dropped:
            break
        case .division:
            endBlock()
        case .lineBreak:
            breakLine()
        case .style(let style):
            writer.style.insert(style)
        case .link:
            writer.link = attributes["href"].flatMap { LinkRules.link($0, base: base) }
        case .heading(let level):
            endBlock()
            headingLevel = level
        case .quote:
            endBlock()
            quoteDepth += 1
        case .preformatted:
            endBlock()
            preformattedDepth += 1
        case .list(let isOrdered):
            endBlock()
            lists.append(List(isOrdered: isOrdered, nextNumber: attributes["start"].flatMap { Int($0) } ?? 1))
        case .listItem:
            endBlock()
            startItem(number: attributes["value"].flatMap { Int($0) })
        case .image:
            addImage(attributes)
        case .table:
            endBlock()
            tables.append(TableBuilder())
        case .tableRow:
            endBlock()
            if !tables.isEmpty { tables[tables.count - 1].startRow() }
        case .tableCell:
            endBlock()
            if !tables.isEmpty { sinks.append([]) }
        case .base:
            setDocumentBase(attributes["href"])
        }
    }

    private func closeLast() {
        let frame = frames.removeLast()
        switch frame.element {
        case .unknown, .dropped, .lineBreak, .style, .link, .image, .base:
            break
        case .division, .heading, .tableRow:
            endBlock()
        case .quote:
            endBlock()
            quoteDepth -= 1
        case .preformatted:
            endBlock()
            preformattedDepth -= 1
        case .list:
            endBlock()
            lists.removeLast()
        case .listItem:
            endBlock()
            pendingMarker = nil
        case .table:
            endBlock()
            let table = tables.removeLast()
            sinks[sinks.count - 1] += table.blocks(quoteDepth: quoteDepth)
        case .tableCell:
            endBlock()
            // A cell outside of any table opened no place of its own.
            if !tables.isEmpty, sinks.count > 1 {
                let cell = sinks.removeLast()
                tables[tables.count - 1].add(cell)
            }
        }
        writer.style = frame.style
        writer.link = frame.link
        headingLevel = frame.headingLevel
        if frame.element != .base { base = frame.base }
    }

    /// `<base>` counts for everything after it, whatever it stands in; `xml:base` goes before it.
    private func setDocumentBase(_ address: String?) {
        guard !frames.contains(where: \.setsBase) else { return }
        guard let url = address.flatMap({ LinkRules.picture($0, base: base) }) else { return }
        base = url
        frames = frames.map { frame in
            Frame(
                element: frame.element,
                style: frame.style,
                link: frame.link,
                base: url,
                headingLevel: frame.headingLevel
            )
        }
    }

    private func startItem(number: Int?) {
        guard let list = lists.last, list.isOrdered else {
            pendingMarker = .bullet
            return
        }
        let number = number ?? list.nextNumber
        pendingMarker = .number(number)
        lists[lists.count - 1].nextNumber = number == Int.max ? number : number + 1
    }

    private func breakLine() {
        // Two breaks are how many people end a paragraph; a row of a list should not hold a whole article.
        let isParagraph = lists.isEmpty && headingLevel == nil && preformattedDepth == 0
        if isParagraph, writer.isAfterLineBreak {
            endBlock()
        } else if !writer.isEmpty {
            writer.writeLineBreak()
        }
    }

    private func addImage(_ attributes: HTMLAttributes) {
        let source = ImageSource(attributes, base: base)
        var alternativeText = attributes["alt"] ?? ""
        if source.isDot { return }
        if source.isLetterSized, !alternativeText.isEmpty {
            alternativeText.withUTF8 { text($0) }
            return
        }
        let image = RichImage(url: source.url, alternativeText: trimmed(alternativeText), link: writer.link)
        if image.url == nil, image.alternativeText.isEmpty { return }
        endBlock()
        sinks[sinks.count - 1].append(Block(.image(image), quoteDepth: quoteDepth))
    }

    private func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    // MARK: Blocks

    private func endBlock() {
        let runs = writer.finish()
        guard !runs.isEmpty else { return }
        sinks[sinks.count - 1].append(Block(kindOfText(), runs, quoteDepth: quoteDepth))
    }

    private func kindOfText() -> Block.Kind {
        if preformattedDepth > 0 { return .preformatted }
        if !lists.isEmpty || pendingMarker != nil {
            defer { pendingMarker = nil }
            return .listItem(marker: pendingMarker, depth: max(1, lists.count))
        }
        return headingLevel.map { .heading(level: $0) } ?? .paragraph
    }
}
