import Foundation
import Testing

@testable import LocalAccounts

@Suite("Passwords")
struct PasswordTests {
    private func problem(_ typed: String) -> PasswordProblem? {
        guard case .failure(let problem) = PasswordRules.verdict(on: typed) else { return nil }
        return problem
    }

    @Test(
        "What is missing is told, all of it",
        arguments: [
            ("", .empty), ("abc", .unmet([.length, .digit, .upperCase])), ("abcdef", .unmet([.digit, .upperCase])),
            ("ABCDE1", .unmet([.lowerCase])), ("Abcdef", .unmet([.digit])), ("Abc1", .unmet([.length])),
            ("Пароль1", .unmet([.lowerCase, .upperCase])), ("Abcdef٣", .unmet([.digit])),
            ("ÄbCDE1", nil), ("ÄÖÜäöü1", .unmet([.lowerCase, .upperCase])), ("Abcde1", nil), ("Пароль1aB", nil),
            ("      ", .unmet([.digit, .lowerCase, .upperCase])),
        ] as [(String, PasswordProblem?)]
    )
    func missing(typed: String, expected: PasswordProblem?) {
        #expect(problem(typed) == expected)
    }

    @Test("The rules tick off one by one as a password is typed")
    func ticking() {
        let steps: [(String, Set<PasswordRequirement>)] = [
            ("", []), ("p", [.lowerCase]), ("pA", [.lowerCase, .upperCase]),
            ("pA1", [.lowerCase, .upperCase, .digit]), ("pA1---", [.lowerCase, .upperCase, .digit, .length]),
        ]
        for (typed, met) in steps { #expect(PasswordRules.met(by: typed) == met, "\(typed)") }
    }

    @Test("R-29: a letter typed as one sign or as two gives one and the same password", arguments: ["ä", "й", "ё"])
    func normalised(letter: String) throws {
        let composed = try PasswordRules.verdict(on: "Abcde1" + letter.precomposedStringWithCanonicalMapping).get()
        let parted = try PasswordRules.verdict(on: "Abcde1" + letter.decomposedStringWithCanonicalMapping).get()
        #expect(Array(composed.text.utf8) == Array(parted.text.utf8))
    }

    @Test("R-29: an accent makes no English letter, however it was typed")
    func accents() {
        #expect(PasswordRules.met(by: "a\u{308}") == [])
        #expect(PasswordRules.met(by: "\u{E4}") == [])
    }

    @Test("R-30: 57 characters are kept whole, 128 are allowed, and 129 are refused, never cut")
    func lengths() throws {
        let long = "Aa1" + String(repeating: "x", count: 54)
        #expect(try PasswordRules.verdict(on: long).get().text == long)
        let longest = "Aa1" + String(repeating: "x", count: 125)
        #expect(try PasswordRules.verdict(on: longest).get().text == longest)
        #expect(problem(longest + "x") == .tooLong)
        // Few characters, each with a thousand accents.
        #expect(problem("Aa1456" + String(repeating: "\u{301}", count: 5_000)) == .tooLong)
    }

    @Test("R-31: a character is what a person sees as one")
    func visibleCharacters() {
        #expect(!PasswordRules.met(by: "Ab1🇻🇺🌲").contains(.length))
        #expect(PasswordRules.met(by: "Ab1!🇻🇺🌲").contains(.length))
        #expect(!PasswordRules.met(by: "Ab1👨‍👩‍👧‍👦").contains(.length))
        #expect(problem("Ab1👨‍👩‍👧‍👦xy") == nil)
        #expect(problem("Aa1" + String(repeating: "👨‍👩‍👧‍👦", count: 125)) == nil)
    }

    @Test("R-31: nineteen and eighteen of the same sign are two passwords")
    func allBytesCount() throws {
        let eighteen = try PasswordRules.verdict(on: "Aa1" + String(repeating: "💫", count: 18)).get()
        let nineteen = try PasswordRules.verdict(on: "Aa1" + String(repeating: "💫", count: 19)).get()
        #expect(eighteen.text != nineteen.text)
        #expect(nineteen.text.utf8.count == 3 + 19 * 4)
    }

    @Test("R-32: white space at the ends is part of the password")
    func whiteSpace() throws {
        #expect(try PasswordRules.verdict(on: " Abcd1 ").get().text == " Abcd1 ")
    }

    @Test("A password prints as dots")
    func printing() throws {
        let password = try PasswordRules.verdict(on: "Secret1").get()
        var dumped = ""
        dump(password, to: &dumped)
        for text in ["\(password)", String(reflecting: password), String(describing: [password]), dumped] {
            #expect(!text.contains("Secret"), "\(text)")
        }
    }
}
