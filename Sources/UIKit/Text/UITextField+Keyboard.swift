import CGtk
import CWidgets
import Foundation

extension UITextField {
    /// Tells an on-screen keyboard what the field is for.
    func applyPurpose() {
        let target = native.text
        gtk_text_set_input_purpose(target, inputPurpose)
        gtk_text_set_input_hints(target, GtkInputHints(rawValue: inputHints.reduce(0) { $0 | $1.rawValue }))
    }

    private var inputPurpose: GtkInputPurpose {
        if isSecureTextEntry { return GTK_INPUT_PURPOSE_PASSWORD }
        switch keyboardType {
        case .emailAddress: return GTK_INPUT_PURPOSE_EMAIL
        case .phonePad: return GTK_INPUT_PURPOSE_PHONE
        case .URL, .webSearch: return GTK_INPUT_PURPOSE_URL
        case .numberPad, .asciiCapableNumberPad: return GTK_INPUT_PURPOSE_DIGITS
        case .decimalPad, .numbersAndPunctuation: return GTK_INPUT_PURPOSE_NUMBER
        case .namePhonePad: return GTK_INPUT_PURPOSE_NAME
        case .asciiCapable: return GTK_INPUT_PURPOSE_ALPHA
        case .default: break
        }
        switch textContentType {
        case .some(.emailAddress): return GTK_INPUT_PURPOSE_EMAIL
        case .some(.telephoneNumber): return GTK_INPUT_PURPOSE_PHONE
        case .some(.name), .some(.givenName), .some(.familyName): return GTK_INPUT_PURPOSE_NAME
        default: return GTK_INPUT_PURPOSE_FREE_FORM
        }
    }

    private var inputHints: [GtkInputHints] {
        var hints: [GtkInputHints] = []
        switch autocapitalizationType {
        case .none: hints.append(GTK_INPUT_HINT_LOWERCASE)
        case .words: hints.append(GTK_INPUT_HINT_UPPERCASE_WORDS)
        case .sentences: hints.append(GTK_INPUT_HINT_UPPERCASE_SENTENCES)
        case .allCharacters: hints.append(GTK_INPUT_HINT_UPPERCASE_CHARS)
        }
        if autocorrectionType == .no { hints.append(GTK_INPUT_HINT_NO_SPELLCHECK) }
        if isSecureTextEntry { hints.append(GTK_INPUT_HINT_PRIVATE) }
        return hints
    }
}
