import Foundation

/// Items in lines that follow one another: pure geometry.
///
/// Along is the way the lines follow one another and the content scrolls, across is the way the items of a line do.
struct FlowGeometry {
    struct Spacing {
        var line: CGFloat
        var item: CGFloat
        var inset: UIEdgeInsets
    }

    private struct Line {
        let items: Range<Int>
        let start: CGFloat
        let end: CGFloat
    }

    private struct Section {
        var frames: [CGRect]
        var lines: [Line]
        var start: CGFloat
        var end: CGFloat
    }

    private let isVertical: Bool
    private let across: CGFloat
    private var sections: [Section] = []
    private var length: CGFloat = 0

    init(isVertical: Bool, across: CGFloat) {
        self.isVertical = isVertical
        self.across = across
    }

    /// The room that all items take.
    var size: CGSize {
        isVertical ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
    }

    /// Puts a section of items of these sizes after the others.
    mutating func append(_ sizes: [CGSize], _ spacing: Spacing) {
        let inset = spacing.inset
        let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
        let edge = isVertical ? inset.left : inset.top
        let room = across - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
        var section = Section(frames: [], lines: [], start: length, end: length)
        section.frames.reserveCapacity(sizes.count)
        var at = length + before
        var first = 0
        while first < sizes.count {
            var last = first
            var width = breadth(sizes[first])
            while last + 1 < sizes.count, width + spacing.item + breadth(sizes[last + 1]) <= room {
                last += 1
                width += spacing.item + breadth(sizes[last])
            }
            // A full line reaches both edges, the last one keeps the spacing.
            let isFull = last + 1 < sizes.count && last > first
            let gap = isFull ? spacing.item + (room - width) / CGFloat(last - first) : spacing.item
            let depth = (first...last).map { self.depth(sizes[$0]) }.max() ?? 0
            var x = edge
            // Where lines have room for one item, it stands in their middle.
            if last == first, 2 * width + spacing.item > room { x += max(0, (room - width) / 2) }
            for item in first...last {
                section.frames.append(frame(sizes[item], along: at + (depth - self.depth(sizes[item])) / 2, across: x))
                x += breadth(sizes[item]) + gap
            }
            section.lines.append(Line(items: first..<last + 1, start: at, end: at + depth))
            at += depth + spacing.line
            first = last + 1
        }
        if !sizes.isEmpty { at -= spacing.line }
        length = at + after
        section.end = length
        sections.append(section)
    }

    /// Where an item is; nil where there is none.
    func frame(of path: IndexPath) -> CGRect? {
        guard sections.indices.contains(path.section), sections[path.section].frames.indices.contains(path.item) else {
            return nil
        }
        return sections[path.section].frames[path.item]
    }

    /// The items that a rectangle meets.
    func paths(in rect: CGRect) -> [IndexPath] {
        let (from, to) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var result: [IndexPath] = []
        for (number, section) in sections.enumerated() where section.end >= from && section.start <= to {
            for line in section.lines[firstLine(in: section, endingAfter: from)...] {
                guard line.start < to else { break }
                for item in line.items where section.frames[item].intersects(rect) {
                    result.append(IndexPath(item: item, section: number))
                }
            }
        }
        return result
    }

    private func firstLine(in section: Section, endingAfter place: CGFloat) -> Int {
        var (low, high) = (0, section.lines.count)
        while low < high {
            let middle = (low + high) / 2
            if section.lines[middle].end > place { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func depth(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    private func frame(_ size: CGSize, along: CGFloat, across: CGFloat) -> CGRect {
        CGRect(
            origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across),
            size: size
        )
    }
}
