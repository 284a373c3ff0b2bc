import Foundation

/// A telephone number that takes the form `+7 (xxx) xxx-xx-xx` while it is typed.
///
/// A pure function: the text and the selection before an edit and the edit go in, the text and the caret after it come
/// out. Only digits count; brackets, spaces and hyphens stand where the digits put them, and a caret stays behind the
/// digit that it stood behind. The text holds digits and the signs of the form only, whatever is typed or pasted.
public enum PhoneMask {
    /// What becomes of an edit.
    public struct Outcome: Hashable, Sendable {
        /// The text after it.
        public var text: String
        /// Where the caret is to stand, in UTF-16 units.
        public var caret: Int
        /// Why the edit was not made; nil where it was.
        public var refusal: PhoneProblem?
        /// Whether a plus was all that was typed: a 7 that follows is the country code that is there already.
        public var awaitsCountryCode = false
    }

    private static let prefix = "+7 ("

    /// The text after an edit.
    ///
    /// ```swift
    /// PhoneMask.edit("", selection: NSRange(location: 0, length: 0),
    ///                replacing: NSRange(location: 0, length: 0), with: "8 912 123-45-67").text  // +7 (912) 123-45-67
    /// ```
    ///
    /// - Parameters:
    ///   - text: the text before the edit
    ///   - selection: what was selected before it, or where the caret was
    ///   - range: what is replaced; Backspace and Delete name one character beside the caret
    ///   - replacement: what is to stand there
    ///   - awaitsCountryCode: what the outcome of the edit before said
    public static func edit(
        _ text: String,
        selection: NSRange,
        replacing range: NSRange,
        with replacement: String,
        awaitsCountryCode: Bool = false
    ) -> Outcome {
        let shown = ShownNumber(text)
        let range = clamped(range, to: text.utf16.count)
        if replacement.isEmpty { return delete(range, in: shown, selection: selection) }
        let typed = PhoneDigits(replacement)
        guard !typed.all.isEmpty || typed.hasPlus else { return ignore(replacement, in: range, of: shown) }
        let left = shown.removing(range)
        if isWholeNumber(typed, replacing: range, in: shown, left: left) {
            guard let national = typed.national else { return refuse(.otherCountry, shown, selection) }
            var outcome = place(national, after: national.count, shown, selection)
            outcome.awaitsCountryCode = typed.hasPlus && typed.all.isEmpty
            return outcome
        }
        var new = typed.all
        if awaitsCountryCode, left.digits.isEmpty, new.first == "7" { new.removeFirst() }
        if shown.holdsCountryCode(range), let first = new.first, first == "7" || first == "8" { new.removeFirst() }
        let digits = left.digits.prefix(left.before) + new + left.digits.dropFirst(left.before)
        return place(String(digits), after: left.before + new.count, shown, selection)
    }

    /// Ten digits or fewer in the form of a number; nothing for none.
    static func formatted(_ national: String) -> String {
        national.isEmpty ? "" : layOut(national)
    }

    private static func layOut(_ national: String) -> String {
        var text = prefix
        for (index, digit) in national.enumerated() {
            switch index {
            case 3: text += ") "
            case 6, 8: text += "-"
            default: break
            }
            text.append(digit)
        }
        return text
    }

    /// Whether what is inserted is a number by itself and not a part of the one that is there.
    private static func isWholeNumber(
        _ typed: PhoneDigits,
        replacing range: NSRange,
        in shown: ShownNumber,
        left: (digits: String, before: Int)
    ) -> Bool {
        let isEmpty = shown.digits.isEmpty && !shown.hasCountryCode
        if isEmpty || range.length == shown.text.utf16.count { return true }
        let isLong = typed.all.count > PhoneRules.nationalDigits
        return (left.digits.isEmpty && isLong) || (typed.hasPlus && typed.all.count >= PhoneRules.nationalDigits)
    }

    private static func delete(_ range: NSRange, in shown: ShownNumber, selection: NSRange) -> Outcome {
        if range.length == shown.text.utf16.count { return Outcome(text: "", caret: 0) }
        var left = shown.removing(range)
        if left.digits == shown.digits, range.length > 0 {
            // Only signs of the form: the digit beyond them is meant, on the side where the key deletes.
            guard !shown.digits.isEmpty else { return Outcome(text: "", caret: 0) }
            let isForward = selection.length == 0 && selection.location == range.location
            if isForward, left.before < left.digits.count {
                left.digits = removing(left.before, from: left.digits)
            } else if !isForward, left.before > 0 {
                left.before -= 1
                left.digits = removing(left.before, from: left.digits)
            }
        }
        return Outcome(text: layOut(left.digits), caret: caret(after: left.before, in: left.digits))
    }

    /// A letter changes nothing.
    ///
    /// A space in an empty field stays: the keyboard of iOS puts one there before it fills in a number, and gives up
    /// where it is refused.
    private static func ignore(_ replacement: String, in range: NSRange, of shown: ShownNumber) -> Outcome {
        guard shown.digits.isEmpty, !shown.hasCountryCode, replacement == " " else {
            return Outcome(text: shown.text, caret: range.location + range.length)
        }
        return Outcome(text: " ", caret: 1)
    }

    private static func place(
        _ national: String,
        after count: Int,
        _ shown: ShownNumber,
        _ selection: NSRange
    ) -> Outcome {
        guard national.count <= PhoneRules.nationalDigits else { return refuse(.tooManyDigits, shown, selection) }
        return Outcome(text: layOut(national), caret: caret(after: count, in: national))
    }

    private static func refuse(_ problem: PhoneProblem, _ shown: ShownNumber, _ selection: NSRange) -> Outcome {
        Outcome(text: shown.text, caret: selection.location + selection.length, refusal: problem)
    }

    /// The place behind a digit.
    private static func caret(after count: Int, in national: String) -> Int {
        layOut(String(national.prefix(count))).utf16.count
    }

    private static func clamped(_ range: NSRange, to length: Int) -> NSRange {
        let start = min(max(0, range.location), length)
        return NSRange(location: start, length: min(max(0, range.length), length - start))
    }

    private static func removing(_ index: Int, from digits: String) -> String {
        String(digits.prefix(index) + digits.dropFirst(index + 1))
    }
}

/// The text of a telephone field and the digits in it.
private struct ShownNumber {
    let text: String
    /// The digits after the country code.
    let digits: String
    let hasCountryCode: Bool
    /// Where each of the digits stands, in UTF-16 units.
    private let places: [Int]
    private let countryCodePlace: Int?

    init(_ text: String) {
        self.text = text
        var found: [(place: Int, digit: Character)] = []
        var place = 0
        for scalar in text.unicodeScalars {
            if let digit = PhoneDigits.digit(scalar) { found.append((place, digit)) }
            place += UTF16.width(scalar)
        }
        hasCountryCode = text.hasPrefix("+7")
        countryCodePlace = hasCountryCode ? found.first?.place : nil
        if hasCountryCode { found.removeFirst() }
        places = found.map(\.place)
        digits = String(found.map(\.digit))
    }

    /// The digits outside of a range, and how many of them stand before it.
    func removing(_ range: NSRange) -> (digits: String, before: Int) {
        let left = zip(places, digits).filter { !NSLocationInRange($0.0, range) }
        return (String(left.map(\.1)), left.filter { $0.0 < range.location }.count)
    }

    /// Whether the country code is in a range.
    func holdsCountryCode(_ range: NSRange) -> Bool {
        countryCodePlace.map { NSLocationInRange($0, range) } ?? false
    }
}
