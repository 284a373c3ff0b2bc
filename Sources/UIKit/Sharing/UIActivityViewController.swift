import Foundation

/// Offers what can be done with a text, an address or a picture: copy it, send it, save it, open it.
@MainActor
open class UIActivityViewController: UIViewController {
    /// Told at the end: what was done, nil where nothing was; whether it was done; what came back; what went wrong.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Told once the controller is gone.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// What is not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    private struct Choice {
        let type: UIActivity.ActivityType
        let action: UIAlertAction
    }

    private let items: SharedItems
    private lazy var content = AlertView { [weak self] action in self?.choose(action) }
    private lazy var choices = makeChoices()
    private lazy var cancelAction = UIAlertAction(title: SystemStrings.text("Cancel"), style: .cancel)
    private(set) var chooser: FileChooser?

    /// A controller for things to share.
    ///
    /// Activities of the app's own are not supported here: pass nil.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        precondition(
            applicationActivities?.isEmpty ?? true,
            "UIActivityViewController: activities of the app's own are not supported here: pass nil."
        )
        items = SharedItems(activityItems)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
        isModalInPresentation = true
    }

    /// Controllers are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Look

    open override func loadView() {
        view = content
        content.show(
            AlertView.Content(
                title: SystemStrings.text("Share"),
                message: items.preview.isEmpty ? nil : items.preview,
                actions: choices.map(\.action) + [cancelAction],
                isSheet: true
            )
        )
    }

    open override var preferredContentSize: CGSize {
        get { AlertView.size(of: content, over: presentingViewController) }
        set { super.preferredContentSize = newValue }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        content.focus(on: choices.first?.action ?? cancelAction)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, key.keyCode == .keyboardEscape, key.modifierFlags.isEmpty else {
            return super.pressesBegan(presses, with: event)
        }
        choose(cancelAction)
    }

    private func makeChoices() -> [Choice] {
        func choice(_ type: UIActivity.ActivityType, _ title: String) -> Choice {
            Choice(type: type, action: UIAlertAction(title: SystemStrings.text(title), style: .default))
        }
        var all: [Choice] = []
        if items.hasText || items.hasPicture { all.append(choice(.copyToPasteboard, "Copy")) }
        if items.hasFile { all.append(choice(.saveToFile, "Save to a file…")) }
        if items.hasText { all.append(choice(.mail, "Send by e-mail")) }
        if items.link != nil { all.append(choice(.open, "Open the link")) }
        return all.filter { !(excludedActivityTypes ?? []).contains($0.type) }
    }

    // MARK: Doing

    private func choose(_ action: UIAlertAction) {
        guard let presenter = presentingViewController, !isBeingDismissed else { return }
        let window = viewIfLoaded?.window
        let type = choices.first { $0.action === action }?.type
        presenter.dismiss(animated: true) { [self] in perform(type, over: window) }
    }

    private func perform(_ type: UIActivity.ActivityType?, over window: UIWindow?) {
        switch type {
        case .some(.copyToPasteboard):
            // A picture alone is copied as one; with a text, the text is what can be pasted everywhere.
            if items.hasText {
                UIPasteboard.general.string = items.text
                copied()
            } else {
                Task { await copyPicture() }
            }
        case .some(.saveToFile):
            save(over: window)
        case .some(.mail), .some(.open):
            guard let url = type == .mail ? items.mail : items.link else { return finish(type, false) }
            UIApplication.shared.open(url) { [self] isOpened in
                finish(type, isOpened, isOpened ? nil : CocoaError(.fileReadUnsupportedScheme))
            }
        default:
            finish(nil, false)
        }
    }

    /// Copies the picture, which a file has to be decoded for.
    private func copyPicture() async {
        guard let picture = await Task.detached(operation: { [items] in items.picture() }).value else {
            return finish(.copyToPasteboard, false, CocoaError(.fileReadCorruptFile))
        }
        UIPasteboard.general.image = picture
        copied()
    }

    private func copied() {
        UIAccessibility.post(notification: .announcement, argument: SystemStrings.text("Copied"))
        finish(.copyToPasteboard, true)
    }

    private func save(over window: UIWindow?) {
        // The controller is gone from the screen; it lives until the dialog is answered.
        let dialog = FileChooser(.save(name: items.fileName), over: window) { [self] urls in
            chooser = nil
            Task { await write(to: urls.first) }
        }
        chooser = dialog
        dialog.show()
    }

    /// Writes what is shared into a file; nil where the dialog was cancelled.
    func write(to url: URL?) async {
        guard let url else { return finish(nil, false) }
        do {
            // A picture is large: it is read, encoded and written away from the main thread.
            try await Task.detached { [items] in
                guard let data = items.fileData() else { throw CocoaError(.fileReadUnknown) }
                try data.write(to: url, options: .atomic)
            }.value
            finish(.saveToFile, true)
        } catch {
            finish(.saveToFile, false, error)
        }
    }

    private func finish(_ type: UIActivity.ActivityType?, _ isDone: Bool, _ error: (any Error)? = nil) {
        let handler = completionWithItemsHandler
        completionWithItemsHandler = nil
        handler?(type, isDone, nil, error)
    }
}
