import Foundation
import LocalAccounts
import Storage
import Testing

@Suite("Accounts")
struct AccountStoreTests {
    private let fixture: AccountFixture

    init() throws {
        fixture = try AccountFixture()
    }

    private func failure(_ body: () async throws(AccountError) -> Account) async -> AccountError? {
        do {
            _ = try await body()
            return nil
        } catch {
            return error
        }
    }

    // MARK: Registering and signing in

    @Test("Who registers is signed in, and still is after a restart")
    func registering() async throws {
        let store = try await fixture.open()
        #expect(try await store.signedIn() == nil)
        let account = try await store.register(try AccountFixture.registration())
        #expect(account.firstName == "Ivan")
        #expect(account.lastName == "Petrov")
        #expect(account.birthDate.text == "1990-05-01")
        #expect(account.phone.formatted == "+7 (912) 123-45-67")
        #expect(account.email == "ivan@example.org")
        #expect(try await store.signedIn() == account)
        #expect(try await fixture.open().signedIn() == account)
    }

    @Test("Signing out is kept too, and the account can be signed in to again in whatever case the e-mail is written")
    func signingInAgain() async throws {
        let store = try await fixture.open()
        let account = try await store.register(try AccountFixture.registration(email: "Ivan@Example.org"))
        try await store.signOut()
        #expect(try await fixture.open().signedIn() == nil)
        #expect(try await store.signIn(email: " IVAN@example.ORG ", password: "Secret-1") == account)
        #expect(try await fixture.open().signedIn()?.email == "Ivan@Example.org")
    }

