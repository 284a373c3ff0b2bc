import Foundation
import LocalAccounts
import Testing

@Suite("Trying passwords")
struct SignInPaceTests {
    private let fixture: AccountFixture
    private let store: AccountStore

    init() async throws {
        fixture = try AccountFixture()
        store = try await fixture.open()
        try await store.register(try AccountFixture.registration())
        try await store.signOut()
    }

    /// What a try is answered with; nil where it signs in.
    private func attempt(_ password: String, email: String = "ivan@example.org") async -> AccountError? {
        do {
            try await store.signIn(email: email, password: password)
            return nil
        } catch {
            return error
        }
    }

    /// Seconds that a try has to wait; 0 where it was made.
    private func wait(_ password: String = "Wrong-1", email: String = "ivan@example.org") async -> TimeInterval {
        guard case .wait(let end)? = await attempt(password, email: email) else { return 0 }
        return end.timeIntervalSince(fixture.clock.now)
    }

    private func fail(_ times: Int, email: String = "ivan@example.org") async {
        for _ in 0..<times {
            #expect(await attempt("Wrong-1", email: email) == .wrongEmailOrPassword)
        }
    }

    @Test("Five failures are answered at once; then each try waits, longer every time, a quarter of an hour at most")
    func growing() async {
        await fail(5)
        for expected in [15.0, 30, 60, 120, 240, 480, 900, 900] {
            #expect(await wait() == expected)
            // The right password has to wait as well, or the wait would tell it.
            #expect(await wait("Secret-1") == expected)
            fixture.clock.advance(by: expected - 1)
            #expect(await wait() == 1)
            fixture.clock.advance(by: 1)
            await fail(1)
        }
    }

    @Test("A try that had to wait does not count")
    func waitingDoesNotCount() async {
        await fail(5)
        for _ in 0..<10 { #expect(await wait() == 15) }
        fixture.clock.advance(by: 15)
        #expect(await attempt("Secret-1") == nil)
    }

    @Test("Who signs in begins anew")
    func success() async {
        await fail(4)
        #expect(await attempt("Secret-1") == nil)
        await fail(5)
        #expect(await wait() == 15)
    }

    @Test("A restart does not shorten the wait")
    func restart() async throws {
        await fail(5)
        let again = try await fixture.open()
        await #expect(throws: AccountError.wait(until: fixture.clock.now.addingTimeInterval(15))) {
            try await again.signIn(email: "ivan@example.org", password: "Secret-1")
        }
    }

    @Test("An e-mail that nobody has waits as any other, and another one does not wait for it")
    func unknownAddress() async {
        await fail(5, email: "nobody@example.org")
        #expect(await wait(email: "nobody@example.org") == 15)
        #expect(await wait(email: "NOBODY@example.org ") == 15)
        #expect(await attempt("Secret-1") == nil)
    }

    @Test("A clock that was set back prolongs the wait by no more than itself")
    func clockSetBack() async {
        await fail(5)
        fixture.clock.advance(by: -86_400)
        #expect(await wait() == 15)
        fixture.clock.advance(by: 15)
        #expect(await attempt("Secret-1") == nil)
    }

    @Test("After a day failures are forgotten")
    func forgetting() async {
        await fail(5)
        fixture.clock.advance(by: 86_401)
        await fail(1, email: "anna@example.org")
        await fail(5)
        #expect(await wait() == 15)
    }
}
