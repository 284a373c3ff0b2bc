import CGtk
import CWidgets
import Foundation

/// A field to search with, and a button that ends the search.
@MainActor
open class UISearchBar: UIView {
    private static let margin: CGFloat = 8
    private static let gap: CGFloat = 4

    /// The field.
    public let searchTextField = UISearchTextField(frame: .zero)
    /// Who is told.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The text that is searched for; setting it tells only a search controller.
    open var text: String? {
        get { searchTextField.text }
        set {
            guard newValue ?? "" != searchTextField.text else { return }
            searchTextField.text = newValue
            observer?.searchTextChanged()
        }
    }
    /// What stands in the field while it is empty.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue ?? SystemStrings.text("Search") }
    }
    /// Whether the cancelling button is shown.
    open var showsCancelButton: Bool {
        get { !cancelButton.isHidden }
        set {
            observer?.cancelButtonIsAppsOwn()
            showCancelButton(newValue)
        }
    }

    /// The search controller of the bar.
    weak var observer: (any SearchBarObserver)?
    private let cancelButton: UIButton

    /// A bar with a frame.
    public override init(frame: CGRect) {
        var configuration = UIButton.Configuration.plain()
        configuration.title = SystemStrings.text("Cancel")
        cancelButton = UIButton(configuration: configuration)
        super.init(frame: frame)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .primaryActionTriggered)
        cancelButton.isHidden = true
        addSubview(searchTextField)
        addSubview(cancelButton)
        observeField()
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    override class func makeWidget() -> Widget? {
        UIKitRuntime.start()
        return ws_view_new(GTK_ACCESSIBLE_ROLE_SEARCH)
    }

    /// Shows or hides the cancelling button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    func showCancelButton(_ isShown: Bool) {
        guard cancelButton.isHidden == isShown else { return }
        // The keyboard does not stay on a button that goes away.
        if !isShown, cancelButton.isFirstResponder { searchTextField.becomeFirstResponder() }
        cancelButton.isHidden = !isShown
        setNeedsLayout()
    }

    // MARK: Keyboard

    open override var canBecomeFirstResponder: Bool { true }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// Escape clears the field, and leaves it once it is empty.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, key.keyCode == .keyboardEscape, key.modifierFlags.isEmpty else {
            return super.pressesBegan(presses, with: event)
        }
        if searchTextField.hasText {
            searchTextField.clearByPerson()
        } else {
            cancelled()
        }
    }

    /// Leads the keyboard into the field; what is there already is selected, to be typed over.
    func focusByKey() {
        searchTextField.becomeFirstResponder()
        searchTextField.native.selection = NSRange(location: 0, length: searchTextField.native.string.utf16.count)
    }

    // MARK: What happens in the field

    private func observeField() {
        let told: [(UIControl.Event, (UISearchBar) -> Void)] = [
            (.editingDidBegin, { $0.began() }),
            (.editingDidEnd, { $0.delegate?.searchBarTextDidEndEditing($0) }),
            (.editingChanged, { $0.changed() }),
            (.primaryActionTriggered, { $0.delegate?.searchBarSearchButtonClicked($0) }),
        ]
        for (event, tell) in told {
            let action = UIAction { [weak self] _ in if let self { tell(self) } }
            searchTextField.addAction(action, for: event)
        }
    }

    private func began() {
        observer?.searchBegan()
        delegate?.searchBarTextDidBeginEditing(self)
    }

    private func changed() {
        delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
        observer?.searchTextChanged()
    }

    private func cancelled() {
        delegate?.searchBarCancelButtonClicked(self)
        if let observer {
            observer.searchCancelled()
        } else {
            searchTextField.resignFirstResponder()
        }
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: fieldHeight + 2 * Self.margin)
    }

    private var fieldHeight: CGFloat { searchTextField.fittingSize(width: nil).height }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = fieldHeight
        let y = ((bounds.height - height) / 2).rounded()
        var width = bounds.width - 2 * Self.margin
        if !cancelButton.isHidden {
            let size = cancelButton.fittingSize(width: nil)
            width -= size.width + Self.gap
            cancelButton.frame = CGRect(
                x: bounds.width - Self.margin - size.width,
                y: ((bounds.height - size.height) / 2).rounded(),
                width: size.width,
                height: size.height
            )
        }
        searchTextField.frame = CGRect(x: Self.margin, y: y, width: max(0, width), height: height)
    }
}

/// Who is told of what happens in a search bar besides its delegate.
@MainActor
protocol SearchBarObserver: AnyObject {
    func searchBegan()
    func searchTextChanged()
    func searchCancelled()
    /// The app shows and hides the cancelling button itself from now on.
    func cancelButtonIsAppsOwn()
}
