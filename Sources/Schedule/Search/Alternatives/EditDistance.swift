import Folding

/// How many letters have to change to make of a typed text the nearest beginning of a word: letters put in, left out,
/// changed, or neighbours swapped (optimal string alignment).
///
/// Only the cells of the table are worked out that few errors can lead to, and its rows are used again from word to
/// word.
struct EditDistance {
    /// Longer texts are not compared.
    static let mostLetters = 48
    static let mostErrors = 2

    private let typed: [UInt32]
    private let limit: Int
    private var word: [UInt32] = []
    /// Three rows: two letters back, one letter back, the current letter; each takes the place of the one before it.
    private var cells: [Int]
    private static let width = mostLetters + mostErrors + 1

    /// Takes 1 to `mostLetters` letters, and up to `mostErrors` errors.
    init(typed: [UInt32], limit: Int) {
        self.typed = typed
        self.limit = limit
        cells = [Int](repeating: 0, count: 3 * EditDistance.width)
        word.reserveCapacity(EditDistance.width)
    }

    /// The distance; more than the limit is given as the limit and one.
    mutating func toBeginning(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let far = limit + 1
        take(bytes)
        let columns = word.count
        guard columns + limit >= typed.count else { return far }
        for column in 0...columns { cells[column] = column }
        for row in 1...typed.count {
            if workOut(row, columns) > limit { return far }
        }
        let last = typed.count % 3 * EditDistance.width
        var least = far
        for column in max(0, typed.count - limit)...columns { least = min(least, cells[last + column]) }
        return least
    }

    /// Decodes as many letters as can matter.
    private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) {
        word.removeAll(keepingCapacity: true)
        var position = 0
        while position < bytes.count, word.count < typed.count + limit {
            let (scalar, length) = UTF8Scalar.decode(bytes, at: position)
            word.append(scalar)
            position += length
        }
    }

    /// Fills a row where it is near the diagonal; returns its least cell.
    private mutating func workOut(_ row: Int, _ columns: Int) -> Int {
        let current = row % 3 * EditDistance.width
        let previous = (row + 2) % 3 * EditDistance.width
        let beforePrevious = (row + 1) % 3 * EditDistance.width
        let far = limit + 1
        let first = max(0, row - limit)
        let last = min(columns, row + limit)
        guard first <= last else { return far }
        var least = far
        if first > 0 { cells[current + first - 1] = far }
        for column in first...last {
            var cost = row
            if column > 0 {
                let isSame = typed[row - 1] == word[column - 1]
                cost = min(cells[current + column - 1] + 1, cells[previous + column - 1] + (isSame ? 0 : 1))
                if column < row + limit { cost = min(cost, cells[previous + column] + 1) }
                if row > 1, column > 1, typed[row - 1] == word[column - 2], typed[row - 2] == word[column - 1] {
                    cost = min(cost, cells[beforePrevious + column - 2] + 1)
                }
            }
            cells[current + column] = cost
            least = min(least, cost)
        }
        return least
    }
}
