import LocalAccounts
import Localization

/// Who is signed in, in words: read from the database, and again whenever it changes.
@MainActor
final class ProfileModel {
    /// All that is shown; empty as long as it was not read, and where nobody is signed in.
    struct State: Hashable {
        /// First and last name.
        var name = ""
        var email = ""
        /// As `+7 (912) 123-45-67`.
        var phone = ""
        /// In words.
        var birthDate = ""
        /// Why there is nothing to show; nil where there is.
        var failure: String?
    }

    /// Called whenever the state has changed.
    var onChange: ((State) -> Void)?
    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    private let store: AccountStore
    private let text: Localizer
    private var following: Task<Void, Never>?

    init(store: AccountStore, localizer: Localizer) {
        self.store = store
        text = localizer
        let changes = store.changes()
        following = Task { [weak self] in
            await self?.read()
            for await _ in changes { await self?.read() }
        }
    }

    deinit {
        following?.cancel()
    }

    /// Reads who is signed in.
    func read() async {
        do {
            state = state(of: try await store.signedIn())
        } catch {
            var new = state
            new.failure = text.text("account.profile.failed")
            state = new
        }
    }

    private func state(of account: Account?) -> State {
        guard let account else { return State() }
        return State(
            name: [account.firstName, account.lastName].joined(separator: " "),
            email: account.email,
            phone: account.phone.formatted,
            birthDate: text.date(account.birthDate)
        )
    }
}
