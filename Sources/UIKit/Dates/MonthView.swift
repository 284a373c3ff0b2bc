import CGtk
import CWidgets
import Foundation

/// A month of days of which one is chosen; month and year are chosen directly or one after another.
///
/// The arrow keys move over the days, Page Up and Page Down over the months, with Shift over the years; Home and End
/// lead to the first and the last day of the month; Space or Return chooses.
@MainActor
final class MonthView: UIView {
    struct Content: Equatable {
        var calendar: Calendar
        var locale: Locale
        var chosen: CalendarDay
        var today: CalendarDay
        var least: CalendarDay?
        var greatest: CalendarDay?
    }

    private static let rowHeight: CGFloat = 40
    private static let headerHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 26
    private static let rows = 6
    static let size = CGSize(width: 322, height: headerHeight + weekdayHeight + CGFloat(rows) * rowHeight)

    /// Told when a person chose a day.
    var onChoose: (CalendarDay) -> Void = { _ in }

    private var content: Content
    /// The first day of the month that is shown.
    private var month: CalendarDay
    /// The day where the keyboard is, or would go.
    private var current: CalendarDay
    private let monthButton = UIButton(configuration: .plain())
    private let yearField = YearField()
    private let previousButton = UIButton(configuration: .plain())
    private let nextButton = UIButton(configuration: .plain())
    private var weekdayLabels: [UILabel] = []
    private var cells: [DayButton] = []
    private let formatter = DateFormatter()

