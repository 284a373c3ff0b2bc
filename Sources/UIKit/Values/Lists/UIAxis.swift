/// The two directions of a layout.
public struct UIAxis: OptionSet, Sendable {
    /// The axes as bits.
    public let rawValue: UInt

    /// Across.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// Down.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Across and down.
    public static let both: UIAxis = [.horizontal, .vertical]

    /// Makes a set of axes from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
