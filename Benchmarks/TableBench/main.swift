// usage: TableBench
// A UITableView with 1,000,000 rows in 10,000 sections beside one with 10,000 rows in 100, and beside a GtkListView in C:
// first layout, memory, jumps to random rows. Each figure comes from a process of its own; the runs are interleaved.

import Foundation
import ListViewBaseline
import UIKit

let arguments = CommandLine.arguments
if arguments.count == 4, arguments[1] == "table", let rows = Int(arguments[2]), let sections = Int(arguments[3]) {
    TableRun.plan = TableRun.Plan(rows: rows, sections: sections)
    BenchDelegate.main()
} else if arguments.count == 3, arguments[1] == "list", let rows = UInt32(arguments[2]) {
    let figures = list_view_baseline(rows, TableRun.seconds)
    Figures(
        layout: 0,
        memory: figures.memory_kilobytes,
        jumps: figures.jumps_per_second,
        processor: figures.milliseconds_per_jump
    ).tell()
} else {
    exit(Comparison.run(program: arguments[0]))
}
