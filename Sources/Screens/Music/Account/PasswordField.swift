import Localization
import UIKit

/// A field for a password, with a button that shows what was typed.
final class PasswordField: UIView {
    /// The field.
    let entry: EntryField
    private let reveal = UIButton(configuration: .plain())
    private let text: Localizer

    init(localizer: Localizer) {
        text = localizer
        entry = EntryField(caption: localizer.text("account.password"), hint: "", accessory: reveal)
        super.init(frame: .zero)
        reveal.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        reveal.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        addSubview(entry)
        entry.pinEdges(to: self)
        hide(true)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func toggle() {
        hide(!entry.textField.isSecureTextEntry)
    }

    private func hide(_ isHidden: Bool) {
        entry.textField.isSecureTextEntry = isHidden
        reveal.configuration?.image = UIImage(systemName: isHidden ? "eye" : "eye.slash")
        reveal.accessibilityLabel = text.text(isHidden ? "account.password.show" : "account.password.hide")
    }
}
