import Foundation

/// What one process measured.
struct Figures {
    /// The first layout in milliseconds.
    var layout: Double
    /// Resident memory in kilobytes.
    var memory: Double
    /// Jumps a second, one a frame.
    var jumps: Double
    /// Processor milliseconds a jump, drawing included.
    var processor: Double

    /// Prints the figures for the parent.
    func tell() {
        print("\(layout) \(memory) \(jumps) \(processor)")
        fflush(nil)
    }

    /// Reads what a child has printed.
    init?(line: String) {
        let numbers = line.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        self.init(layout: numbers[0], memory: numbers[1], jumps: numbers[2], processor: numbers[3])
    }

    init(layout: Double, memory: Double, jumps: Double, processor: Double) {
        self.layout = layout
        self.memory = memory
        self.jumps = jumps
        self.processor = processor
    }
}
