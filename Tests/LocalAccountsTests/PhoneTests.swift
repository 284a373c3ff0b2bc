import Foundation
import LocalAccounts
import TestSupport
import Testing

@Suite("Telephone numbers")
struct PhoneTests {
    private static let whole = "+7 (912) 123-45-67"

    // MARK: Typing

    @Test(
        "R-01: the first key begins the form, whether it is the country code, the trunk prefix or the number itself",
        arguments: [
            ("7", "+7 ("), ("8", "+7 ("), ("+", "+7 ("), ("9", "+7 (9"), ("3", "+7 (3"), ("77", "+7 (7"),
            ("87", "+7 (7"), ("+7", "+7 ("), ("+77", "+7 (7"), ("+9", "+7 (9"), ("++", "+7 ("), ("a", ""), ("(", ""),
        ]
    )
    func firstKeys(keys: String, text: String) {
        var field = PhoneTypist()
        field.type(keys)
        #expect(field.marked == text + "|")
    }

    @Test(
        "R-01: a whole number typed key by key, however it begins, signs and all",
        arguments: [
            "9121234567", "89121234567", "79121234567", "+79121234567", "8 (912) 123-45-67", "+7 912 123 45 67",
        ]
    )
    func typedWhole(keys: String) {
        var field = PhoneTypist()
        field.type(keys)
        #expect(field.marked == Self.whole + "|")
    }

    @Test("The form grows with the digits, and never ends in a sign of its own")
    func growing() {
        var field = PhoneTypist()
        let steps = [
            "+7 (9", "+7 (91", "+7 (912", "+7 (912) 1", "+7 (912) 12", "+7 (912) 123", "+7 (912) 123-4",
            "+7 (912) 123-45", "+7 (912) 123-45-6", "+7 (912) 123-45-67",
        ]
        for (digit, text) in zip("9121234567", steps) {
            field.type(String(digit))
            #expect(field.marked == text + "|")
        }
        for text in steps.dropLast().reversed() {
            field.backspace()
            #expect(field.marked == text + "|")
        }
        field.backspace()
        #expect(field.marked == "+7 (|")
        field.backspace()
        #expect(field.marked == "|")
    }

    // MARK: Pasting

    @Test(
        "R-02: whatever form a number is pasted in",
        arguments: [
            "+79121234567", "89121234567", "79121234567", "9121234567", "8 (912) 123-45-67", "+7 912 123 45 67",
            "8-912-123-45-67", "+7\u{A0}912\u{A0}123\u{A0}45\u{A0}67", "8\u{2011}912\u{2011}123\u{2011}45\u{2011}67",
            "тел. +7 (912) 123-45-67", " +7 912 123-45-67\n", "\u{202A}+79121234567\u{202C}", "＋７９１２１２３４５６７",
        ]
    )
    func pasted(text: String) {
        var field = PhoneTypist()
        field.paste(text)
        #expect(field.marked == Self.whole + "|")
        #expect(field.refusal == nil)
        // Over what is there, where all of it is selected; and behind the beginning of the form.
        field.selectAll()
        field.paste(text)
        #expect(field.marked == Self.whole + "|")
        field = PhoneTypist("+7 (|")
        field.paste(text)
        #expect(field.marked == Self.whole + "|")
    }

    @Test("A part of a number is pasted where the caret is")
    func pastedPart() {
        var field = PhoneTypist("+7 (912|")
        field.paste("123-45-67")
        #expect(field.marked == Self.whole + "|")
        field = PhoneTypist("+7 (912) |45-67")
        field.paste("123")
        #expect(field.marked == "+7 (912) 123|-45-67")
    }

    @Test(
        "R-04: digits like those of the form stay where they were typed",
        arguments: [
            ("9771231220", "+7 (977) 123-12-20"), ("7777888556", "+7 (777) 788-85-56"),
            ("+7 (771) 234-56-78", "+7 (771) 234-56-78"), ("8 771 234 56 78", "+7 (771) 234-56-78"),
            ("8777788855", "+7 (877) 778-88-55"), ("+77777777777", "+7 (777) 777-77-77"),
        ]
    )
    func digitsOfTheForm(pasted: String, text: String) {
        var field = PhoneTypist()
        field.paste(pasted)
        #expect(field.text == text)
    }

