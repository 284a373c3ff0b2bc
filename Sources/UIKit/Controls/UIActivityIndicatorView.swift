import CGtk
import CWidgets
import Foundation

/// A spinner that says that something is going on.
@MainActor
open class UIActivityIndicatorView: UIView {
    /// How large the spinner is.
    public enum Style: Int, Sendable {
        /// The usual size.
        case medium = 100
        /// For a whole screen.
        case large = 101
    }

    private let spinner: Widget

    /// How large the spinner is.
    open var style: Style {
        didSet { contentSizeChanged() }
    }
    /// Whether the spinner is hidden while it stands still.
    open var hidesWhenStopped = true {
        didSet { applyVisibility() }
    }
    /// Whether the spinner turns.
    open private(set) var isAnimating = false

    /// A spinner of a size, standing still.
    public init(style: Style) {
        UIKitRuntime.start()
        spinner = made(gtk_spinner_new())
        self.style = style
        super.init(frame: .zero)
        ws_view_insert_child(widget, spinner, nil)
        applyVisibility()
    }

    /// A spinner with a frame.
    public convenience override init(frame: CGRect) {
        self.init(style: .medium)
        self.frame = frame
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    override var accessibleWidget: Widget { spinner }

    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large ? 37 : 20
        return CGSize(width: side, height: side)
    }

    /// Begins to turn.
    open func startAnimating() {
        isAnimating = true
        gtk_spinner_start(opaque(spinner))
        applyVisibility()
    }

    /// Stands still.
    open func stopAnimating() {
        isAnimating = false
        gtk_spinner_stop(opaque(spinner))
        applyVisibility()
    }

    private func applyVisibility() {
        isHidden = hidesWhenStopped && !isAnimating
    }
}
