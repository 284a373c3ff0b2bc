/// What is wrong with a telephone number.
public enum PhoneProblem: Error, Hashable, Sendable {
    /// There are no digits.
    case empty
    /// Digits are missing, and how many.
    case missingDigits(Int)
    /// There are more digits than a number has.
    case tooManyDigits
    /// It begins with the code of another country than +7.
    case otherCountry
}

/// A telephone number of the country code 7: ten digits after it.
public struct PhoneNumber: Hashable, Sendable {
    /// The ten digits after the country code.
    let national: String

    init?(national: String) {
        guard national.count == PhoneRules.nationalDigits, national.allSatisfy(\.isEnglishDigit) else { return nil }
        self.national = national
    }

    /// A number as it is stored, `+79121234567`; nil for anything else.
    public init?(e164: String) {
        guard e164.hasPrefix("+7") else { return nil }
        self.init(national: String(e164.dropFirst(2)))
    }

    /// As it is stored and compared (ITU-T E.164): `+79121234567`.
    public var e164: String { "+7" + national }

    /// As it is shown: `+7 (912) 123-45-67`.
    public var formatted: String { PhoneMask.formatted(national) }
}

/// Which telephone numbers are taken: the form `+7 (xxx) xxx-xx-xx`, however it is typed.
public enum PhoneRules {
    /// How many digits stand after the country code.
    public static let nationalDigits = 10

    /// The number, or what is wrong with it.
    ///
    /// Signs between the digits do not matter, digits of other writings are read as 0–9, and the number may begin
    /// with +7, 8, 7 or the area code.
    public static func verdict(on typed: String) -> Result<PhoneNumber, PhoneProblem> {
        let digits = PhoneDigits(typed)
        guard !digits.all.isEmpty else { return .failure(.empty) }
        guard let national = digits.national else { return .failure(.otherCountry) }
        guard !national.isEmpty else { return .failure(.empty) }
        guard national.count <= nationalDigits else { return .failure(.tooManyDigits) }
        guard let number = PhoneNumber(national: national) else {
            return .failure(.missingDigits(nationalDigits - national.count))
        }
        return .success(number)
    }
}

/// The digits of something that is meant to be a telephone number.
struct PhoneDigits {
    /// All digits, as ASCII.
    let all: String
    /// Whether a plus stands before the first of them.
    let hasPlus: Bool

    init(_ text: String) {
        var all = ""
        var hasPlus = false
        for scalar in text.unicodeScalars {
            if scalar == "+" || scalar == "＋", all.isEmpty {
                hasPlus = true
            } else if let digit = Self.digit(scalar) {
                all.append(digit)
            }
        }
        self.all = all
        self.hasPlus = hasPlus
    }

    /// The digits after the country code of a whole number, however it begins; nil where it is another country's.
    ///
    /// Ten digits without a plus are taken as they stand: an area code may begin with 7 or 8 too.
    var national: String? {
        if hasPlus { return all.first.map { $0 == "7" } ?? true ? String(all.dropFirst()) : nil }
        guard all.count != PhoneRules.nationalDigits, let first = all.first, first == "7" || first == "8" else {
            return all
        }
        return String(all.dropFirst())
    }

    /// The ASCII digit that a scalar stands for, as `٩` and `９` stand for 9.
    static func digit(_ scalar: Unicode.Scalar) -> Character? {
        guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else { return nil }
        return Character(String(Int(value)))
    }
}
