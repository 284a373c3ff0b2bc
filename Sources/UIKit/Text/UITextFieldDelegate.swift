import Foundation

/// What a text field asks and tells.
///
/// All methods are optional.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the field may take the keyboard.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// The field took the keyboard.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// The field gave the keyboard up.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether a part of the text, in UTF-16 units, may be replaced: typing, pasting and deleting all ask.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// The selection or the caret moved.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the button in the field may clear it.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether Return does what it does by itself: end the editing where an action waits for that.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// By default it may.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// By default nothing is to be done.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// By default nothing is to be done.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// By default it may.
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    /// By default nothing is to be done.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// By default it may.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// By default it does.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
