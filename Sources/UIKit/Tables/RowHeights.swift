import Foundation

/// The heights of the rows of one section: an estimate for all, and what was measured for those that were seen.
///
/// A million rows that nobody has seen cost nothing; measured ones are summed in chunks.
struct RowHeights {
    private static let chunk = 64

    let count: Int
    let estimate: CGFloat
    private var measured: [Int: CGFloat] = [:]
    /// What measured rows of a chunk differ from the estimate; made with the first measured row.
    private var differences: PrefixSums?

    init(count: Int, estimate: CGFloat) {
        self.count = count
        self.estimate = estimate
    }

    /// The height of all rows.
    var total: CGFloat { offset(of: count) }

    func height(of row: Int) -> CGFloat { measured[row] ?? estimate }
    func isMeasured(_ row: Int) -> Bool { measured[row] != nil }

    /// Where a row begins, from the top of the section's rows.
    func offset(of row: Int) -> CGFloat {
        guard let differences else { return CGFloat(row) * estimate }
        let chunk = row / Self.chunk
        var offset = CGFloat(row) * estimate + CGFloat(differences.sum(before: chunk))
        for other in (chunk * Self.chunk)..<row where measured[other] != nil { offset += height(of: other) - estimate }
        return offset
    }

    /// The row at an offset from the top of the section's rows.
    func row(at offset: CGFloat) -> Int {
        // The rows are few hundred points high at most: a search over their monotone offsets finds it quickly.
        var low = 0
        var high = max(0, count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if self.offset(of: middle) <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Records a measured height.
    mutating func measure(_ row: Int, _ height: CGFloat) {
        let change = height - self.height(of: row)
        measured[row] = height
        guard change != 0 else { return }
        if differences == nil { differences = PrefixSums(count: count / Self.chunk + 1) }
        differences?.add(Double(change), at: row / Self.chunk)
    }

    /// Forgets the measured height of a row.
    mutating func forget(_ row: Int) {
        guard let height = measured.removeValue(forKey: row), height != estimate else { return }
        differences?.add(Double(estimate - height), at: row / Self.chunk)
    }

    /// The same heights after rows have moved: `place` tells where an old row is now, nil where it is gone.
    func moved(count: Int, place: (Int) -> Int?) -> RowHeights {
        var result = RowHeights(count: count, estimate: estimate)
        for (row, height) in measured {
            if let new = place(row), new < count { result.measure(new, height) }
        }
        return result
    }
}
