import Localization
import Schedule
import UIKit

/// The day of departure: its name and a picker for days from today on.
final class DayField: UIView {
    private let title = UILabel(.body)
    private let picker = UIDatePicker()

    /// Called with the day that a person chose.
    var onChange: ((CalendarDate) -> Void)?

    init() {
        super.init(frame: .zero)
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .compact
        // A day is a day wherever the person is: the picker works in a zone where every day has a noon.
        picker.timeZone = CalendarDate.pickerZone
        picker.addAction(UIAction { [weak self] _ in self?.chosen() }, for: .valueChanged)
        picker.setContentHuggingPriority(.required, for: .horizontal)
        picker.setContentCompressionResistancePriority(.required, for: .horizontal)
        let line = UIStackView(arrangedSubviews: [FittingRow([title, picker], spacing: 12)])
        line.isLayoutMarginsRelativeArrangement = true
        line.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 12)
        addSubview(line)
        line.pinEdges(to: self)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows a day; those before `earliest` cannot be chosen.
    func show(_ day: CalendarDate, notBefore earliest: CalendarDate, title: String, localizer: Localizer) {
        self.title.text = title
        picker.locale = localizer.locale
        picker.minimumDate = earliest.pickerInstant
        picker.accessibilityLabel = title
        if CalendarDate(pickerInstant: picker.date) != day { picker.date = day.pickerInstant }
    }

    private func chosen() {
        onChange?(CalendarDate(pickerInstant: picker.date))
    }
}
