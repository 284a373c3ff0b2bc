import LocalAccounts
import Localization

/// The fields of the registration form, in the order in which they stand.
enum RegistrationField: Int, CaseIterable, Hashable {
    case firstName, lastName, birthDate, phone, email, password
}

/// What was filled in to register, and what the rules say of it.
struct RegistrationEntries: Hashable {
    /// What stands in the fields of text.
    var texts: [RegistrationField: String] = [:]
    /// The chosen day.
    var birthDate: CivilDate?
    /// Addresses that somebody turned out to have.
    var takenEmails: Set<String> = []

    /// What stands in a field of text.
    func text(_ field: RegistrationField) -> String { texts[field, default: ""] }

    /// The registration; nil as long as something is wrong with any of the fields.
    func registration(today: CivilDate) -> Registration? {
        guard let firstName = try? NameRules.verdict(on: text(.firstName)).get(),
            let lastName = try? NameRules.verdict(on: text(.lastName)).get(),
            let birthDate = try? BirthDateRules.verdict(on: birthDate, today: today).get(),
            let phone = try? PhoneRules.verdict(on: text(.phone)).get(),
            let email = try? EmailRules.verdict(on: text(.email)).get(), !takenEmails.contains(email.key),
            let password = try? PasswordRules.verdict(on: text(.password)).get()
        else { return nil }
        return Registration(
            firstName: firstName,
            lastName: lastName,
            birthDate: birthDate,
            phone: phone,
            email: email,
            password: password
        )
    }

    /// What is wrong with a field, in words; nil where nothing is.
    func problem(of field: RegistrationField, today: CivilDate, localizer: Localizer) -> String? {
        do {
            switch field {
            case .firstName, .lastName: _ = try NameRules.verdict(on: text(field)).get()
            case .birthDate: _ = try BirthDateRules.verdict(on: birthDate, today: today).get()
            case .phone: _ = try PhoneRules.verdict(on: text(.phone)).get()
            case .email:
                let isTaken = takenEmails.contains(try EmailRules.verdict(on: text(.email)).get().key)
                return isTaken ? localizer.text("account.error.email.taken") : nil
            case .password: _ = try PasswordRules.verdict(on: text(.password)).get()
            }
            return nil
        } catch let problem as NameProblem {
            return localizer.reason(problem, isFirstName: field == .firstName)
        } catch let problem as BirthDateProblem {
            return localizer.reason(problem)
        } catch let problem as PhoneProblem {
            return localizer.reason(problem)
        } catch let problem as EmailProblem {
            return localizer.reason(problem)
        } catch let problem as PasswordProblem {
            return localizer.reason(problem)
        } catch {
            preconditionFailure("The rules have no other problems: \(error)")
        }
    }
}
