import Foundation
import LocalAccounts
import Localization

/// The registration form: what was typed, and what is said beside each field.
///
/// Nothing is said of a field before it is left for the first time; from then on what is said follows what is typed.
@MainActor
final class RegistrationModel {
    typealias Field = RegistrationField

    /// All that is shown.
    struct State: Hashable {
        /// What was filled in.
        var entries = RegistrationEntries()
        /// What is wrong, in words, with the fields of which it is said.
        var problems: [Field: String] = [:]
        /// What the password has of what it must have.
        var met: Set<PasswordRequirement> = []
        /// Whether the account is being made.
        var isWorking = false
        /// Why it was not made, where no field is to blame.
        var failure: String?
    }

    /// Called whenever the state has changed.
    var onChange: ((State) -> Void)?
    /// Called with what is to be read out: what went wrong just now.
    var onAnnounce: ((String) -> Void)?
    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    private let store: AccountStore
    private let text: Localizer
    private let today: () -> CivilDate
    /// The fields that were left, or that the button was tapped with.
    private var judged: Set<Field> = []
    private var awaitsCountryCode = false
    /// Why the last edit of the number was refused.
    private var refusal: PhoneProblem?

    /// - Parameter today: the day it is where the person is
    init(store: AccountStore, localizer: Localizer, today: @escaping () -> CivilDate) {
        self.store = store
        self.today = today
        text = localizer
    }

    // MARK: Filling in

    /// The text of a field changed.
    func type(_ typed: String, in field: Field) {
        guard state.entries.text(field) != typed else { return }
        change { state in
            state.entries.texts[field] = typed
            state.failure = nil
            if field == .password { state.met = PasswordRules.met(by: typed) }
            if field == .phone { refusal = nil }
        }
    }

    /// The telephone number is about to be edited: what becomes of it, in the form it always has.
    func editPhone(selection: NSRange, replacing range: NSRange, with replacement: String) -> PhoneMask.Outcome {
        let outcome = PhoneMask.edit(
            state.entries.text(.phone),
            selection: selection,
            replacing: range,
            with: replacement,
            awaitsCountryCode: awaitsCountryCode
        )
        awaitsCountryCode = outcome.awaitsCountryCode
        change { state in
            state.entries.texts[.phone] = outcome.text
            state.failure = nil
            refusal = outcome.refusal
        }
        if let refusal { onAnnounce?(text.reason(refusal)) }
        return outcome
    }

    /// A day was chosen.
    func choose(_ day: CivilDate) {
        judged.insert(.birthDate)
        change { state in
            state.entries.birthDate = day
            state.failure = nil
        }
        announceProblem(of: .birthDate)
    }

    /// A field was left.
    func left(_ field: Field) {
        let isFirstTime = judged.insert(field).inserted
        change { _ in if field == .phone { refusal = nil } }
        if isFirstTime { announceProblem(of: field) }
    }

    /// The day at which the calendar opens.
    var calendarDay: CivilDate { state.entries.birthDate ?? BirthDateRules.suggestion(today: today()) }

    /// The first and the last day of the calendar.
    ///
    /// People who are too young are let choose and told, rather than left to wonder where their day is.
    var calendarRange: ClosedRange<CivilDate> {
        let last = today()
        return (CivilDate(year: BirthDateRules.earliestYear, month: 1, day: 1) ?? last)...last
    }

    // MARK: Registering

    /// Makes the account, or says of every field what is wrong with it.
    ///
    /// The answer is the first field that something is wrong with; nil where nothing is.
    func finish() async -> Field? {
        guard !state.isWorking else { return nil }
        judged = Set(Field.allCases)
        refusal = nil
        guard let registration = state.entries.registration(today: today()) else {
            change { _ in }
            return announceFirstProblem()
        }
        change { state in
            state.isWorking = true
            state.failure = nil
        }
        do {
            try await store.register(registration)
        } catch {
            change { state in
                if error == .emailTaken { state.entries.takenEmails.insert(registration.email.key) }
                state.isWorking = false
                state.failure = text.failure(error)
            }
            if let failure = state.failure { onAnnounce?(failure) }
            return announceFirstProblem()
        }
        // The button stays off: the screen is about to go.
        return nil
    }

    // MARK: Saying

    /// Changes what was filled in, and what is said of it with it, in one step.
    private func change(_ edit: (inout State) -> Void) {
        var new = state
        edit(&new)
        let today = today()
        for field in Field.allCases {
            let isJudged = judged.contains(field)
            new.problems[field] = isJudged ? new.entries.problem(of: field, today: today, localizer: text) : nil
        }
        if let refusal { new.problems[.phone] = text.reason(refusal) }
        state = new
    }

    private func announceProblem(of field: Field) {
        if let problem = state.problems[field] { onAnnounce?(problem) }
    }

    private func announceFirstProblem() -> Field? {
        let first = Field.allCases.first { state.problems[$0] != nil }
        if let first { announceProblem(of: first) }
        return first
    }
}
