import CGtk
import CWidgets
import Foundation

/// A control to choose a day.
///
/// It works on year, month and day of its calendar and time zone; only `datePickerMode` `.date` is supported.
@MainActor
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable {
        /// A day.
        case date = 1
        /// A day and a time: the mode that a picker has until it is set, as Apple's; not supported here.
        case dateAndTime = 2
    }

    /// What is chosen; set it to `.date` before the picker is shown.
    open var datePickerMode: Mode = .dateAndTime
    /// How the days are shown.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
        didSet { if datePickerStyle != shownStyle { makeContent() } }
    }
    /// How the days are shown, with `automatic` resolved.
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .inline ? .inline : .compact
    }
    /// The chosen instant: the chosen day, at the time of day that it had before.
    ///
    /// Setting it brings it between the limits and sends no event.
    open var date: Date {
        get { storedDate }
        set { setDate(newValue, animated: false) }
    }
    /// The first instant, and with it the first day that can be chosen.
    open var minimumDate: Date? {
        didSet { limitsChanged() }
    }
    /// The last instant, and with it the last day that can be chosen.
    open var maximumDate: Date? {
        didSet { limitsChanged() }
    }
    /// The calendar; where none is set, the Gregorian one, with weeks that begin as the locale has them.
    // Implicitly unwrapped as Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var calendar: Calendar! {
        get { effectiveCalendar }
        set {
            ownCalendar = newValue
            show()
        }
    }
    /// The time zone in which an instant becomes a day; nil for the calendar's.
    open var timeZone: TimeZone? {
        didSet { show() }
    }
    /// The locale of names and dates; nil for the system's.
    open var locale: Locale? {
        didSet { show() }
    }

    private var storedDate = Date()
    private var ownCalendar: Calendar?
    private var shownStyle: UIDatePickerStyle?
    private var monthView: MonthView?
    private var compactButton: UIButton?
    private var popover: Popover?

    /// A picker with a frame; today is chosen.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        makeContent()
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    isolated deinit {
        popover?.remove()
    }

    override class func makeWidget() -> Widget? {
        UIKitRuntime.start()
        return ws_view_new(GTK_ACCESSIBLE_ROLE_GROUP)
    }

    override var observesPresses: Bool { false }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

    /// Chooses the day of an instant; no event is sent.
    open func setDate(_ date: Date, animated: Bool) {
        storedDate = clamped(date)
        show()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        precondition(
            window == nil || datePickerMode == .date,
            "UIDatePicker: only days can be chosen here: set datePickerMode to .date."
        )
        if window == nil { popover?.remove() }
    }

    // MARK: Days

    private var effectiveCalendar: Calendar {
        var calendar = ownCalendar ?? Calendar(identifier: .gregorian)
        if ownCalendar == nil { calendar.locale = effectiveLocale }
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    private var effectiveLocale: Locale { locale ?? SystemStrings.locale }

    private var days: CalendarDays { CalendarDays(calendar: effectiveCalendar) }

    /// Limits that leave nothing to choose are none, as Apple's.
    private var limits: (least: Date?, greatest: Date?) {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
        return (minimumDate, maximumDate)
    }

    private func clamped(_ date: Date) -> Date {
        let limits = limits
        var date = date
        if let least = limits.least { date = max(date, least) }
        if let greatest = limits.greatest { date = min(date, greatest) }
        return date
    }

    private func limitsChanged() {
        storedDate = clamped(storedDate)
        show()
    }

    private func choose(_ day: CalendarDay) {
        let isOther = day != days.day(of: storedDate)
        if isOther {
            storedDate = clamped(days.date(on: day, timeOf: storedDate))
            show()
        }
        if let popover {
            popover.close()
            compactButton?.becomeFirstResponder()
        }
        if isOther { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Look

    private func makeContent() {
        shownStyle = datePickerStyle
        popover?.remove()
        for view in subviews { view.removeFromSuperview() }
        monthView = nil
        compactButton = nil
        if datePickerStyle == .inline {
            let view = makeMonthView()
            monthView = view
            addSubview(view)
        } else {
            let button = UIButton(configuration: .gray())
            button.addAction(UIAction { [weak self] _ in self?.openPopover() }, for: .primaryActionTriggered)
            Accessible.setHasPopup(button.widget, true)
            compactButton = button
            addSubview(button)
        }
        show()
        contentSizeChanged()
    }

    private func makeMonthView() -> MonthView {
        let view = MonthView(content: content)
        view.onChoose = { [weak self] day in self?.choose(day) }
        return view
    }

    private var content: MonthView.Content {
        let days = days
        let limits = limits
        return MonthView.Content(
            calendar: days.calendar,
            locale: effectiveLocale,
            chosen: days.day(of: storedDate),
            today: days.day(of: Date()),
            least: limits.least.map { days.day(of: $0) },
            greatest: limits.greatest.map { days.day(of: $0) }
        )
    }

    private func show() {
        monthView?.show(content)
        guard let compactButton else { return }
        let formatter = DateFormatter()
        formatter.calendar = effectiveCalendar
        formatter.timeZone = effectiveCalendar.timeZone
        formatter.locale = effectiveLocale
        formatter.dateStyle = .medium
        let text = formatter.string(from: storedDate)
        if compactButton.configuration?.title != text { compactButton.configuration?.title = text }
        nameButton()
    }

    /// The button says what the date is for, where the app gave the picker a name.
    private func nameButton() {
        guard let compactButton, let text = compactButton.configuration?.title else { return }
        let name = accessibility.label.map { $0 + ", " + text }
        if compactButton.accessibility.label != name { compactButton.accessibilityLabel = name }
    }

    private func openPopover() {
        guard popover == nil, let compactButton else { return }
        let view = makeMonthView()
        monthView = view
        popover = Popover(showing: view, size: MonthView.size, from: compactButton) { [weak self] in
            self?.popover = nil
            self?.monthView = nil
        }
        view.focusOnDay()
    }

    // MARK: Layout

    private var contentView: UIView? { compactButton ?? monthView }

    override var focusWidget: Widget? { compactButton?.widget }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard isEnabled, window != nil else { return false }
        if let compactButton { return compactButton.becomeFirstResponder() }
        monthView?.focusOnDay()
        return isFirstResponder
    }

    open override var isFirstResponder: Bool {
        window?.focusedView?.isDescendant(of: self) ?? false
    }

    open override var intrinsicContentSize: CGSize {
        contentView?.fittingSize(width: nil) ?? .zero
    }

    override func contentFittingSize(width: CGFloat?) -> CGSize {
        contentView?.fittingSize(width: width) ?? .zero
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        nameButton()
        contentView?.frame = CGRect(origin: .zero, size: bounds.size)
    }
}

/// How a date picker shows its days.
public enum UIDatePickerStyle: Int, Sendable {
    /// As the system thinks best: compact.
    case automatic = 0
    /// A button with the date, which opens the month.
    case compact = 2
    /// The month itself.
    case inline = 3
}
