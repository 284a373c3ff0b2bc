/// How a line below or through text is drawn.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The style as bits, which is what an attributed string holds.
    public let rawValue: Int

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)

    /// Makes a style from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
