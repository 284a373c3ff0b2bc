import Foundation
import LocalAccounts
import Localization

/// The form to sign in with.
@MainActor
final class SignInModel {
    /// The fields, in the order in which they stand.
    enum Field: Int, CaseIterable, Hashable {
        case email, password
    }

    /// All that is shown.
    struct State: Hashable {
        /// What stands in the fields.
        var texts: [Field: String] = [:]
        /// What is missing in a field, in words.
        var problems: [Field: String] = [:]
        /// Why nobody was signed in, in words; it does not tell which of the fields was wrong.
        var failure: String?
        /// Seconds until the next try may be made; 0 where it may be made now.
        var secondsToWait = 0
        /// Whether the password is being compared.
        var isWorking = false

        /// Whether the button does something.
        var canSignIn: Bool { !isWorking && secondsToWait == 0 }
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
    private let now: () -> Date
    private var waitsUntil: Date?
    private var counting: Task<Void, Never>?

    init(store: AccountStore, localizer: Localizer, now: @escaping () -> Date = { Date() }) {
        self.store = store
        self.now = now
        text = localizer
    }

    deinit {
        counting?.cancel()
    }

    /// The text of a field changed.
    func type(_ typed: String, in field: Field) {
        guard state.texts[field, default: ""] != typed else { return }
        var new = state
        new.texts[field] = typed
        new.problems[field] = nil
        if waitsUntil == nil { new.failure = nil }
        // Another address has a wait of its own.
        if field == .email { endWait(&new) }
        state = new
    }

    /// Signs in, or says why not.
    ///
    /// The answer is the field to go to; nil where the person is signed in or has to wait.
    func finish() async -> Field? {
        guard state.canSignIn else { return nil }
        var new = state
        new.problems = missing
        new.failure = nil
        state = new
        if let first = Field.allCases.first(where: { new.problems[$0] != nil }) {
            if let problem = new.problems[first] { onAnnounce?(problem) }
            return first
        }
        state.isWorking = true
        do {
            try await store.signIn(
                email: state.texts[.email, default: ""],
                password: state.texts[.password, default: ""]
            )
        } catch {
            return failed(error)
        }
        // The button stays off: the screen is about to go.
        return nil
    }

    /// Shows how long there is still to wait; once a second, while there is.
    func tick() {
        guard let end = waitsUntil else { return }
        var new = state
        new.secondsToWait = max(0, Int(end.timeIntervalSince(now()).rounded(.up)))
        if new.secondsToWait == 0 {
            endWait(&new)
        } else {
            new.failure = text.plural("account.signIn.wait", count: new.secondsToWait)
        }
        state = new
    }

    private var missing: [Field: String] {
        var missing: [Field: String] = [:]
        if state.texts[.email, default: ""].allSatisfy(\.isWhitespace) {
            missing[.email] = text.text("account.error.email.empty")
        }
        if state.texts[.password, default: ""].isEmpty {
            missing[.password] = text.text("account.signIn.noPassword")
        }
        return missing
    }

    private func failed(_ error: AccountError) -> Field? {
        state.isWorking = false
        var next: Field?
        switch error {
        case .wait(let end):
            waitsUntil = end
            tick()
            count()
        case .wrongEmailOrPassword:
            state.failure = text.text("account.signIn.wrong")
            next = .password
        case .emailTaken, .storage, .notEnoughMemory:
            state.failure = text.failure(error)
        }
        if let failure = state.failure { onAnnounce?(failure) }
        return next
    }

    private func endWait(_ state: inout State) {
        guard waitsUntil != nil else { return }
        waitsUntil = nil
        counting?.cancel()
        state.secondsToWait = 0
        state.failure = nil
    }

    private func count() {
        counting?.cancel()
        counting = Task { [weak self] in
            while !Task.isCancelled, self?.waitsUntil != nil {
                try? await Task.sleep(nanoseconds: 1_000_000_000)
                guard !Task.isCancelled else { return }
                self?.tick()
            }
        }
    }
}
