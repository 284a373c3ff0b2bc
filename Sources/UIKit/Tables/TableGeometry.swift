import Foundation

/// Something that takes room in a table.
enum TableElement: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)

    var section: Int {
        switch self {
        case .header(let section), .footer(let section): section
        case .row(let path): path.section
        }
    }
}

extension TableElement: Comparable {
    /// Whether an element stands above another.
    static func < (a: TableElement, b: TableElement) -> Bool {
        a.section != b.section ? a.section < b.section : a.placeInSection < b.placeInSection
    }

    private var placeInSection: Int {
        switch self {
        case .header: -1
        case .row(let path): path.row
        case .footer: .max
        }
    }
}

/// Where everything in a table stands: estimates for what was not seen, measures for what was.
struct TableGeometry {
    /// The height of a section's own parts and rows.
    struct Section {
        var header: CGFloat
        var footer: CGFloat
        var isHeaderMeasured = false
        var isFooterMeasured = false
        var rows: RowHeights

        var total: CGFloat { header + rows.total + footer }
    }

    /// The room above the first section: the table's own header view and margin.
    var top: CGFloat = 0
    /// The room below the last section.
    var bottom: CGFloat = 0
    private(set) var sections: [Section] = []
    private var sums = PrefixSums(count: 0)

    init() {}

    init(sections: [Section], top: CGFloat, bottom: CGFloat) {
        self.sections = sections
        self.top = top
        self.bottom = bottom
        sums = PrefixSums(sections.map { Double($0.total) })
    }

    /// The height of everything.
    var height: CGFloat { top + CGFloat(sums.sum(before: sections.count)) + bottom }
    var isEmpty: Bool { sections.allSatisfy { $0.total == 0 && $0.rows.count == 0 } }

    /// Where a section begins.
    func start(of section: Int) -> CGFloat { top + CGFloat(sums.sum(before: section)) }

    func y(of element: TableElement) -> CGFloat {
        let start = start(of: element.section)
        guard sections.indices.contains(element.section) else { return start }
        let section = sections[element.section]
        switch element {
        case .header: return start
        case .row(let path): return start + section.header + section.rows.offset(of: path.row)
        case .footer: return start + section.header + section.rows.total
        }
    }

    func height(of element: TableElement) -> CGFloat {
        guard sections.indices.contains(element.section) else { return 0 }
        let section = sections[element.section]
        switch element {
        case .header: return section.header
        case .row(let path): return section.rows.height(of: path.row)
        case .footer: return section.footer
        }
    }

    func isMeasured(_ element: TableElement) -> Bool {
        guard sections.indices.contains(element.section) else { return true }
        let section = sections[element.section]
        switch element {
        case .header: return section.isHeaderMeasured
        case .row(let path): return section.rows.isMeasured(path.row)
        case .footer: return section.isFooterMeasured
        }
    }

    /// Records a measured height.
    mutating func measure(_ element: TableElement, _ height: CGFloat) {
        let index = element.section
        let before = sections[index].total
        switch element {
        case .header:
            sections[index].header = height
            sections[index].isHeaderMeasured = true
        case .row(let path): sections[index].rows.measure(path.row, height)
        case .footer:
            sections[index].footer = height
            sections[index].isFooterMeasured = true
        }
        sums.add(Double(sections[index].total - before), at: index)
    }

    /// Puts a section in another one's place.
    mutating func replace(_ index: Int, with section: Section) {
        sums.add(Double(section.total - sections[index].total), at: index)
        sections[index] = section
    }

    /// Forgets what was measured of a row.
    mutating func forget(_ path: IndexPath) {
        guard sections.indices.contains(path.section) else { return }
        let before = sections[path.section].total
        sections[path.section].rows.forget(path.row)
        sums.add(Double(sections[path.section].total - before), at: path.section)
    }

    /// What stands at a height, nil where the table is empty.
    func element(at y: CGFloat) -> TableElement? {
        guard !sections.isEmpty else { return nil }
        let index = min(sums.index(forSum: Double(max(0, y - top))), sections.count - 1)
        let section = sections[index]
        let inside = y - start(of: index)
        if inside < section.header { return .header(index) }
        if section.rows.count > 0, inside < section.header + section.rows.total {
            return .row(IndexPath(row: section.rows.row(at: inside - section.header), section: index))
        }
        if section.footer > 0 { return .footer(index) }
        return section.rows.count > 0
            ? .row(IndexPath(row: section.rows.count - 1, section: index)) : .header(index)
    }

    /// The element below another.
    func next(after element: TableElement) -> TableElement? {
        let section = element.section
        let rows = sections[section].rows.count
        switch element {
        case .header: return rows > 0 ? .row(IndexPath(row: 0, section: section)) : .footer(section)
        case .row(let path):
            return path.row + 1 < rows ? .row(IndexPath(row: path.row + 1, section: section)) : .footer(section)
        case .footer: return section + 1 < sections.count ? .header(section + 1) : nil
        }
    }

    /// The element above another.
    func previous(before element: TableElement) -> TableElement? {
        let section = element.section
        switch element {
        case .header: return section > 0 ? .footer(section - 1) : nil
        case .row(let path):
            return path.row > 0 ? .row(IndexPath(row: path.row - 1, section: section)) : .header(section)
        case .footer:
            let rows = sections[section].rows.count
            return rows > 0 ? .row(IndexPath(row: rows - 1, section: section)) : .header(section)
        }
    }
}