    @Test("R-04: a 7 typed in any place of a number is a digit like any other")
    func sevens() {
        for place in 4...18 {
            var field = PhoneTypist(Self.whole)
            field.select(place, 0)
            field.backspace()
            let before = field.text.filter(\.isNumber).filter { $0 == "7" }.count
            field.type("7")
            #expect(field.text.filter(\.isNumber).count == Self.whole.filter(\.isNumber).count, "at \(place)")
            #expect(field.text.filter(\.isNumber).filter { $0 == "7" }.count == before + (place == 4 ? 0 : 1))
        }
    }

    // MARK: Too long

    @Test(
        "R-05: a number with too many digits is refused with a notice, and never sound",
        arguments: ["+789088682772", "+7912123456789", "891212345678", "79121234567, доб. 12", "12345678901234567890"]
    )
    func tooLong(pasted: String) {
        var field = PhoneTypist()
        field.paste(pasted)
        #expect(field.marked == "|")
        #expect(field.refusal == .tooManyDigits)
        #expect(throws: PhoneProblem.tooManyDigits) { try PhoneRules.verdict(on: pasted).get() }
    }

    @Test("R-05: an eleventh digit is refused wherever it is typed, and nothing moves", arguments: [4, 7, 9, 13, 18])
    func eleventhDigit(place: Int) {
        var field = PhoneTypist(Self.whole)
        field.select(place, 0)
        let before = field.marked
        field.type("5")
        #expect(field.marked == before)
        #expect(field.refusal == .tooManyDigits)
    }

    @Test("A number of another country is not made one of +7", arguments: ["+44 20 7946 0958", "+1 (415) 555-2671"])
    func otherCountries(pasted: String) {
        var field = PhoneTypist()
        field.paste(pasted)
        #expect(field.marked == "|")
        #expect(field.refusal == .otherCountry)
        #expect(throws: PhoneProblem.otherCountry) { try PhoneRules.verdict(on: pasted).get() }
    }

    // MARK: Editing in the middle

    @Test(
        "R-06: Backspace behind a sign of the form deletes the digit before it",
        arguments: [
            ("+7 (912)| 123-45-67", "+7 (91|1) 234-56-7"), ("+7 (912) |123-45-67", "+7 (91|1) 234-56-7"),
            ("+7 (912) 123-|45-67", "+7 (912) 12|4-56-7"), ("+7 (912) 123-45-|67", "+7 (912) 123-4|6-7"),
        ]
    )
    func backspaceOverSigns(before: String, after: String) {
        var field = PhoneTypist(before)
        field.backspace()
        #expect(field.marked == after)
    }

    @Test(
        "R-06: Delete before a sign of the form deletes the digit behind it",
        arguments: [
            ("+7 (912|) 123-45-67", "+7 (912|) 234-56-7"), ("+7 (912) 123|-45-67", "+7 (912) 123|-56-7"),
            ("+7| (912) 123-45-67", "+7 (|121) 234-56-7"),
        ]
    )
    func deleteOverSigns(before: String, after: String) {
        var field = PhoneTypist(before)
        field.delete()
        #expect(field.marked == after)
    }

    @Test("R-06: Backspace never gets stuck: from any place it comes to the beginning, a digit a time")
    func backspaceNeverSticks() {
        for place in 4...18 {
            var field = PhoneTypist(Self.whole)
            field.select(place, 0)
            let digits = Self.whole.utf16.prefix(place).filter { (0x30...0x39).contains($0) }.count - 1
            let left = 10 - digits
            field.backspace(digits)
            #expect(field.text.filter(\.isNumber).count == left + 1, "from \(place)")
            #expect(left == 0 || field.selection.location == 4, "from \(place)")
        }
    }

    @Test("R-07: a digit deleted or typed in the middle leaves the caret there, and the area code can be edited")
    func middle() {
        var field = PhoneTypist("+7 (91|2) 123-45-67")
        field.backspace()
        #expect(field.marked == "+7 (9|21) 234-56-7")
        field.type("0")
        #expect(field.marked == "+7 (90|2) 123-45-67")
        field = PhoneTypist("+7 (|912) 123-45-6")
        field.type("4")
        #expect(field.marked == "+7 (4|91) 212-34-56")
        field = PhoneTypist("+7 (912) 12|-45-67")
        field.type("0")
        #expect(field.marked == "+7 (912) 120|-45-67")
    }

    @Test("R-07: what is selected is replaced by what is typed")
    func replaced() {
        var field = PhoneTypist(Self.whole)
        field.select(4, 3)
        field.type("9")
        #expect(field.marked == "+7 (9|12) 345-67")
        field.type("05")
        #expect(field.marked == "+7 (905|) 123-45-67")
        field.selectAll()
        field.backspace()
        #expect(field.marked == "|")
        field = PhoneTypist(Self.whole)
        field.select(0, 6)
        field.type("8")
        #expect(field.marked == "+7 (|212) 345-67")
    }

