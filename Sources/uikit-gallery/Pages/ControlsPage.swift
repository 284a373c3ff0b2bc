import UIKit

/// Switches, segments, progress, spinners.
@MainActor
enum ControlsPage {
    static func make() -> UIViewController {
        SectionsViewController([
            .init(
                title: "Switches",
                views: [
                    Sample.setting("Notifications", toggle(true)), Sample.setting("Quiet hours", toggle(false)),
                    Sample.setting("Not to be changed", toggle(true, isEnabled: false)),
                ]
            ),
            .init(title: "Segments", views: [segments(["List", "Map"]), segments(["Day", "Week", "Month", "Year"])]),
            .init(title: "Progress", views: [progress(0.25), progress(0.8)]),
            .init(title: "Spinners", views: [Sample.row([spinner(.medium), spinner(.large)], spacing: 20)]),
        ])
    }

    private static func toggle(_ isOn: Bool, isEnabled: Bool = true) -> UISwitch {
        let toggle = UISwitch()
        toggle.isOn = isOn
        toggle.isEnabled = isEnabled
        return toggle
    }

    private static func segments(_ names: [String]) -> UISegmentedControl {
        let control = UISegmentedControl(items: names)
        control.selectedSegmentIndex = 0
        return control
    }

    private static func progress(_ value: Float) -> UIProgressView {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = value
        return view
    }

    private static func spinner(_ style: UIActivityIndicatorView.Style) -> UIActivityIndicatorView {
        let spinner = UIActivityIndicatorView(style: style)
        spinner.startAnimating()
        return spinner
    }
}
