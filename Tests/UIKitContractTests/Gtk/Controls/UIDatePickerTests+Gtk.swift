import CGtk
import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UIDatePickerTests {
    @MainActor
    func cells(_ view: UIView) -> [DayButton] {
        view.allSubviews.compactMap { $0 as? DayButton }.filter { !$0.isHidden }
    }

    @MainActor
    func cell(_ number: Int, in view: UIView) throws -> DayButton {
        try XCTUnwrap(cells(view).first { $0.day?.day == number })
    }

    @MainActor
    func testAMonthHasItsDaysUnderTheWeekdaysOfTheLocale() async throws {
        let picker = try picker("2026-05-14")
        let host = await Host(placing: picker, size: CGSize(width: 400, height: 420))
        XCTAssertEqual(cells(picker).count, 31)
        let labels = picker.allSubviews.compactMap { $0 as? UILabel }.compactMap(\.text)
        XCTAssertEqual(
            Array(labels.filter { ["пн", "вт", "ср", "чт", "пт", "сб", "вс"].contains($0.lowercased()) }).count,
            7
        )
        // 1 May 2026 is a Friday: the fifth column where weeks begin on Monday, the sixth where on Sunday.
        let width = picker.bounds.width / 7
        XCTAssertEqual(try cell(1, in: picker).frame.minX, width * 4, accuracy: 1)
        picker.locale = Locale(identifier: "en_US")
        await host.settle()
        XCTAssertEqual(try cell(1, in: picker).frame.minX, width * 5, accuracy: 1)
        await host.close()
    }

    @MainActor
    func testATapChoosesADayAndSendsOneEvent() async throws {
        let picker = try picker("2026-05-14")
        var events: [String] = []
        picker.addAction(
            UIAction { [weak picker] _ in events.append(picker.map { self.chosen($0) } ?? "") },
            for: .valueChanged
        )
        let host = await Host(placing: picker, size: CGSize(width: 400, height: 420))
        host.tap(try cell(20, in: picker))
        host.tap(try cell(20, in: picker))
        XCTAssertEqual(events, ["2026-5-20"], "choosing the chosen day is no change")
        XCTAssertTrue(try cell(20, in: picker).isSelected)
        XCTAssertFalse(try cell(14, in: picker).isSelected)
        picker.date = try day("2026-06-01")
        XCTAssertEqual(events.count, 1, "code sends no event")
        XCTAssertEqual(cells(picker).count, 30, "but the month is shown")
        await host.close()
    }

    @MainActor
    func testDaysOutsideTheLimitsCannotBeChosenAndDatesAreBroughtInside() async throws {
        let picker = try picker("2026-05-14")
        picker.minimumDate = try day("2026-05-10")
        picker.maximumDate = try day("2026-05-20")
        let host = await Host(placing: picker, size: CGSize(width: 400, height: 420))
        XCTAssertFalse(try cell(9, in: picker).isEnabled)
        XCTAssertTrue(try cell(10, in: picker).isEnabled)
        XCTAssertTrue(try cell(20, in: picker).isEnabled)
        XCTAssertFalse(try cell(21, in: picker).isEnabled)
        try cell(9, in: picker).trigger()
        XCTAssertEqual(chosen(picker), "2026-5-14")
        picker.date = try day("2026-07-01")
        XCTAssertEqual(chosen(picker), "2026-5-20")
        picker.minimumDate = try day("2027-01-01")
        picker.date = try day("2026-03-01")
        XCTAssertEqual(chosen(picker), "2026-3-1", "limits that leave nothing are none")
        await host.close()
    }

    @MainActor
    func testTheDaysOfTheLimitsThemselvesCanBeChosenWhateverTheTimeOfDay() async throws {
        let picker = try picker("2026-05-14")
        let noon = try day("2026-05-10")
        picker.minimumDate = noon.addingTimeInterval(6 * 3_600)
        let host = await Host(placing: picker, size: CGSize(width: 400, height: 420))
        host.tap(try cell(10, in: picker))
        XCTAssertEqual(chosen(picker), "2026-5-10")
        XCTAssertGreaterThanOrEqual(picker.date, noon)
        await host.close()
    }

    // The case's id; the rule knows test cases, not their extensions.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    @MainActor
    func test_G05_aDayWithoutMidnightCanBeChosenAndStaysThatDay() async throws {
        let zone = "America/Sao_Paulo"
        let picker = try picker("2018-11-05", zone: zone)
        picker.date = try day("2018-11-05", zone: zone).addingTimeInterval(-12 * 3_600)
        XCTAssertEqual(chosen(picker), "2018-11-5")
        let host = await Host(placing: picker, size: CGSize(width: 400, height: 420))
        host.tap(try cell(4, in: picker))
        XCTAssertEqual(chosen(picker), "2018-11-4")
        host.tap(try cell(3, in: picker))
        XCTAssertEqual(chosen(picker), "2018-11-3")
        await host.close()
    }

    @MainActor
    func testADayThatWasLeftOutAtTheDateLineCannotBeChosen() async throws {
        let picker = try picker("2011-12-29", zone: "Pacific/Apia")
        let host = await Host(placing: picker, size: CGSize(width: 400, height: 420))
        XCTAssertFalse(try cell(30, in: picker).isEnabled)
        XCTAssertTrue(try cell(31, in: picker).isEnabled)
        try cell(29, in: picker).becomeFirstResponder()
        host.press(.keyboardRightArrow)
        XCTAssertTrue(try cell(31, in: picker).isFirstResponder)
        await host.close()
    }

    @MainActor
    func testTheTimeOfDayIsKept() async throws {
        let picker = try picker("2026-05-14")
        picker.date = try day("2026-05-14").addingTimeInterval(3_723)
        let host = await Host(placing: picker, size: CGSize(width: 400, height: 420))
        host.tap(try cell(20, in: picker))
        XCTAssertEqual(picker.date, try day("2026-05-20").addingTimeInterval(3_723))
        await host.close()
    }

    @MainActor
    func testMonthAndYearAreChosenDirectly() async throws {
        let picker = try picker("2026-05-31")
        let host = await Host(placing: picker, size: CGSize(width: 400, height: 420))
        let month = try XCTUnwrap(picker.button(titled: "Май"))
        XCTAssertEqual(month.menu?.children.count, 12)
        let february = try XCTUnwrap(
            month.menu?.children.compactMap { $0 as? UIAction }.first { $0.title == "Февраль" }
        )
        february.perform(sender: nil)
        XCTAssertEqual(cells(picker).count, 28)
        let spin = try XCTUnwrap(picker.nativeWidget(gtk_spin_button_get_type()))
        gtk_spin_button_set_value(OpaquePointer(spin), 2008)
        XCTAssertEqual(cells(picker).count, 29, "a leap year")
        XCTAssertEqual(chosen(picker), "2026-5-31", "looking is not choosing")
        host.tap(try cell(29, in: picker))
        XCTAssertEqual(chosen(picker), "2008-2-29")
        await host.close()
    }

    @MainActor
    func testMonthsWithoutAnyDayToChooseCannotBeTurnedTo() async throws {
        let picker = try picker("2026-05-14")
        picker.minimumDate = try day("2026-05-10")
        picker.maximumDate = try day("2026-06-02")
        let host = await Host(placing: picker, size: CGSize(width: 400, height: 420))
        let buttons = picker.allSubviews.compactMap { $0 as? UIButton }
        let previous = try XCTUnwrap(buttons.first { $0.accessibilityLabel == SystemStrings.text("Previous month") })
        let next = try XCTUnwrap(buttons.first { $0.accessibilityLabel == SystemStrings.text("Next month") })
        XCTAssertFalse(previous.isEnabled)
        host.tap(next)
        XCTAssertEqual(cells(picker).count, 30)
        XCTAssertFalse(next.isEnabled)
        XCTAssertTrue(previous.isEnabled)
        await host.close()
    }

    @MainActor
    func testTheKeysMoveOverDaysMonthsAndYearsAndReturnChooses() async throws {
        let picker = try picker("2026-05-31")
        let host = await Host(placing: picker, size: CGSize(width: 400, height: 420))
        XCTAssertTrue(picker.becomeFirstResponder())
        func focused() -> String {
            let day = (host.focusedView as? DayButton)?.day
            return day.map { "\($0.year)-\($0.month)-\($0.day)" } ?? "none"
        }
        XCTAssertEqual(focused(), "2026-5-31")
        let steps: [(UIKeyboardHIDUsage, UIKeyModifierFlags, String)] = [
            (.keyboardRightArrow, [], "2026-6-1"), (.keyboardLeftArrow, [], "2026-5-31"),
            (.keyboardPageUp, [], "2026-4-30"), (.keyboardUpArrow, [], "2026-4-23"),
            (.keyboardDownArrow, [], "2026-4-30"), (.keyboardHome, [], "2026-4-1"), (.keyboardEnd, [], "2026-4-30"),
            (.keyboardPageDown, .shift, "2027-4-30"), (.keyboardPageUp, .shift, "2026-4-30"),
        ]
        for (key, modifiers, day) in steps {
            host.press(key, modifiers)
            XCTAssertEqual(focused(), day, "\(key)")
        }
        XCTAssertEqual(chosen(picker), "2026-5-31", "moving is not choosing")
        host.press(.keyboardReturnOrEnter)
        XCTAssertEqual(chosen(picker), "2026-4-30")
        picker.maximumDate = try day("2026-05-02")
        host.press(.keyboardDownArrow)
        XCTAssertEqual(focused(), "2026-5-2", "never beyond the last day")
        await host.close()
    }

    @MainActor
    func testTabStopsAtOneDayOnly() async throws {
        let picker = try picker("2026-05-14")
        let host = await Host(placing: picker, size: CGSize(width: 400, height: 420))
        var days: Set<CalendarDay> = []
        for _ in 0..<12 where host.tab() {
            if let day = (host.focusedView as? DayButton)?.day { days.insert(day) }
        }
        XCTAssertEqual(days, [CalendarDay(year: 2026, month: 5, day: 14)])
        await host.close()
    }

    @MainActor
    func testADayIsReadOutInFull() async throws {
        let picker = try picker("2026-05-14")
        let host = await Host(placing: picker, size: CGSize(width: 400, height: 420))
        let name = try cell(14, in: picker).accessibilityLabel ?? ""
        XCTAssertTrue(name.hasPrefix("четверг, 14 мая 2026"), name)
        XCTAssertTrue(try cell(14, in: picker).accessibilityTraits.contains(.selected))
        await host.close()
    }

    @MainActor
    func testTheCompactPickerShowsItsDateAndOpensTheMonth() async throws {
        let picker = try picker("2026-05-14", style: .compact)
        picker.accessibilityLabel = "Дата рождения"
        var events = 0
        picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        let host = await Host(placing: picker)
        let button = try XCTUnwrap(picker.subviews.first as? UIButton)
        XCTAssertTrue((button.configuration?.title ?? "").contains("2026"))
        XCTAssertTrue((button.accessibilityLabel ?? "").hasPrefix("Дата рождения, "))
        host.tap(button)
        let popover = try XCTUnwrap(button.nativeWidget(gtk_popover_get_type()))
        await host.wait(for: "the month") { gtk_widget_get_mapped(popover) != 0 }
        let month = try XCTUnwrap(gtk_widget_get_first_child(popover).flatMap { self.monthView(in: $0) })
        await host.settle()
        XCTAssertEqual(month.bounds.size, MonthView.size)
        try cell(3, in: month).trigger()
        XCTAssertEqual(chosen(picker), "2026-5-3")
        XCTAssertEqual(events, 1)
        XCTAssertTrue((button.configuration?.title ?? "").contains("3"))
        await host.wait(for: "the month to go away") { button.nativeWidget(gtk_popover_get_type()) == nil }
        await host.close()
    }

    @MainActor
    func monthView(in widget: UnsafeMutablePointer<GtkWidget>) -> MonthView? {
        var child: UnsafeMutablePointer<GtkWidget>? = widget
        while let step = child {
            if let host = WidgetCallbacks.view(at: step), let found = host.allSubviews.first(where: { $0 is MonthView })
            {
                return found as? MonthView
            }
            if let found = gtk_widget_get_first_child(step).flatMap({ monthView(in: $0) }) { return found }
            child = gtk_widget_get_next_sibling(step)
        }
        return nil
    }
}