    // MARK: Autofill

    @Test("R-09: the keyboard's own space before a number it fills in is let pass, and the number takes its form")
    func autofill() {
        for number in ["+79121234567", "89121234567", "9121234567", "8 (912) 123-45-67"] {
            var field = PhoneTypist()
            field.paste(" ")
            #expect(field.text == " ")
            field.paste(number)
            #expect(field.marked == Self.whole + "|")
            // It may also put the number over the space.
            field = PhoneTypist()
            field.paste(" ")
            field.selectAll()
            field.paste(number)
            #expect(field.marked == Self.whole + "|")
        }
        #expect(throws: PhoneProblem.empty) { try PhoneRules.verdict(on: " ").get() }
    }

    // MARK: Digits of other writings

    @Test(
        "R-10: digits of other writings become those of ASCII",
        arguments: ["٩١٢١٢٣٤٥٦٧", "９１２１２３４５６７", "۹۱۲۱۲۳۴۵۶۷"]
    )
    func otherDigits(number: String) throws {
        var field = PhoneTypist()
        field.paste(number)
        #expect(field.text == Self.whole)
        field = PhoneTypist()
        field.type(number)
        #expect(field.text == Self.whole)
        #expect(try PhoneRules.verdict(on: number).get().e164 == "+79121234567")
    }

    @Test("R-10: numbers that are no digits are no digits", arguments: ["Ⅻ", "½", "一", "²", "①"])
    func noDigits(text: String) {
        var field = PhoneTypist()
        field.paste(text)
        #expect(field.text == "")
    }

    // MARK: Verdicts

    @Test("R-11: a number is stored as E.164 however it was typed, and shown in the form")
    func stored() throws {
        let forms = ["+7 (912) 123-45-67", "8 912 123 45 67", "9121234567", "7-912-123-45-67"]
        let numbers = try forms.map { try PhoneRules.verdict(on: $0).get() }
        #expect(Set(numbers).count == 1)
        #expect(numbers.allSatisfy { $0.e164 == "+79121234567" && $0.formatted == Self.whole })
        #expect(PhoneNumber(e164: "+79121234567")?.formatted == Self.whole)
        for text in ["79121234567", "+7912123456", "+791212345678", "+7 912 123 45 67", "+7٩١٢١٢٣٤٥٦٧", ""] {
            #expect(PhoneNumber(e164: text) == nil, "\(text)")
        }
    }

    @Test(
        "A number that is not whole is told what is missing",
        arguments: [
            ("", .empty), ("+7 (", .empty), ("+", .empty), ("abc", .empty), ("+7 (9", .missingDigits(9)),
            ("+7 (912) 123-45-6", .missingDigits(1)), ("912123456", .missingDigits(1)),
        ] as [(String, PhoneProblem)]
    )
    func incomplete(typed: String, expected: PhoneProblem) {
        #expect(throws: expected) { try PhoneRules.verdict(on: typed).get() }
    }

    @Test("Whatever is done to the field, its text keeps the form and the caret stays in it")
    func anyEdits() {
        var random = SeededGenerator(seed: 7)
        let pieces = ["7", "8", "9", "+", "1", "23", " ", "-", "a", "+7912", "89121234567", "٣", "", "", "🙂"]
        for _ in 0..<400 {
            var field = PhoneTypist()
            var history: [String] = []
            for _ in 0..<20 {
                let count = field.text.utf16.count
                let location = Int.random(in: 0...count, using: &random)
                field.select(location, Int.random(in: 0...(count - location), using: &random))
                let piece = pieces.randomElement(using: &random) ?? ""
                history.append("\(field.selection) \(piece)")
                if piece.isEmpty { field.backspace() } else { field.paste(piece) }
                let digits = field.text.filter(\.isNumber)
                let isForm =
                    field.text.isEmpty || field.text == " " || field.text == "+7 ("
                    || (digits.count <= 11 && (try? PhoneRules.verdict(on: field.text).get()) != nil)
                    || (digits.count < 11 && field.text.hasPrefix("+7 (") && field.text.last?.isNumber == true)
                #expect(isForm, "“\(field.text)” after \(history)")
                #expect((0...field.text.utf16.count).contains(field.selection.location), "after \(history)")
            }
        }
    }
}
