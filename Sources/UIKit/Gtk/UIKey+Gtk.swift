import CGtk
import CWidgets
import Foundation

extension UIKey {
    /// The key that GTK reports; nil for keys that have no place in UIKit.
    convenience init?(gdkKeyval symbol: UInt32, modifiers: UInt32) {
        guard let usage = UIKeyboardHIDUsage(gdkKeyval: symbol) else { return nil }
        var flags: UIKeyModifierFlags = []
        if modifiers & GDK_SHIFT_MASK.rawValue != 0 { flags.insert(.shift) }
        if modifiers & GDK_CONTROL_MASK.rawValue != 0 { flags.insert(.control) }
        if modifiers & GDK_ALT_MASK.rawValue != 0 { flags.insert(.alternate) }
        if modifiers & GDK_SUPER_MASK.rawValue != 0 { flags.insert(.command) }
        let scalar = gdk_keyval_to_unicode(symbol)
        let text = scalar >= 32 ? Unicode.Scalar(scalar).map { String(Character($0)) } ?? "" : ""
        let plain = gdk_keyval_to_unicode(gdk_keyval_to_lower(symbol))
        let lower = plain >= 32 ? Unicode.Scalar(plain).map { String(Character($0)) } ?? "" : ""
        self.init(characters: text, charactersIgnoringModifiers: lower, modifierFlags: flags, keyCode: usage)
    }
}
