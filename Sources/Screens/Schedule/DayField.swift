import Localization
import Schedule
import UIKit

/// The day of departure: its name and a picker for days from today on.
final class DayField: UIView {
    private let title = UILabel()
    private let value = UILabel()

    /// Called with the day that a person chose.
    var onChange: ((CalendarDate) -> Void)?

    init() {
        super.init(frame: .zero)
        for label in [title, value] {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        let line = UIStackView(arrangedSubviews: [title, value])
        line.alignment = .center
        line.spacing = 12
        line.isLayoutMarginsRelativeArrangement = true
        line.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        addSubview(line)
        line.pinEdges(to: self)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows a day; those before `earliest` cannot be chosen.
    func show(_ day: CalendarDate, notBefore earliest: CalendarDate, title: String, localizer: Localizer) {
        self.title.text = title
        value.text = localizer.dateInWords(year: day.year, month: day.month, day: day.day)
    }
}