    init(content: Content) {
        self.content = content
        month = content.chosen
        current = content.chosen
        super.init(frame: .zero)
        makeHeader()
        for _ in 0..<7 {
            let label = UILabel(frame: .zero)
            label.textAlignment = .center
            label.font = .preferredFont(forTextStyle: .caption1)
            label.textColor = .secondaryLabel
            label.adjustsFontForContentSizeCategory = true
            label.accessibilityElementsHidden = true
            weekdayLabels.append(label)
            addSubview(label)
        }
        for _ in 0..<(Self.rows * 7) {
            let cell = DayButton(frame: .zero)
            cell.addAction(UIAction { [weak self, weak cell] _ in self?.choose(cell?.day) }, for: .touchUpInside)
            cells.append(cell)
            addSubview(cell)
        }
        show(month: content.chosen)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private var days: CalendarDays { CalendarDays(calendar: content.calendar) }

    /// Shows another choice or other limits; the month changes only where the choice does.
    func show(_ content: Content) {
        guard content != self.content else { return }
        let isOtherDay = content.chosen != self.content.chosen
        self.content = content
        if isOtherDay { current = content.chosen }
        show(month: isOtherDay ? content.chosen : month)
    }

    /// Gives the keyboard to the day where it is to begin.
    func focusOnDay() {
        cells.first { $0.day == current }?.becomeFirstResponder()
    }

    // MARK: Header

    private func makeHeader() {
        monthButton.showsMenuAsPrimaryAction = true
        for (button, symbol, name) in [
            (previousButton, "chevron.left", "Previous month"), (nextButton, "chevron.right", "Next month"),
        ] {
            button.configuration?.image = UIImage(systemName: symbol)
            button.accessibilityLabel = SystemStrings.text(name)
        }
        previousButton.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .primaryActionTriggered)
        nextButton.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .primaryActionTriggered)
        yearField.onChange = { [weak self] year in self?.show(year: year) }
        for view in [previousButton, monthButton, yearField, nextButton] { addSubview(view) }
    }

    private func showHeader() {
        formatter.calendar = content.calendar
        formatter.timeZone = content.calendar.timeZone
        formatter.locale = content.locale
        let names = formatter.standaloneMonthSymbols.map(capitalized)
        let name = names.indices.contains(month.month - 1) ? names[month.month - 1] : String(month.month)
        monthButton.configuration?.title = name
        monthButton.accessibilityLabel = SystemStrings.text("Month") + ", " + name
        let count = days.monthCount(ofYear: month.year)
        monthButton.menu = UIMenu(
            children: names.prefix(count).enumerated().map { index, name in
                let target = CalendarDay(year: month.year, month: index + 1, day: 1)
                return UIAction(
                    title: name,
                    attributes: hasChoice(in: target) ? [] : .disabled,
                    state: index + 1 == month.month ? .on : .off
                ) { [weak self] _ in self?.show(month: target) }
            }
        )
        yearField.show(year: month.year, range: yearRange)
        previousButton.isEnabled = hasChoice(in: days.adding(months: -1, to: month))
        nextButton.isEnabled = hasChoice(in: days.adding(months: 1, to: month))
        // Short names that tell the days apart; single letters do not in Russian.
        let weekdays = formatter.shortStandaloneWeekdaySymbols
        for (column, label) in weekdayLabels.enumerated() where weekdays.count == 7 {
            label.text = weekdays[(column + content.calendar.firstWeekday - 1) % 7]
        }
    }

    private func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased(with: content.locale) + name.dropFirst()
    }

    private var yearRange: ClosedRange<Int> {
        let least = content.least?.year ?? 1
        return least...max(least, content.greatest?.year ?? 9_999)
    }

    private func show(year: Int) {
        show(month: nearest(to: CalendarDay(year: year, month: month.month, day: 1)))
    }

    private func turn(by months: Int) {
        show(month: days.adding(months: months, to: month))
    }

    // MARK: Days

    private func canBeChosen(_ day: CalendarDay) -> Bool {
        if let least = content.least, day < least { return false }
        if let greatest = content.greatest, day > greatest { return false }
        return days.exists(day)
    }

    /// Whether any day of a month can be chosen.
    private func hasChoice(in month: CalendarDay) -> Bool {
        let first = CalendarDay(year: month.year, month: month.month, day: 1)
        let last = CalendarDay(year: month.year, month: month.month, day: days.count(ofMonth: month))
        if let least = content.least, last < least { return false }
        if let greatest = content.greatest, first > greatest { return false }
        return month.year >= 1 && month.year <= 9_999
    }

    /// The nearest day that can be chosen.
    private func nearest(to day: CalendarDay) -> CalendarDay {
        if let least = content.least, day < least { return least }
        if let greatest = content.greatest, day > greatest { return greatest }
        return day
    }

    private func show(month day: CalendarDay) {
        month = CalendarDay(year: day.year, month: day.month, day: 1)
        if current.year != month.year || current.month != month.month {
            let last = days.count(ofMonth: month)
            let same = CalendarDay(year: month.year, month: month.month, day: min(current.day, last))
            current = nearest(to: same)
        }
        showHeader()
        showDays()
        setNeedsLayout()
    }

    private func showDays() {
        formatter.dateStyle = .full
        let offset = days.column(of: month)
        let count = days.count(ofMonth: month)
        for (index, cell) in cells.enumerated() {
            let number = index - offset + 1
            guard number >= 1, number <= count else {
                cell.show(nil, name: "", isToday: false, isChosen: false, canBeChosen: false)
                cell.isTabStop = false
                continue
            }
            let day = CalendarDay(year: month.year, month: month.month, day: number)
            cell.show(
                day,
                name: formatter.string(from: days.noon(of: day)),
                isToday: day == content.today,
                isChosen: day == content.chosen,
                canBeChosen: canBeChosen(day)
            )
            cell.isTabStop = day == current
        }
    }

    private func choose(_ day: CalendarDay?) {
        guard let day, canBeChosen(day) else { return }
        current = day
        for cell in cells { cell.isTabStop = cell.day == day }
        onChoose(day)
    }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isOnDay = cells.contains { $0.isFirstResponder }
        guard isOnDay, let key = presses.first?.key, let target = target(of: key) else {
            return super.pressesBegan(presses, with: event)
        }
        var day = nearest(to: target)
        // Over a day that was left out, further in the same direction.
        if !days.exists(day) { day = days.adding(days: day < current ? -1 : 1, to: day) }
        guard day != current else { return }
        let isOtherMonth = day.year != month.year || day.month != month.month
        current = day
        if isOtherMonth {
            show(month: day)
            layoutIfNeeded()
        } else {
            for cell in cells { cell.isTabStop = cell.day == day }
        }
        focusOnDay()
    }

    private func target(of key: UIKey) -> CalendarDay? {
        let modifiers = key.modifierFlags.subtracting(.numericPad)
        let step = modifiers == .shift ? 12 : 1
        switch key.keyCode {
        case .keyboardPageUp where modifiers.isEmpty || modifiers == .shift:
            return days.adding(months: -step, to: current)
        case .keyboardPageDown where modifiers.isEmpty || modifiers == .shift:
            return days.adding(months: step, to: current)
        default: break
        }
        guard modifiers.isEmpty else { return nil }
        switch key.keyCode {
        case .keyboardLeftArrow: return days.adding(days: -1, to: current)
        case .keyboardRightArrow: return days.adding(days: 1, to: current)
        case .keyboardUpArrow: return days.adding(days: -7, to: current)
        case .keyboardDownArrow: return days.adding(days: 7, to: current)
        case .keyboardHome: return CalendarDay(year: month.year, month: month.month, day: 1)
        case .keyboardEnd:
            return CalendarDay(year: month.year, month: month.month, day: days.count(ofMonth: month))
        default: return nil
        }
    }

    // MARK: Layout

    override var intrinsicContentSize: CGSize { Self.size }

    override func contentFittingSize(width: CGFloat?) -> CGSize {
        CGSize(width: width ?? Self.size.width, height: Self.size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutHeader()
        let width = bounds.width / 7
        for (column, label) in weekdayLabels.enumerated() {
            label.frame = CGRect(
                x: (CGFloat(column) * width).rounded(),
                y: Self.headerHeight,
                width: width,
                height: Self.weekdayHeight
            )
        }
        for (index, cell) in cells.enumerated() {
            cell.frame = CGRect(
                x: (CGFloat(index % 7) * width).rounded(),
                y: Self.headerHeight + Self.weekdayHeight + CGFloat(index / 7) * Self.rowHeight,
                width: width.rounded(.down),
                height: Self.rowHeight
            )
        }
    }

    /// Month and year at the leading side, the two arrows at the trailing one.
    private func layoutHeader() {
        func place(_ view: UIView, x: CGFloat, width: CGFloat? = nil) -> CGFloat {
            let size = view.fittingSize(width: nil)
            let width = width ?? size.width
            let y = ((Self.headerHeight - size.height) / 2).rounded()
            view.frame = CGRect(x: x, y: y, width: width, height: size.height)
            return x + width
        }
        let arrow = nextButton.fittingSize(width: nil).width
        let year = yearField.fittingSize(width: nil).width
        let monthWidth = min(monthButton.fittingSize(width: nil).width, bounds.width - 2 * arrow - year)
        let end = place(monthButton, x: 0, width: monthWidth)
        _ = place(yearField, x: end)
        _ = place(nextButton, x: bounds.width - arrow)
        _ = place(previousButton, x: bounds.width - 2 * arrow)
    }
}
