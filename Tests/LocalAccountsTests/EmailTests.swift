import Foundation
import LocalAccounts
import Testing

@Suite("E-mail addresses")
struct EmailTests {
    private func problem(_ typed: String) -> EmailProblem? {
        guard case .failure(let problem) = EmailRules.verdict(on: typed) else { return nil }
        return problem
    }

    @Test("The table of addresses: each is taken or refused for the reason beside it", arguments: EmailTable.rows)
    func table(row: EmailTable.Row) {
        #expect(problem(row.address) == row.problem)
    }

    @Test("The table has 150 addresses and more, each of them once")
    func tableIsWhole() {
        #expect(EmailTable.rows.count >= 150)
        #expect(Set(EmailTable.rows.map { Array($0.address.utf8) }).count == EmailTable.rows.count)
    }

    @Test(
        "R-24: addresses that people have are taken",
        arguments: [
            "user+tag@gmail.com", "user@example.online", "o'brien@example.com", "test@about.museum", "123@iana.org",
            "test@123.com", "test@mason-dixon.com", "test@c--n.com", String(repeating: "a", count: 64) + "@iana.org",
        ]
    )
    func taken(address: String) throws {
        #expect(try EmailRules.verdict(on: address).get().text == address)
    }

    @Test(
        "R-25: what is no address is refused",
        arguments: [
            "test", "@", "test@", "@iana.org", ".test@iana.org", "test.@iana.org", "test..x@iana.org",
            "test@-iana.org", "test@iana-.com", "test@.iana.org", "test@iana.org.", "test@iana..com",
            String(repeating: "a", count: 65) + "@iana.org", "test@" + String(repeating: "a", count: 64) + ".com",
            "test@" + String(repeating: "a.", count: 125) + "com", "\"test@iana.org",
        ]
    )
    func refused(address: String) {
        #expect(problem(address) != nil)
    }

    @Test("R-26: what the standards allow and nobody types into a form is refused, and told why")
    func legalAndRefused() {
        #expect(problem("\"Abc@def\"@example.com") == .quoted)
        #expect(problem("test@[127.0.0.1]") == .addressLiteral)
        #expect(problem("test@localhost") == .dotlessDomain)
        #expect(problem("почта@пример.рф") == .foreignCharacter("п"))
    }

    @Test("R-27: the apostrophe of addresses is U+0027, in the rules too")
    func apostrophe() {
        #expect(problem("o\u{27}brien@example.com") == nil)
        #expect(problem("o\u{2019}brien@example.com") == .foreignCharacter("\u{2019}"))
    }

    @Test("Two addresses that differ in case alone are one; it is shown as it was typed")
    func folding() throws {
        let shouted = try EmailRules.verdict(on: " IVAN@Example.ORG ").get()
        #expect(shouted.text == "IVAN@Example.ORG")
        #expect(shouted.key == (try EmailRules.verdict(on: "ivan@example.org").get().key))
    }
}
