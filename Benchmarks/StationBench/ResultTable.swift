import Foundation

/// What was measured, beside its bounds.
final class ResultTable {
    private struct Row {
        let what: String
        let value: Double
        let bound: String
        let verdict: String
    }

    private var rows: [Row] = []

    func add(_ what: String, _ value: Double, atMost limit: Double) {
        add(what, value, String(format: "≤ %g", limit), value <= limit)
    }

    func add(_ what: String, _ value: Double, atLeast limit: Double) {
        add(what, value, String(format: "≥ %g", limit), value >= limit)
    }

    /// Something without a bound.
    func note(_ what: String, _ value: Double) {
        rows.append(Row(what: "  " + what, value: value, bound: "", verdict: ""))
    }

    private func add(_ what: String, _ value: Double, _ bound: String, _ isMet: Bool) {
        rows.append(Row(what: what, value: value, bound: bound, verdict: isMet ? "met" : "MISSED"))
    }

    func print() {
        for row in rows {
            let value = String(format: abs(row.value) < 10 ? "%.4f" : "%.1f", row.value)
            Swift.print(
                "  " + right(value, 12) + "  " + left(row.bound, 8) + left(row.verdict, 8) + row.what
            )
        }
    }

    private func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    private func left(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
