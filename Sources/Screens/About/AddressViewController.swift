import Localization
import Settings
import UIKit

/// A form of one field: the address of a service.
final class AddressViewController: UIViewController {
    private let model: AddressModel
    private let text: Localizer
    private let field = UITextField()
    private let problem = UILabel(.footnote, .systemRed)
    private let reset = UIButton(configuration: .plain())
    private var work: Task<Void, Never>?

    init(model: AddressModel, service: Service, localizer: Localizer) {
        self.model = model
        text = localizer
        super.init(nibName: nil, bundle: nil)
        title = localizer.text("about.sources.\(service.rawValue)")
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        prepareField()
        reset.configuration?.title = text.text("about.sources.reset")
        reset.addAction(
            UIAction { [weak self] _ in self?.run { await $0.reset() } },
            for: .primaryActionTriggered
        )
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: text.text("common.done"),
            primaryAction: UIAction(title: text.text("common.done")) { [weak self] _ in self?.run { await $0.finish() }
            }
        )
        layOut()
        model.onChange = { [weak self] in self?.show($0) }
        show(model.state)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
    }

    private func prepareField() {
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.keyboardType = .URL
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .done
        field.accessibilityLabel = title
        field.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.model.type(self.field.text ?? "")
            },
            for: .editingChanged
        )
        field.addAction(
            UIAction { [weak self] _ in self?.run { await $0.finish() } },
            for: .editingDidEndOnExit
        )
        field.text = model.state.typed
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [field, problem, reset])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        ])
    }

    private func show(_ state: AddressModel.State) {
        let isNew = state.problem != nil && problem.text != state.problem
        problem.text = state.problem
        problem.isHidden = state.problem == nil
        reset.isHidden = !state.canReset
        guard isNew else { return }
        UIAccessibility.post(notification: .announcement, argument: state.problem)
        field.becomeFirstResponder()
    }

    private func run(_ step: @escaping (AddressModel) async -> Void) {
        work = Task { [model] in await step(model) }
    }
}
