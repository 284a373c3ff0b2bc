import LocalAccounts
import Localization
import UIKit

/// The registration form.
final class RegistrationViewController: UIViewController {
    private let model: RegistrationModel
    private let text: Localizer
    private let form = FormView()
    private let firstName: EntryField
    private let lastName: EntryField
    private let birthDate: BirthDateField
    private let phone: EntryField
    private let email: EntryField
    private let password: PasswordField
    private let requirements: PasswordRequirementsView
    private let failure = ProblemLabel(indent: 16)
    private let button = UIButton(configuration: .filled())
    private var work: Task<Void, Never>?

    init(model: RegistrationModel, localizer: Localizer) {
        self.model = model
        text = localizer
        firstName = EntryField(
            caption: localizer.text("account.firstName"),
            hint: localizer.text("account.firstName.hint")
        )
        lastName = EntryField(
            caption: localizer.text("account.lastName"),
            hint: localizer.text("account.lastName.hint")
        )
        birthDate = BirthDateField(localizer: localizer)
        phone = EntryField(caption: localizer.text("account.phone"), hint: "+7 (912) 345-67-89")
        email = EntryField(caption: localizer.text("account.email"), hint: "name@example.com")
        password = PasswordField(localizer: localizer)
        requirements = PasswordRequirementsView(localizer: localizer)
        super.init(nibName: nil, bundle: nil)
        title = localizer.text("account.register.title")
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        prepareFields()
        preparePhone()
        prepareBirthDate()
        layOut()
        model.onChange = { [weak self] in self?.show($0) }
        model.onAnnounce = { UIAccessibility.post(notification: .announcement, argument: $0) }
        show(model.state)
    }

    private func layOut() {
        view.addSubview(form)
        form.pinEdges(to: view)
        form.add(FormIntroduction(text: text.text("account.register.message")), spaceAfter: 16)
        let person = CardView()
        person.show([firstName, lastName, birthDate, phone])
        form.add(person, spaceAfter: 20)
        let credentials = CardView()
        credentials.show([email, password])
        form.add(credentials, spaceAfter: 8)
        form.add(requirements, spaceAfter: 20)
        form.add(failure)
        button.configuration?.title = text.text("account.register.button")
        button.configuration?.buttonSize = .large
        button.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
        form.add(button)
    }

    // MARK: Fields

    private func entry(_ field: RegistrationField) -> EntryField? {
        switch field {
        case .firstName: firstName
        case .lastName: lastName
        case .birthDate: nil
        case .phone: phone
        case .email: email
        case .password: password.entry
        }
    }

    private func prepareFields() {
        for field in RegistrationField.allCases {
            guard let entry = entry(field) else { continue }
            entry.onChange = { [weak self] in self?.model.type($0, in: field) }
            entry.onLeave = { [weak self] in self?.model.left(field) }
            entry.onReturn = { [weak self] in self?.goOn(from: field) }
            entry.textField.returnKeyType = field == .password ? .done : .next
        }
        for name in [firstName, lastName] {
            name.textField.autocapitalizationType = .words
            name.textField.keyboardType = .asciiCapable
        }
        firstName.textField.textContentType = .givenName
        lastName.textField.textContentType = .familyName
        phone.textField.keyboardType = .phonePad
        phone.textField.textContentType = .telephoneNumber
        email.textField.keyboardType = .emailAddress
        // What one signs in with: keychains file the password under it.
        email.textField.textContentType = .username
        password.entry.textField.textContentType = .newPassword
    }

    private func preparePhone() {
        phone.onEdit = { [weak self] range, replacement in
            self?.editPhone(range, replacement) ?? true
        }
    }

    private func editPhone(_ range: NSRange, _ replacement: String) -> Bool {
        let field = phone.textField
        let outcome = model.editPhone(selection: field.selection, replacing: range, with: replacement)
        let plain = ((field.text ?? "") as NSString).replacingCharacters(in: range, with: replacement)
        // What comes out as it was put in is left to the field: a keyboard that fills in stops where it is refused.
        if outcome.text == plain, outcome.caret == range.location + replacement.utf16.count { return true }
        field.text = outcome.text
        field.selection = NSRange(location: outcome.caret, length: 0)
        return false
    }

    private func prepareBirthDate() {
        birthDate.onToggle = { [weak self] in
            guard let self else { return }
            guard self.birthDate.isOpen else { return self.openCalendar() }
            self.birthDate.close()
            self.model.left(.birthDate)
        }
        birthDate.onChoose = { [weak self] in self?.model.choose($0) }
        birthDate.onDone = { [weak self] in
            self?.birthDate.close()
            self?.focus(.phone)
        }
    }

    /// The keyboard goes, so that field and calendar are seen together.
    private func openCalendar() {
        for field in RegistrationField.allCases { entry(field)?.textField.resignFirstResponder() }
        birthDate.open(at: model.calendarDay, within: model.calendarRange)
        form.reveal(birthDate)
    }

    /// Return leads to the next field, and behind the last one registers.
    private func goOn(from field: RegistrationField) {
        guard let next = RegistrationField(rawValue: field.rawValue + 1) else { return finish() }
        focus(next)
    }

    private func focus(_ field: RegistrationField) {
        if let entry = entry(field) {
            entry.textField.becomeFirstResponder()
            form.reveal(entry)
        } else {
            openCalendar()
        }
    }

    private func finish() {
        work = Task { [weak self, model] in
            guard let field = await model.finish() else { return }
            self?.focus(field)
        }
    }

    // MARK: Showing

    private func show(_ state: RegistrationModel.State) {
        for field in RegistrationField.allCases {
            entry(field)?.show(problem: state.problems[field])
        }
        birthDate.show(state.entries.birthDate, problem: state.problems[.birthDate])
        requirements.show(state.met)
        failure.show(state.failure)
        button.isEnabled = !state.isWorking
        button.configuration?.showsActivityIndicator = state.isWorking
    }
}

extension UITextField {
    /// What is selected, in UTF-16 units; empty where the caret is.
    fileprivate var selection: NSRange {
        get {
            guard let range = selectedTextRange else { return NSRange(location: text?.utf16.count ?? 0, length: 0) }
            let start = offset(from: beginningOfDocument, to: range.start)
            return NSRange(location: start, length: offset(from: range.start, to: range.end))
        }
        set {
            guard let start = position(from: beginningOfDocument, offset: newValue.location),
                let end = position(from: start, offset: newValue.length)
            else { return }
            selectedTextRange = textRange(from: start, to: end)
        }
    }
}
