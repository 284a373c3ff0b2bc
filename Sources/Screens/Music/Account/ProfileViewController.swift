import LocalAccounts
import Localization
import UIKit

/// What is known of the person who is signed in, and the ways out.
final class ProfileViewController: UIViewController {
    private let model: ProfileModel
    private let text: Localizer
    private let form = FormView()
    private let card = CardView()
    private let failure = ProblemLabel(indent: 16)
    private let signOut = UIButton(configuration: .tinted())
    private let delete = UIButton(configuration: .plain())

    /// Called when the person wants to sign out.
    var onSignOut: (() -> Void)?
    /// Called when the person wants the account deleted.
    var onDelete: (() -> Void)?

    init(model: ProfileModel, localizer: Localizer) {
        self.model = model
        text = localizer
        super.init(nibName: nil, bundle: nil)
        title = localizer.text("account.profile.title")
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(form)
        form.pinEdges(to: view)
        form.add(failure)
        form.add(card, spaceAfter: 20)
        signOut.configuration?.title = text.text("account.profile.signOut")
        signOut.configuration?.buttonSize = .large
        signOut.addAction(UIAction { [weak self] _ in self?.onSignOut?() }, for: .touchUpInside)
        form.add(signOut)
        delete.configuration?.title = text.text("account.profile.delete")
        delete.configuration?.baseForegroundColor = .systemRed
        delete.configuration?.buttonSize = .large
        delete.addAction(UIAction { [weak self] _ in self?.onDelete?() }, for: .touchUpInside)
        form.add(delete)
        model.onChange = { [weak self] in self?.show($0) }
        show(model.state)
    }

    private func show(_ state: ProfileModel.State) {
        failure.show(state.failure)
        let facts = [
            (state.name, "account.profile.name"), (state.birthDate, "account.birthDate"),
            (state.phone, "account.phone"),
            (state.email, "account.email"),
        ]
        card.isHidden = state.name.isEmpty
        card.show(facts.map { value, key in UIStackView(caption: text.text(key), value: value) })
    }
}
