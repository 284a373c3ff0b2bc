import Foundation
import LocalAccounts
import XCTest

@testable import Screens

final class RegistrationModelTests: XCTestCase {
    @MainActor
    func testR34NothingIsSaidOfAFieldBeforeItIsLeft() async throws {
        let fixture = try await AccountFixture()
        let model = try fixture.registration()
        model.type("Иван", in: .firstName)
        model.type("ivan@", in: .email)
        model.type("abc", in: .password)
        fixture.paste("912", into: model)
        XCTAssertEqual(model.state.problems, [:])
        XCTAssertEqual(fixture.announcements, [])
    }

    @MainActor
    func testR34WhenAFieldIsLeftItIsToldWhatIsWrongAndReadOutOnce() async throws {
        let fixture = try await AccountFixture()
        let model = try fixture.registration()
        model.type("Ivаn", in: .firstName)
        model.left(.firstName)
        let problem = "“а” is a Cyrillic letter. Use English letters, A–Z."
        XCTAssertEqual(model.state.problems, [.firstName: problem])
        XCTAssertEqual(fixture.announcements, [problem])
        model.left(.firstName)
        XCTAssertEqual(fixture.announcements, [problem], "who comes by again has heard it")
    }

    @MainActor
    func testR34AfterAFieldWasLeftWhatIsSaidFollowsWhatIsTyped() async throws {
        let fixture = try await AccountFixture()
        let model = try fixture.registration()
        model.left(.email)
        XCTAssertEqual(model.state.problems[.email], "Enter your e-mail")
        model.type("ivan", in: .email)
        XCTAssertEqual(model.state.problems[.email], "An e-mail has an @, as in name@example.com.")
        model.type("ivan@example.org", in: .email)
        XCTAssertNil(model.state.problems[.email])
        model.type("ivan@example.o", in: .email)
        XCTAssertEqual(model.state.problems[.email], "The end should be like .com or .org.")
    }

    @MainActor
    func testTheFirstWrongFieldIsNamedWhenTheButtonIsTappedAndAllAreJudged() async throws {
        let fixture = try await AccountFixture()
        let model = try fixture.registration()
        model.type("Ivan", in: .firstName)
        let first = await model.finish()
        XCTAssertEqual(first, .lastName)
        XCTAssertEqual(Set(model.state.problems.keys), [.lastName, .birthDate, .phone, .email, .password])
        XCTAssertEqual(fixture.announcements, ["Enter your last name"])
        XCTAssertFalse(model.state.isWorking)
    }

    @MainActor
    func testWhatIsSoundIsRegisteredAndSignedIn() async throws {
        let fixture = try await AccountFixture()
        let model = try fixture.registration()
        try fixture.fill(model)
        XCTAssertEqual(model.state.problems, [:])
        let first = await model.finish()
        XCTAssertNil(first)
        let account = try await fixture.store.signedIn()
        XCTAssertEqual(account?.firstName, "Ivan")
        XCTAssertEqual(account?.phone.e164, "+79121234567")
        XCTAssertEqual(account?.birthDate.text, "1990-05-01")
        XCTAssertTrue(model.state.isWorking, "a second tap makes no second account")
        let second = await model.finish()
        XCTAssertNil(second)
    }

    @MainActor
    func testAnAddressThatSomebodyHasIsToldBesideItUntilItIsAnother() async throws {
        let fixture = try await AccountFixture()
        try await fixture.register()
        let model = try fixture.registration()
        try fixture.fill(model, email: "IVAN@example.org")
        let first = await model.finish()
        let taken = "Somebody is registered with this e-mail. Sign in, or use another one."
        XCTAssertEqual(first, .email)
        XCTAssertEqual(model.state.problems, [.email: taken])
        XCTAssertEqual(fixture.announcements, [taken])
        XCTAssertFalse(model.state.isWorking)
        model.type("anna@example.org", in: .email)
        XCTAssertEqual(model.state.problems, [:])
        model.type("ivan@example.org", in: .email)
        XCTAssertEqual(model.state.problems, [.email: taken], "it is known by now")
    }

