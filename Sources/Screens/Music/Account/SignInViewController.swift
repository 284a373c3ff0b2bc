import Localization
import UIKit

/// Where the Music tab begins while nobody is signed in.
final class SignInViewController: UIViewController {
    private let model: SignInModel
    private let text: Localizer
    private let form = FormView()
    private let email: EntryField
    private let password: PasswordField
    private let failure = ProblemLabel(indent: 16)
    private let button = UIButton(configuration: .filled())
    private let register = UIButton(configuration: .plain())
    private var work: Task<Void, Never>?

    /// Called when a person wants to register.
    var onRegister: (() -> Void)?

    init(model: SignInModel, localizer: Localizer) {
        self.model = model
        text = localizer
        email = EntryField(caption: localizer.text("account.email"), hint: "name@example.com")
        password = PasswordField(localizer: localizer)
        super.init(nibName: nil, bundle: nil)
        title = localizer.text("account.signIn.title")
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        prepareFields()
        view.addSubview(form)
        form.pinEdges(to: view)
        form.add(FormIntroduction(symbol: "music.note", text: text.text("account.signIn.message")), spaceAfter: 20)
        let card = CardView()
        card.show([email, password])
        form.add(card)
        form.add(failure)
        button.configuration?.title = text.text("account.signIn.button")
        button.configuration?.buttonSize = .large
        button.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
        form.add(button)
        register.configuration?.title = text.text("account.signIn.register")
        register.configuration?.buttonSize = .large
        register.addAction(UIAction { [weak self] _ in self?.onRegister?() }, for: .touchUpInside)
        form.add(register)
        model.onChange = { [weak self] in self?.show($0) }
        model.onAnnounce = { UIAccessibility.post(notification: .announcement, argument: $0) }
        show(model.state)
    }

    private func prepareFields() {
        let field = email.textField
        field.keyboardType = .emailAddress
        field.textContentType = .username
        field.returnKeyType = .next
        email.onChange = { [weak self] in self?.model.type($0, in: .email) }
        email.onReturn = { [weak self] in self?.focus(.password) }
        password.entry.textField.textContentType = .password
        password.entry.textField.returnKeyType = .go
        password.entry.onChange = { [weak self] in self?.model.type($0, in: .password) }
        password.entry.onReturn = { [weak self] in self?.finish() }
    }

    private func finish() {
        work = Task { [weak self, model] in
            guard let field = await model.finish() else { return }
            self?.focus(field)
        }
    }

    private func focus(_ field: SignInModel.Field) {
        let entry = field == .email ? email : password.entry
        entry.textField.becomeFirstResponder()
    }

    private func show(_ state: SignInModel.State) {
        email.show(problem: state.problems[.email])
        password.entry.show(problem: state.problems[.password])
        failure.show(state.failure)
        button.isEnabled = state.canSignIn
        button.configuration?.showsActivityIndicator = state.isWorking
    }
}
