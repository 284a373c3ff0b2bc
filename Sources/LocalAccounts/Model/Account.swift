import Foundation
import Storage

/// What is known of a person who registered on this device.
public struct Account: Hashable, Sendable, Identifiable {
    /// The number under which it is stored.
    public let id: Int
    /// The first name, in English letters.
    public let firstName: String
    /// The last name, in English letters.
    public let lastName: String
    /// The birth date.
    public let birthDate: CivilDate
    /// The telephone number.
    public let phone: PhoneNumber
    /// The e-mail address as it was typed.
    public let email: String
}

/// Why something was not done with an account.
public enum AccountError: Error, Hashable, Sendable {
    /// Somebody is registered with this e-mail address, in whatever case it is written.
    case emailTaken
    /// Nobody is registered with this e-mail address, or the password is another one: which of the two is not told.
    case wrongEmailOrPassword
    /// After several failures in a row nothing is tried before an instant.
    case wait(until: Date)
    /// The database failed.
    case storage(DatabaseError)
    /// There was not enough memory to hash a password: Argon2id takes 64 MB on purpose.
    case notEnoughMemory
}
