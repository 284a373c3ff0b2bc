import Foundation

/// A key that was pressed on a keyboard, with what it types.
@MainActor
open class UIKey: NSObject {
    /// What the key types with the modifiers that are held; empty for a key that types nothing.
    public let characters: String
    /// What the key would type without modifiers.
    public let charactersIgnoringModifiers: String
    /// The modifiers that are held.
    public let modifierFlags: UIKeyModifierFlags
    /// The key's place on the keyboard, whatever the layout.
    public let keyCode: UIKeyboardHIDUsage

    init(
        characters: String,
        charactersIgnoringModifiers: String,
        modifierFlags: UIKeyModifierFlags,
        keyCode: UIKeyboardHIDUsage
    ) {
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifierFlags = modifierFlags
        self.keyCode = keyCode
        super.init()
    }
}