    @Test("An e-mail address belongs to one person, in whatever case it is written, and each has an own password")
    func oneAddressOneAccount() async throws {
        let store = try await fixture.open()
        try await store.register(try AccountFixture.registration())
        let second = try AccountFixture.registration(email: "IVAN@EXAMPLE.ORG", password: "Other-2")
        #expect(await failure { () throws(AccountError) in try await store.register(second) } == .emailTaken)
        let other = try await store.register(
            try AccountFixture.registration(email: "anna@example.org", password: "Other-2")
        )
        #expect(try await store.signIn(email: "anna@example.org", password: "Other-2") == other)
        #expect(
            await failure { () throws(AccountError) in
                try await store.signIn(email: "ivan@example.org", password: "Other-2")
            } == .wrongEmailOrPassword
        )
    }

    @Test("Of two who register one address at once, one has it")
    func race() async throws {
        let store = try await fixture.open()
        let first = try AccountFixture.registration(password: "First-1")
        let second = try AccountFixture.registration(password: "Second-2")
        async let one = failure { () throws(AccountError) in try await store.register(first) }
        async let two = failure { () throws(AccountError) in try await store.register(second) }
        let failures = await [one, two].compactMap { $0 }
        #expect(failures == [.emailTaken])
    }

    @Test("An unknown e-mail and a wrong password get one answer")
    func oneAnswer() async throws {
        let store = try await fixture.open()
        try await store.register(try AccountFixture.registration())
        for (email, password) in [
            ("ivan@example.org", "Wrong-1"), ("nobody@example.org", "Secret-1"), ("ivan@example.org", ""),
            ("ivan", "Secret-1"), ("", ""), ("ivan@example.org", "secret-1"), ("ivan@example.org", "Secret-1 "),
        ] {
            let failure = await failure { () throws(AccountError) in
                try await store.signIn(email: email, password: password)
            }
            #expect(failure == .wrongEmailOrPassword, "\(email) \(password)")
            fixture.clock.advance(by: 3_600)
        }
    }

    @Test(
        "R-36: an attempt on the database, a NUL and ten thousand characters are a wrong password",
        arguments: [
            "' OR 1=1 --", "Secret-1\0", "\0", String(repeating: "A", count: 10_000),
            "Secret-1" + String(repeating: "\u{301}", count: 10_000),
        ]
    )
    func attempts(text: String) async throws {
        let store = try await fixture.open()
        try await store.register(try AccountFixture.registration())
        try await store.signOut()
        for (email, password) in [("ivan@example.org", text), (text, "Secret-1"), (text, text)] {
            let failure = await failure { () throws(AccountError) in
                try await store.signIn(email: email, password: password)
            }
            #expect(failure == .wrongEmailOrPassword)
        }
        #expect(try await store.signedIn() == nil)
        try await store.signIn(email: "ivan@example.org", password: "Secret-1")
    }

    // MARK: Passwords

    @Test(
        "R-29: a password typed in NFC signs in where it was set in NFD, and the other way round",
        arguments: ["Pässwört1", "Aa1-йё", "Ab1ǖǖǖ"]
    )
    func normalisation(password: String) async throws {
        let composed = password.precomposedStringWithCanonicalMapping
        let parted = password.decomposedStringWithCanonicalMapping
        let store = try await fixture.open()
        try await store.register(try AccountFixture.registration(email: "a@example.org", password: composed))
        try await store.signIn(email: "a@example.org", password: parted)
        try await store.register(try AccountFixture.registration(email: "b@example.org", password: parted))
        try await store.signIn(email: "b@example.org", password: composed)
    }

    @Test("R-30: of a long password every character counts, when it is set and when one signs in")
    func longPasswords() async throws {
        let store = try await fixture.open()
        for length in [57, 73, 128] {
            let password = "Aa1" + String(repeating: "x", count: length - 3)
            let email = "a\(length)@example.org"
            try await store.register(try AccountFixture.registration(email: email, password: password))
            try await store.signIn(email: email, password: password)
            for other in [String(password.dropLast()), password + "x", String(password.dropLast()) + "y"] {
                let failure = await failure { () throws(AccountError) in
                    try await store.signIn(email: email, password: other)
                }
                #expect(failure == .wrongEmailOrPassword, "\(length)")
            }
        }
    }

    @Test("R-31: one sign less is another password")
    func signs() async throws {
        let store = try await fixture.open()
        let nineteen = "Aa1" + String(repeating: "💫", count: 19)
        try await store.register(try AccountFixture.registration(password: nineteen))
        let failure = await failure { () throws(AccountError) in
            try await store.signIn(email: "ivan@example.org", password: String(nineteen.dropLast()))
        }
        #expect(failure == .wrongEmailOrPassword)
        try await store.signIn(email: "ivan@example.org", password: nineteen)
    }

    @Test("R-32: white space at the ends of a password counts in both places")
    func whiteSpace() async throws {
        let store = try await fixture.open()
        try await store.register(try AccountFixture.registration(password: " Secret-1 "))
        let failure = await failure { () throws(AccountError) in
            try await store.signIn(email: "ivan@example.org", password: "Secret-1")
        }
        #expect(failure == .wrongEmailOrPassword)
        try await store.signIn(email: "ivan@example.org", password: " Secret-1 ")
    }

    @Test("No password is in the files, in whatever encoding, and only their owner can read them")
    func files() async throws {
        let store = try await fixture.open()
        let password = "Unmistakable-Secret-1"
        try await store.register(try AccountFixture.registration(password: password))
        try await store.signOut()
        try await store.signIn(email: "ivan@example.org", password: password)
        _ = await failure { () throws(AccountError) in
            try await store.signIn(email: "nobody@example.org", password: password)
        }
        let bytes = try fixture.allBytes()
        #expect(bytes.range(of: Data("$argon2id$".utf8)) != nil, "the hash should be there")
        let encodings: [String.Encoding] = [.utf8, .utf16LittleEndian, .utf16BigEndian]
        for text in [password, String(password.reversed()), Data(password.utf8).base64EncodedString()] {
            for encoding in encodings {
                let secret = try #require(text.data(using: encoding))
                #expect(bytes.range(of: secret) == nil, "\(encoding)")
            }
        }
        for name in fixture.folder.names {
            let attributes = try FileManager.default.attributesOfItem(atPath: fixture.folder.file(name).path)
            #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
        }
    }

    @Test("Two people with one password have different hashes")
    func salt() async throws {
        let database = try await fixture.database()
        // With the limits that the program has.
        let store = AccountStore(database: database)
        for name in ["a", "b"] {
            try await store.register(try AccountFixture.registration(email: "\(name)@example.org"))
        }
        let hashes = try await database.read { connection in
            try connection.rows("SELECT password_hash FROM accounts") { try $0.text("password_hash") }
        }
        #expect(Set(hashes).count == 2)
        // libsodium's interactive limits: 64 MB and two passes.
        #expect(hashes.allSatisfy { $0.hasPrefix("$argon2id$v=19$m=65536,t=2,p=1$") }, "\(hashes)")
    }

    // MARK: Deleting

    @Test("A deleted account is gone, with its session, and leaves nothing in the files")
    func deleting() async throws {
        let store = try await fixture.open()
        let other = try await store.register(try AccountFixture.registration(email: "anna@example.org"))
        try await store.register(try AccountFixture.registration(email: "unmistakable@example.org"))
        _ = await failure { () throws(AccountError) in
            try await store.signIn(email: "unmistakable@example.org", password: "Wrong-1")
        }
        #expect(try fixture.allBytes().range(of: Data("unmistakable".utf8)) != nil)
        try await store.deleteSignedIn()
        #expect(try await store.signedIn() == nil)
        #expect(try fixture.allBytes().range(of: Data("unmistakable".utf8)) == nil)
        let failure = await failure { () throws(AccountError) in
            try await store.signIn(email: "unmistakable@example.org", password: "Secret-1")
        }
        #expect(failure == .wrongEmailOrPassword)
        // The others are as they were.
        #expect(try await store.signIn(email: "anna@example.org", password: "Secret-1") == other)
    }

    @Test("Where nobody is signed in nothing is deleted")
    func deletingNobody() async throws {
        let store = try await fixture.open()
        try await store.register(try AccountFixture.registration())
        try await store.signOut()
        try await store.deleteSignedIn()
        try await store.signIn(email: "ivan@example.org", password: "Secret-1")
    }

    @Test("Changes are told: registering, signing out, signing in, deleting")
    func changes() async throws {
        let store = try await fixture.open()
        var changes = store.changes().makeAsyncIterator()
        try await store.register(try AccountFixture.registration())
        #expect(await changes.next() != nil)
        try await store.signOut()
        #expect(await changes.next() != nil)
        try await store.signIn(email: "ivan@example.org", password: "Secret-1")
        #expect(await changes.next() != nil)
        try await store.deleteSignedIn()
        #expect(await changes.next() != nil)
    }

    // MARK: The schema

    @Test(
        "The schema itself refuses what the rules would never store",
        arguments: [
            ("email_key = 'anna@example.org'", "a key that is not the address"), ("first_name = ''", "no name"),
            ("phone = '89121234567'", "a number that is not E.164"),
            ("birth_date = '1.5.1990'", "another form of a day"),
            ("password_hash = 'Secret-1'", "a password that is no hash"), ("last_name = NULL", "nothing"),
        ]
    )
    func schema(change: String, what: String) async throws {
        let database = try await fixture.database()
        try await AccountStore(database: database).register(try AccountFixture.registration())
        await #expect(throws: DatabaseError.self, "\(what)") {
            try await database.write { try $0.execute("UPDATE accounts SET " + change) }
        }
    }
}
