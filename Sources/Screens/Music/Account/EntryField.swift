import UIKit

/// A field of a form in which text is typed: its name, the text, what is wrong with it.
final class EntryField: UIView {
    private let caption = UILabel()
    private let problem = ProblemLabel()
    private let hint: String
    /// Where the text is typed.
    let textField = UITextField()

    /// Called with the text after each change by the person.
    var onChange: ((String) -> Void)?
    /// Called when the field is left.
    var onLeave: (() -> Void)?
    /// Called when Return is pressed.
    var onReturn: (() -> Void)?
    /// Asked before an edit, with the range in UTF-16 units and what is to stand there; nil allows all.
    var onEdit: ((NSRange, String) -> Bool)?

    /// - Parameters:
    ///   - hint: what stands in the field while it is empty
    ///   - accessory: a view behind the text
    init(caption: String, hint: String, accessory: UIView? = nil) {
        self.hint = hint
        super.init(frame: .zero)
        self.caption.text = caption
        self.caption.font = .preferredFont(forTextStyle: .footnote)
        self.caption.adjustsFontForContentSizeCategory = true
        self.caption.textColor = .secondaryLabel
        // The field itself is named by it.
        self.caption.accessibilityElementsHidden = true
        textField.font = .preferredFont(forTextStyle: .body)
        textField.adjustsFontForContentSizeCategory = true
        textField.autocorrectionType = .no
        textField.autocapitalizationType = .none
        textField.placeholder = hint
        textField.accessibilityLabel = caption
        textField.delegate = self
        textField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.onChange?(self.textField.text ?? "")
            },
            for: .editingChanged
        )
        layOut(accessory)
        show(problem: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows what is wrong, or that nothing is.
    func show(problem text: String?) {
        problem.show(text)
        // Read out with the field whenever it is come to.
        textField.accessibilityHint = text ?? hint
    }

    private func layOut(_ accessory: UIView?) {
        let line = UIStackView(arrangedSubviews: [textField])
        line.alignment = .center
        line.spacing = 8
        if let accessory {
            accessory.setContentHuggingPriority(.required, for: .horizontal)
            accessory.setContentCompressionResistancePriority(.required, for: .horizontal)
            line.addArrangedSubview(accessory)
        }
        let stack = UIStackView(arrangedSubviews: [caption, line, problem])
        stack.axis = .vertical
        stack.spacing = 2
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 12)
        addSubview(stack)
        stack.pinEdges(to: self)
        line.heightAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    }
}

extension EntryField: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {
        caption.textColor = tintColor
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        caption.textColor = .secondaryLabel
        onLeave?()
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        onEdit?(range, string) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        onReturn?()
        return false
    }
}
