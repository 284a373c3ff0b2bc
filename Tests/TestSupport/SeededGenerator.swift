import Foundation

/// Random numbers that can be had again.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// The sequence of `seed`.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// How a run of the tests is set up by its environment.
public enum TestRun {
    /// The seed of this run, which tests that use it print: `WAYSIDE_SEED` repeats one.
    public static let seed: UInt64 =
        environment["WAYSIDE_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 1...999_999)

    /// Whether the long tests are wanted: `WAYSIDE_SOAK=1`.
    public static let isSoak = environment["WAYSIDE_SOAK"] == "1"

    private static let environment = ProcessInfo.processInfo.environment
}
