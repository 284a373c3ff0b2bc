import CGtk
import CWidgets
import Foundation

/// One day in a month: its number, round and filled where it is chosen.
@MainActor
final class DayButton: UIControl {
    private let circle = UIView(frame: .zero)
    private let label = UILabel(frame: .zero)

    private(set) var day: CalendarDay?
    private var isToday = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
        circle.isUserInteractionEnabled = false
        label.textAlignment = .center
        label.accessibilityElementsHidden = true
        addSubview(circle)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows a day, or none in the cells before the first and after the last.
    func show(_ day: CalendarDay?, name: String, isToday: Bool, isChosen: Bool, canBeChosen: Bool) {
        self.day = day
        self.isToday = isToday
        isHidden = day == nil
        label.text = day.map { String($0.day) }
        isEnabled = canBeChosen
        isSelected = isChosen
        accessibilityLabel = isToday ? name + ", " + SystemStrings.text("Today") : name
        accessibilityTraits = isChosen ? [.button, .selected] : .button
        applyLook()
    }

    /// Whether Tab stops here: on one day of the month only.
    var isTabStop: Bool = false {
        didSet { gtk_widget_set_focusable(widget, isTabStop ? 1 : 0) }
    }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        isTabStop = true
        return super.becomeFirstResponder()
    }

    override func stateChanged() {
        super.stateChanged()
        applyLook()
    }

    override func applyTraits() {
        super.applyTraits()
        applyLook()
    }

    private func applyLook() {
        let accent = tintColor ?? .systemBlue
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        label.font = isToday || isSelected ? font.bold : font
        label.textColor = isSelected ? .systemBackground : isEnabled ? (isToday ? accent : .label) : .tertiaryLabel
        circle.backgroundColor =
            isSelected ? accent : isHighlighted ? .secondarySystemFill : isToday ? .tertiarySystemFill : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = max(0, min(bounds.width, bounds.height) - 4)
        circle.frame = CGRect(
            x: ((bounds.width - side) / 2).rounded(),
            y: ((bounds.height - side) / 2).rounded(),
            width: side,
            height: side
        )
        circle.layer.cornerRadius = side / 2
        let height = label.fittingSize(width: nil).height
        label.frame = CGRect(x: 0, y: ((bounds.height - height) / 2).rounded(), width: bounds.width, height: height)
    }
}
