/// Collects a table's cells.
struct TableBuilder {
    private var rows: [[[Block]]] = []

    mutating func startRow() {
        rows.append([])
    }

    mutating func add(_ cell: [Block]) {
        if rows.isEmpty { startRow() }
        rows[rows.count - 1].append(cell)
    }

    /// The table as blocks.
    ///
    /// A table of one column is a page's layout: what is in it stands as if there were no table. Pictures
    /// have no place in text and come after it.
    func blocks(quoteDepth: Int) -> [Block] {
        let filled = rows.filter { row in row.contains { !$0.isEmpty } }
        guard filled.contains(where: { $0.count > 1 }) else { return filled.flatMap { $0.flatMap { $0 } } }
        let texts = filled.map { row in
            row.map { cell in
                cell.filter { !$0.isImage }.map(\.text).joined(separator: "\n")
            }
        }
        let pictures = filled.flatMap { $0.flatMap { $0 } }.filter(\.isImage)
        let isBlank = texts.allSatisfy { $0.allSatisfy(\.isEmpty) }
        return (isBlank ? [] : [Block(.table(texts), quoteDepth: quoteDepth)]) + pictures
    }
}

extension Block {
    fileprivate var isImage: Bool {
        if case .image = kind { true } else { false }
    }
}
