/// The modifier keys that are held.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// The modifiers as bits.
    public let rawValue: Int

    /// Caps lock is on.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Alt (Option).
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command; on a PC's keyboard the logo key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is on the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    /// Makes a set of modifiers from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
