import Foundation
import Storage

/// Registers, signs in and out, and deletes; knows who is signed in.
///
/// All of it is in the user's database, the session too, so it survives a restart.
///
/// ```swift
/// let store = AccountStore(database: user)
/// let account = try await store.signIn(email: "ivan@example.org", password: "Secret1")
/// ```
public struct AccountStore: Sendable {
    private let database: Database
    private let hasher: PasswordHasher
    private let now: @Sendable () -> Date

    /// A store in a database that `migration` has been applied to.
    /// - Parameter now: the clock by which the wait after failed sign-ins is reckoned
    public init(database: Database, now: @escaping @Sendable () -> Date = { Date() }) {
        self.init(database: database, hasher: PasswordHasher(), now: now)
    }

    init(database: Database, hasher: PasswordHasher, now: @escaping @Sendable () -> Date) {
        self.database = database
        self.hasher = hasher
        self.now = now
    }

    /// Makes an account and signs in with it, both or neither.
    /// - Throws: `emailTaken`, `storage`, `notEnoughMemory`.
    @discardableResult
    public func register(_ registration: Registration) async throws(AccountError) -> Account {
        // Before the password is hashed, which takes a while, and by constraint again afterwards.
        let email = registration.email
        if try await run({ try Self.credentials(of: email.key, $0) != nil }) { throw .emailTaken }
        guard let hash = await hasher.hash(registration.password) else { throw .notEnoughMemory }
        return try await run(writing: true) { connection in
            try connection.execute(
                """
                INSERT INTO accounts (first_name, last_name, birth_date, phone, email, email_key, password_hash)
                VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email_key) DO NOTHING
                """,
                [
                    .init(registration.firstName.text), .init(registration.lastName.text),
                    .init(registration.birthDate.text), .init(registration.phone.e164), .init(email.text),
                    .init(email.key), .init(hash),
                ]
            )
            guard connection.changedRowCount == 1 else { throw AccountError.emailTaken }
            let id = Int(connection.lastInsertedRowID)
            try Self.begin(id, connection)
            return Account(
                id: id,
                firstName: registration.firstName.text,
                lastName: registration.lastName.text,
                birthDate: registration.birthDate,
                phone: registration.phone,
                email: email.text
            )
        }
    }

    /// Signs in; the e-mail address is compared without regard to case, the password byte by byte in NFC.
    ///
    /// Whether nobody has the address or the password is another one, the answer and the work are the same.
    /// - Throws: `wrongEmailOrPassword`, `wait`, `storage`.
    @discardableResult
    public func signIn(email: String, password: String) async throws(AccountError) -> Account {
        let key = try? EmailRules.verdict(on: email).get().key
        let typed = PasswordRules.typedPassword(password)
        let now = now()
        // What is no address at all is counted as one address, so that it is answered as any other.
        let counted = key ?? ""
        let (found, wait) = try await run(writing: true) { connection in
            let wait = try SignInFailures(connection: connection, now: now).begin(counted)
            return (try key.flatMap { try Self.credentials(of: $0, connection) }, wait)
        }
        if let wait { throw .wait(until: wait) }
        let isRight = await hasher.verify(typed ?? .empty, against: found?.hash ?? hasher.hashOfNobody)
        guard let found, typed != nil, isRight else { throw .wrongEmailOrPassword }
        return try await run(writing: true) { connection in
            try SignInFailures(connection: connection, now: now).forget(counted)
            // Deleted in the meantime, as nobody has it.
            guard let account = try Self.account(found.id, connection) else { throw AccountError.wrongEmailOrPassword }
            try Self.begin(account.id, connection)
            return account
        }
    }

    /// Who is signed in; nil where nobody is.
    /// - Throws: `storage`.
    public func signedIn() async throws(AccountError) -> Account? {
        try await run { connection in try Self.signedIn(connection) }
    }

    /// Signs out; nothing of the account is lost.
    /// - Throws: `storage`.
    public func signOut() async throws(AccountError) {
        try await run(writing: true) { try $0.execute("DELETE FROM account_session") }
    }

    /// Deletes the account that is signed in, with all that is stored of it, and leaves no trace of it in the files.
    /// - Throws: `storage`; the account is still there then.
    public func deleteSignedIn() async throws(AccountError) {
        let now = now()
        try await run(writing: true) { connection in
            guard let account = try Self.signedIn(connection) else { return }
            try SignInFailures(connection: connection, now: now).forget(account.email.lowercased())
            try connection.execute("DELETE FROM accounts WHERE id = ?", [.init(account.id)])
        }
        // The account is deleted by now. What keeps the log from being emptied is another process that reads; the log
        // is then emptied when the database is opened the next time.
        try? await database.emptyLog()
    }

    /// An element after each change of who is registered and who is signed in.
    public func changes() -> AsyncStream<Void> {
        database.changes(of: ["accounts", "account_session"])
    }

    // MARK: Rows

    private static func begin(_ account: Int, _ connection: Connection) throws {
        try connection.execute(
            """
            INSERT INTO account_session (only_row, account) VALUES (1, ?)
            ON CONFLICT (only_row) DO UPDATE SET account = excluded.account
            """,
            [.init(account)]
        )
    }

    private static func credentials(of key: String, _ connection: Connection) throws -> (id: Int, hash: String)? {
        try connection.firstRow(
            "SELECT id, password_hash FROM accounts WHERE email_key = ?",
            [.init(key)],
            as: { (try $0.int("id"), try $0.text("password_hash")) }
        )
    }

    private static func signedIn(_ connection: Connection) throws -> Account? {
        let id = try connection.firstRow("SELECT account FROM account_session") { try $0.int("account") }
        return try id.flatMap { try account($0, connection) }
    }

    private static func account(_ id: Int, _ connection: Connection) throws -> Account? {
        try connection.firstRow(
            "SELECT first_name, last_name, birth_date, phone, email FROM accounts WHERE id = ?",
            [.init(id)]
        ) { row in
            guard let birthDate = CivilDate(try row.text("birth_date")),
                let phone = PhoneNumber(e164: try row.text("phone"))
            else { return nil }
            return Account(
                id: id,
                firstName: try row.text("first_name"),
                lastName: try row.text("last_name"),
                birthDate: birthDate,
                phone: phone,
                email: try row.text("email")
            )
        } ?? nil
    }

    /// Runs a read or a write; what the database throws becomes `storage`.
    private func run<Value: Sendable>(
        writing: Bool = false,
        _ body: @Sendable (Connection) throws -> Value
    ) async throws(AccountError) -> Value {
        do {
            return try await writing ? database.write(body) : database.read(body)
        } catch let error as AccountError {
            throw error
        } catch let error as DatabaseError {
            throw .storage(error)
        } catch {
            preconditionFailure("The database throws DatabaseError only: \(error)")
        }
    }
}
