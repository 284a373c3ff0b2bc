import UIKit

/// Date pickers.
@MainActor
enum DatesPage {
    static func make() -> UIViewController {
        SectionsViewController([.init(title: "A day", views: [picker])])
    }

    private static var picker: UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        return picker
    }
}
