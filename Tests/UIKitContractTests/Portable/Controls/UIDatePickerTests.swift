import UIKit
import XCTest

final class UIDatePickerTests: XCTestCase {
    // MARK: Help

    @MainActor
    func picker(
        _ date: String,
        style: UIDatePickerStyle = .inline,
        zone: String = "Europe/Moscow",
        locale: String = "ru_RU"
    ) throws -> UIDatePicker {
        let picker = UIDatePicker(frame: .zero)
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = style
        picker.locale = Locale(identifier: locale)
        picker.timeZone = try XCTUnwrap(TimeZone(identifier: zone))
        picker.date = try day(date, zone: zone)
        return picker
    }

    /// Noon of a day in a zone.
    func day(_ text: String, zone: String = "Europe/Moscow") throws -> Date {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try XCTUnwrap(TimeZone(identifier: zone))
        let components = DateComponents(year: parts[0], month: parts[1], day: parts[2], hour: 12)
        return try XCTUnwrap(calendar.date(from: components))
    }

    /// The chosen day in words.
    @MainActor
    func chosen(_ picker: UIDatePicker) -> String {
        let parts = picker.calendar.dateComponents([.year, .month, .day], from: picker.date)
        return "\(parts.year ?? 0)-\(parts.month ?? 0)-\(parts.day ?? 0)"
    }

    // MARK: Days

    // MARK: Month and year

    // MARK: Keys

    // MARK: Compact

    @MainActor
    func testAPickerIsFreedEvenWhileItsMonthIsOpen() async throws {
        let leak = Leak()
        do {
            let picker = try picker("2026-05-14", style: .compact)
            leak.watch(picker, "picker")
            let host = await Host(placing: picker)
            host.tap(try XCTUnwrap(picker.subviews.first as? UIButton))
            await host.settle()
            picker.removeFromSuperview()
            await host.close()
        }
        let left = await leak.left()
        XCTAssertEqual(left, [])
    }
}
