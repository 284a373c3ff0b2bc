import Foundation
import MainLoopWatch

/// How long the main thread was kept without a wait, in milliseconds.
///
/// "Of the clock" counts what neighbours on the machine took as well; "of the processor" is the program's alone.
struct Figures: Codable {
    /// The longest of some blocks, and what all but one in a hundred stay under.
    struct Share: Codable {
        var longest: Double
        var most99: Double

        init(_ values: [Double]) {
            let sorted = values.sorted()
            longest = sorted.last ?? 0
            most99 = sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * 99 / 100)]
        }

        var text: String { String(format: "%.1f (99 %%: %.1f)", longest, most99) }
    }

    var frames: Int
    /// Everything but GTK's painting, by the clock and by the processor.
    var wall: Share
    var processor: Share
    /// GTK's painting, likewise.
    var paintingWall: Share
    var paintingProcessor: Share

    /// What else was measured, in words.
    var notes: [String] = []
    /// What was measured besides and is not as it has to be, in words.
    var problems: [String] = []

    /// The figures of what was noted last.
    init(blocks count: UInt32) {
        // A wait that was over at once is no block of its own worth a share in the 99 %.
        let blocks = (0..<count).map(main_loop_block).filter { $0.wall > 0.1 }
        frames = Int(main_loop_frames())
        wall = Share(blocks.map { $0.wall - $0.painting_wall })
        processor = Share(blocks.map { $0.processor - $0.painting_processor })
        let painted = blocks.filter { $0.painting_wall > 0 }
        paintingWall = Share(painted.map(\.painting_wall))
        paintingProcessor = Share(painted.map(\.painting_processor))
    }
}
