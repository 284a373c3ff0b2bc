import CGtk
import CWidgets
import Foundation

/// A spinner at the top of a scroll view while its content is fetched anew.
///
/// A person asks for that by pulling the content down at its top, by F5 or by Ctrl+R. The spinner lies over the
/// content: what is being read does not move.
@MainActor
open class UIRefreshControl: UIControl {
    private static let side: CGFloat = 36
    private static let gap: CGFloat = 10

    /// Whether content is being fetched.
    open private(set) var isRefreshing = false
    /// A text beside the spinner.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            label.isHidden = attributedTitle == nil
            applyAccessibility()
            scrollView?.setNeedsLayout()
        }
    }

    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel(frame: .zero)
    private weak var scrollView: UIScrollView?

    /// A control with a frame; a scroll view places it itself.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.side / 2
        layer.borderWidth = 1
        backgroundColor = .secondarySystemGroupedBackground
        label.font = .preferredFont(forTextStyle: .footnote)
        label.isHidden = true
        addSubview(spinner)
        addSubview(label)
        isHidden = true
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    override class func makeWidget() -> Widget? {
        UIKitRuntime.start()
        return ws_view_new(GTK_ACCESSIBLE_ROLE_STATUS)
    }

    override var observesPresses: Bool { false }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
    override var defaultAccessibilityLabel: String? {
        attributedTitle?.string ?? SystemStrings.text("Refreshing")
    }

    /// Shows the spinner, because the app fetches content by itself; no event is sent.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        isHidden = false
        spinner.startAnimating()
        applyAccessibility()
    }

    /// Takes the spinner away: the content was fetched, or could not be.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        spinner.stopAnimating()
        isHidden = true
    }

    /// A person asks for the content to be fetched anew.
    func refreshByPerson() {
        guard isEnabled, !isRefreshing else { return }
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// F5 and Ctrl+R; true when the key was one of them.
    func takesKey(_ key: UIKey) -> Bool {
        let isF5 = key.keyCode == .keyboardF5 && key.modifierFlags.isEmpty
        let isControlR = key.keyCode == .keyboardR && key.modifierFlags == .control
        guard isF5 || isControlR, isEnabled else { return false }
        refreshByPerson()
        return true
    }

    // MARK: In a scroll view

    /// Lies over the scroll view's content from now on.
    func attach(to scrollView: UIScrollView) {
        self.scrollView = scrollView
        superview = scrollView
        // Not among the subviews: those scroll.
        ws_view_insert_child(scrollView.widget, widget, nil)
        propagateTraits()
        place(in: scrollView.bounds.size)
    }

    /// Leaves the scroll view.
    func detach() {
        gtk_widget_unparent(widget)
        superview = nil
        scrollView = nil
    }

    /// Stands in the middle of the top edge.
    func place(in size: CGSize) {
        let text = label.isHidden ? 0 : label.fittingSize(width: nil).width + Self.gap
        let width = min(size.width, Self.side + text + (text > 0 ? Self.gap : 0))
        frame = CGRect(x: ((size.width - width) / 2).rounded(), y: Self.gap, width: width, height: Self.side)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = spinner.intrinsicContentSize
        let y = ((Self.side - size.height) / 2).rounded()
        spinner.frame = CGRect(origin: CGPoint(x: y, y: y), size: size)
        let height = label.fittingSize(width: nil).height
        let x = Self.side
        let width = max(0, bounds.width - x - Self.gap)
        label.frame = CGRect(x: x, y: ((Self.side - height) / 2).rounded(), width: width, height: height)
    }
}
