import LocalAccounts
import Localization

/// What is wrong with a field, as a person is told.
extension Localizer {
    /// What is wrong with a first or a last name.
    func reason(_ problem: NameProblem, isFirstName: Bool) -> String {
        switch problem {
        case .empty: text(isFirstName ? "account.error.firstName.empty" : "account.error.lastName.empty")
        case .foreignLetter(let letter, .cyrillic): text("account.error.name.cyrillic", letter)
        case .foreignLetter(let letter, .greek): text("account.error.name.greek", letter)
        case .foreignLetter(let letter, .latin), .foreignLetter(let letter, .other):
            text("account.error.name.foreign", letter)
        case .digit: text("account.error.name.digit")
        case .sign(let sign): text("account.error.name.sign", sign)
        case .noLetters: text("account.error.name.noLetters")
        case .markAtEdge: text("account.error.name.markAtEdge")
        case .marksTogether: text("account.error.name.marksTogether")
        case .tooLong(let letters): text("account.error.name.tooLong", NameRules.mostLetters, letters)
        }
    }

    /// What is wrong with a birth date.
    func reason(_ problem: BirthDateProblem) -> String {
        switch problem {
        case .missing: text("account.error.birthDate.missing")
        case .noSuchDay: text("account.error.birthDate.noSuchDay")
        case .future: text("account.error.birthDate.future")
        // A year is not a quantity: it is written without separators.
        case .tooLongAgo: text("account.error.birthDate.tooLongAgo", BirthDateRules.earliestYear)
        case .tooYoung(let day): text("account.error.birthDate.tooYoung", BirthDateRules.leastAge, date(day))
        }
    }

    /// What is wrong with a telephone number.
    func reason(_ problem: PhoneProblem) -> String {
        switch problem {
        case .empty: text("account.error.phone.empty")
        case .missingDigits(let count): plural("account.error.phone.missing", count: count)
        case .tooManyDigits: text("account.error.phone.tooMany", PhoneRules.nationalDigits)
        case .otherCountry: text("account.error.phone.otherCountry")
        }
    }

    /// What is wrong with an e-mail address.
    func reason(_ problem: EmailProblem) -> String {
        switch problem {
        case .empty: text("account.error.email.empty")
        case .noAt: text("account.error.email.noAt")
        case .severalAts: text("account.error.email.severalAts")
        case .nothingBeforeAt: text("account.error.email.nothingBeforeAt")
        case .nothingAfterAt: text("account.error.email.nothingAfterAt")
        case .space: text("account.error.email.space")
        case .foreignCharacter(let character): text("account.error.email.foreign", character)
        case .sign(let sign): text("account.error.email.sign", sign)
        case .quoted: text("account.error.email.quoted")
        case .addressLiteral: text("account.error.email.addressLiteral")
        case .dotAtEdge: text("account.error.email.dotAtEdge")
        case .dotsTogether: text("account.error.email.dotsTogether")
        case .hyphenAtEdge: text("account.error.email.hyphenAtEdge")
        case .dotlessDomain: text("account.error.email.dotlessDomain")
        case .badEnding: text("account.error.email.badEnding")
        case .longName: text("account.error.email.longName")
        case .longLabel: text("account.error.email.longLabel")
        case .tooLong: text("account.error.email.tooLong")
        }
    }

    /// What is wrong with a new password.
    func reason(_ problem: PasswordProblem) -> String {
        switch problem {
        case .empty: return text("account.error.password.empty")
        case .unmet(let unmet):
            let names = PasswordRequirement.allCases.filter(unmet.contains).map(name)
            return text("account.error.password.unmet", names.joined(separator: ", "))
        case .tooLong: return text("account.error.password.tooLong", PasswordRules.mostLength)
        }
    }

    /// What a password must have, in words.
    func name(_ requirement: PasswordRequirement) -> String {
        switch requirement {
        case .length: text("account.requirement.length", PasswordRules.leastLength)
        case .digit: text("account.requirement.digit")
        case .lowerCase: text("account.requirement.lowerCase")
        case .upperCase: text("account.requirement.upperCase")
        }
    }

    /// What the device could not do; nil where the person did something wrong.
    func failure(_ error: AccountError) -> String? {
        switch error {
        case .storage: text("account.error.storage")
        case .notEnoughMemory: text("account.error.memory")
        case .emailTaken, .wrongEmailOrPassword, .wait: nil
        }
    }

    /// A day in words.
    func date(_ day: CivilDate) -> String {
        dateInWords(year: day.year, month: day.month, day: day.day, weekday: false)
    }
}
