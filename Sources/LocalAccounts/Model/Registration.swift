/// All that a person gives to register; each part has passed its rules, as its type says.
public struct Registration: Sendable {
    /// The first name.
    public var firstName: PersonName
    /// The last name.
    public var lastName: PersonName
    /// A day that `BirthDateRules` took.
    public var birthDate: CivilDate
    /// The telephone number.
    public var phone: PhoneNumber
    /// What one signs in with.
    public var email: EmailAddress
    /// What one signs in with; stored as its hash alone.
    public var password: Password

    /// A registration.
    public init(
        firstName: PersonName,
        lastName: PersonName,
        birthDate: CivilDate,
        phone: PhoneNumber,
        email: EmailAddress,
        password: Password
    ) {
        self.firstName = firstName
        self.lastName = lastName
        self.birthDate = birthDate
        self.phone = phone
        self.email = email
        self.password = password
    }
}
