import CGtk
import CWidgets
import Foundation

/// A bar that shows how much of a task is done.
@MainActor
open class UIProgressView: UIView {
    /// How a progress bar looks.
    public enum Style: Int, Sendable {
        /// A bar of its own.
        case `default` = 0
        /// A thinner bar, inside another.
        case bar = 1
    }

    private let fill = UIView(frame: .zero)

    /// How the bar looks.
    open var progressViewStyle: Style = .default {
        didSet { contentSizeChanged() }
    }
    /// How much is done, 0 to 1; other numbers are brought into this range.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }
    /// The colour of the part that is done; nil for the tint.
    open var progressTintColor: UIColor? {
        didSet { applyColors() }
    }
    /// The colour of the part that is not done; nil for the system's.
    open var trackTintColor: UIColor? {
        didSet { applyColors() }
    }
    private var storedProgress: Float = 0

    /// An empty bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(fill)
        applyColors()
        Accessible.set(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, number: 0)
        Accessible.set(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, number: 1)
        applyValue()
    }

    /// An empty bar of a look.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        sizeToFit()
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    override class func makeWidget() -> Widget? {
        UIKitRuntime.start()
        return ws_view_new(GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

    /// Shows how much is done, 0 to 1.
    open func setProgress(_ progress: Float, animated: Bool) {
        // A number that is none counts as nothing done.
        let value = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard value != storedProgress else { return }
        storedProgress = value
        setNeedsLayout()
        applyValue()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: progressViewStyle == .bar ? 3 : 5)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 150, height: intrinsicContentSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        fill.layer.cornerRadius = bounds.height / 2
        fill.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(storedProgress), height: bounds.height)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        applyColors()
    }

    private func applyColors() {
        backgroundColor = trackTintColor ?? .systemFill
        fill.backgroundColor = progressTintColor ?? tintColor
    }

    private func applyValue() {
        Accessible.set(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, number: Double(storedProgress))
        let percent = "\(Int((storedProgress * 100).rounded()))\u{a0}%"
        Accessible.set(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, percent)
        // GTK 4.8 hands values on for its own widgets only: the name says it too.
        accessibilityValue = percent
    }
}
