import LocalAccounts
import Testing

@Suite("Names")
struct NameTests {
    private func problem(_ typed: String) -> NameProblem? {
        guard case .failure(let problem) = NameRules.verdict(on: typed) else { return nil }
        return problem
    }

    @Test(
        "R-12: names with hyphens, apostrophes and spaces are names",
        arguments: [
            ("Ivan", "Ivan"), ("O'Brien", "O'Brien"), ("O’Brien", "O'Brien"), ("Anna-Maria", "Anna-Maria"),
            ("van der Berg", "van der Berg"), ("D'Artagnan", "D'Artagnan"), ("Oʼbrien", "O'brien"),
            ("Anna\u{2011}Maria", "Anna-Maria"), ("Anna–Maria", "Anna-Maria"), ("I", "I"), ("ivan", "ivan"),
        ]
    )
    func accepted(typed: String, stored: String) throws {
        #expect(try NameRules.verdict(on: typed).get().text == stored)
    }

    @Test(
        "R-14: a letter that English does not have is named, composed or not",
        arguments: [
            ("José", "é", .latin), ("Jose\u{301}", "é", .latin), ("Müller", "ü", .latin), ("Łukasz", "Ł", .latin),
            ("Νίκος", "Ν", .greek), ("Иван", "И", .cyrillic), ("Ivаn", "а", .cyrillic), ("伊万", "伊", .other),
            ("Ｉvan", "Ｉ", .other),
        ] as [(String, Character, NameProblem.Writing)]
    )
    func foreign(typed: String, letter: Character, writing: NameProblem.Writing) {
        #expect(problem(typed) == .foreignLetter(letter, writing))
    }

    @Test(
        "R-16: every letter of the Russian alphabet is told to be Cyrillic, ё too",
        arguments: ["Воробьёв", "ё", "Ё"]
    )
    func yo(typed: String) throws {
        guard case .foreignLetter(_, let writing) = problem(typed) else {
            Issue.record("“\(typed)” is taken for \(String(describing: problem(typed)))")
            return
        }
        #expect(writing == .cyrillic)
        #expect(problem("Vorobyёv") == .foreignLetter("ё", .cyrillic))
    }

    @Test(
        "R-15: white space around a name and what nobody sees is dropped",
        arguments: [
            ("Ivan\n", "Ivan"), ("Ivan\t", "Ivan"), (" Ivan ", "Ivan"), ("Ivan\u{200B}", "Ivan"),
            ("\u{FEFF}Iv\u{AD}an", "Ivan"), ("van  der\u{A0}Berg", "van der Berg"), ("\u{202A}Ivan\u{202C}", "Ivan"),
        ]
    )
    func trimmed(typed: String, stored: String) throws {
        #expect(try NameRules.verdict(on: typed).get().text == stored)
    }

    @Test(
        "R-15: what is no name is refused, and why",
        arguments: [
            ("", .empty), ("  \n", .empty), ("\u{200B}", .empty), ("-", .noLetters), ("'''", .noLetters),
            ("-Ivan", .markAtEdge), ("Ivan-", .markAtEdge), ("'Ivan", .markAtEdge), ("Anna--Maria", .marksTogether),
            ("O''Brien", .marksTogether), ("Anna -Maria", .marksTogether), ("Ivan2", .digit), ("Ivan٣", .digit),
            ("Ivan\nPetrov", .sign("\n")), ("Ivan_P", .sign("_")), ("St. John", .sign(".")), ("I🙂", .sign("🙂")),
            ("Ivan\0", .sign("\0")),
        ] as [(String, NameProblem)]
    )
    func refused(typed: String, expected: NameProblem) {
        #expect(problem(typed) == expected)
    }

    @Test("R-15: one letter is enough, fifty are allowed, and three hundred are counted")
    func lengths() throws {
        let fifty = String(repeating: "a", count: 50)
        #expect(try NameRules.verdict(on: fifty).get().text == fifty)
        // What stands between the letters does not count.
        let parted = String(repeating: "a", count: 25) + "-" + String(repeating: "b", count: 25)
        #expect(try NameRules.verdict(on: parted).get().text == parted)
        #expect(problem(fifty + "a") == .tooLong(letters: 51))
        #expect(problem(String(repeating: "a", count: 300)) == .tooLong(letters: 300))
    }
}