    @MainActor
    func testR05ADigitTooManyIsToldAtOnceAndTheNoteGoesWithTheNextEdit() async throws {
        let fixture = try await AccountFixture()
        let model = try fixture.registration()
        fixture.paste("9121234567", into: model)
        let end = NSRange(location: 18, length: 0)
        let outcome = model.editPhone(selection: end, replacing: end, with: "8")
        XCTAssertEqual(outcome.text, "+7 (912) 123-45-67")
        XCTAssertEqual(model.state.problems, [.phone: "Too many digits: after +7 there are 10."])
        XCTAssertEqual(fixture.announcements, ["Too many digits: after +7 there are 10."])
        _ = model.editPhone(selection: end, replacing: NSRange(location: 17, length: 1), with: "")
        XCTAssertEqual(model.state.problems, [:], "it was never left, so nothing is said of what is missing")
    }

    @MainActor
    func testALongPasteIsRefusedInWords() async throws {
        let fixture = try await AccountFixture()
        let model = try fixture.registration()
        fixture.paste("+789088682772", into: model)
        XCTAssertEqual(model.state.entries.text(.phone), "")
        XCTAssertNotNil(model.state.problems[.phone])
        model.left(.phone)
        XCTAssertEqual(model.state.problems[.phone], "Enter your phone number")
    }

    @MainActor
    func testR34ADayThatIsTooLateIsToldAsSoonAsItIsChosen() async throws {
        let fixture = try await AccountFixture()
        let model = try fixture.registration()
        model.choose(try XCTUnwrap(CivilDate("2008-12-01")))
        let told = "You must be 18 or older. You will be on 1 December 2026."
        XCTAssertEqual(model.state.problems, [.birthDate: told])
        XCTAssertEqual(fixture.announcements, [told])
        model.choose(try XCTUnwrap(CivilDate("2008-11-30")))
        XCTAssertEqual(model.state.problems, [:])
    }

    @MainActor
    func testTheCalendarOpensAtAYearOfGrownPeopleAndAtTheChosenDayAfterwards() async throws {
        let model = try await AccountFixture().registration()
        XCTAssertEqual(model.calendarDay.text, "1996-11-30")
        XCTAssertEqual(model.calendarRange.lowerBound.text, "1900-01-01")
        XCTAssertEqual(model.calendarRange.upperBound.text, "2026-11-30")
        model.choose(try XCTUnwrap(CivilDate("1985-02-28")))
        XCTAssertEqual(model.calendarDay.text, "1985-02-28")
    }

    @MainActor
    func testTheRulesOfThePasswordTickOffWhileItIsTyped() async throws {
        let model = try await AccountFixture().registration()
        model.type("se", in: .password)
        XCTAssertEqual(model.state.met, [.lowerCase])
        model.type("seC1", in: .password)
        XCTAssertEqual(model.state.met, [.lowerCase, .upperCase, .digit])
        XCTAssertEqual(model.state.problems, [:])
        model.left(.password)
        XCTAssertEqual(model.state.problems[.password], "Still needed: 6 characters or more.")
    }

    @MainActor
    func testADatabaseThatFailsIsToldAndTheFormCanBeSentAgain() async throws {
        let fixture = try await AccountFixture()
        let model = try fixture.registration()
        try fixture.fill(model)
        fixture.database.suspend()
        let first = await model.finish()
        XCTAssertNil(first)
        XCTAssertEqual(model.state.failure, "It could not be stored on this device. Try again.")
        XCTAssertEqual(fixture.announcements.last, model.state.failure)
        fixture.database.resume()
        _ = await model.finish()
        let account = try await fixture.store.signedIn()
        XCTAssertNotNil(account)
    }

    @MainActor
    func testItSpeaksRussian() async throws {
        let fixture = try await AccountFixture(language: .russian)
        let model = try fixture.registration()
        model.type("Ёлка", in: .lastName)
        fixture.paste("912", into: model)
        model.choose(try XCTUnwrap(CivilDate("2010-01-01")))
        _ = await model.finish()
        XCTAssertEqual(model.state.problems[.firstName], "Введите имя")
        XCTAssertEqual(model.state.problems[.lastName], "«Ё» — кириллица. Используйте английские буквы, A–Z.")
        XCTAssertEqual(model.state.problems[.phone], "Не хватает 7 цифр.")
        XCTAssertEqual(
            model.state.problems[.birthDate]?.hasPrefix("Нужно быть не младше 18 лет. Вам исполнится 1 января 2028"),
            true
        )
    }
}
