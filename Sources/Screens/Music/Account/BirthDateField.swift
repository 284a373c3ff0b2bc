import LocalAccounts
import Localization
import UIKit

/// The birth date: its name and value, and the calendar that opens below it.
final class BirthDateField: UIView {
    private let text: Localizer
    private let field: FieldControl
    private let picker = UIDatePicker()
    private let take = UIButton(configuration: .tinted())
    private let calendar = UIStackView()
    private let problem = ProblemLabel()
    private let below = UIStackView()

    /// Called with the day that a person chose.
    var onChoose: ((CivilDate) -> Void)?
    /// Called when the calendar is to be opened or closed.
    var onToggle: (() -> Void)?
    /// Called when the person is done with the calendar.
    var onDone: (() -> Void)?

    /// Whether the calendar is there.
    private(set) var isOpen = false

    init(localizer: Localizer) {
        text = localizer
        let actions = Actions()
        field = FieldControl(content: FieldControl.Content(title: "")) { actions.toggle?() }
        super.init(frame: .zero)
        actions.toggle = { [weak self] in self?.onToggle?() }
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        picker.locale = localizer.locale
        // Days are Gregorian whatever the device is set to, and in a zone where every day has a noon.
        picker.calendar = CivilDate.pickerCalendar(localizer)
        picker.timeZone = CivilDate.pickerZone
        picker.accessibilityLabel = localizer.text("account.birthDate")
        picker.addAction(UIAction { [weak self] _ in self?.picked() }, for: .valueChanged)
        take.addAction(UIAction { [weak self] _ in self?.done() }, for: .touchUpInside)
        layOut()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private final class Actions {
        var toggle: (() -> Void)?
    }

    /// Shows a day, or that none was chosen, and what is wrong with it.
    func show(_ day: CivilDate?, problem text: String?) {
        field.show(
            FieldControl.Content(
                caption: self.text.text("account.birthDate"),
                title: day.map(self.text.date) ?? self.text.text("account.birthDate.choose"),
                isPlaceholder: day == nil,
                leadsOn: false
            )
        )
        field.accessibilityHint = text
        problem.show(text)
        below.isHidden = text == nil
    }

    /// Opens the calendar at a day; the first and the last day stand at its ends.
    func open(at day: CivilDate, within range: ClosedRange<CivilDate>) {
        picker.minimumDate = range.lowerBound.pickerInstant
        picker.maximumDate = range.upperBound.pickerInstant
        picker.date = day.pickerInstant
        nameButton()
        isOpen = true
        calendar.isHidden = false
        layoutIfNeeded()
        picker.becomeFirstResponder()
    }

    /// Closes the calendar.
    func close() {
        isOpen = false
        calendar.isHidden = true
    }

    /// Gives the keyboard to the field.
    func focus() {
        field.becomeFirstResponder()
    }

    private func picked() {
        nameButton()
        guard let day = CivilDate(pickerInstant: picker.date) else { return }
        onChoose?(day)
    }

    /// The day that the calendar shows is taken, which may be the one that it opened at.
    private func done() {
        picked()
        onDone?()
    }

    private func nameButton() {
        guard let day = CivilDate(pickerInstant: picker.date) else { return }
        take.configuration?.title = text.text("account.birthDate.take", text.date(day))
    }

    private func layOut() {
        calendar.addArrangedSubview(picker)
        let button = UIStackView(arrangedSubviews: [take])
        button.isLayoutMarginsRelativeArrangement = true
        button.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 13, bottom: 0, trailing: 13)
        calendar.addArrangedSubview(button)
        calendar.axis = .vertical
        calendar.spacing = 8
        calendar.isHidden = true
        calendar.isLayoutMarginsRelativeArrangement = true
        calendar.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 3, bottom: 12, trailing: 3)
        below.addArrangedSubview(problem)
        below.isHidden = true
        below.isLayoutMarginsRelativeArrangement = true
        below.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 10, trailing: 12)
        let stack = UIStackView(arrangedSubviews: [field, below, calendar])
        stack.axis = .vertical
        addSubview(stack)
        stack.pinEdges(to: self)
    }
}
