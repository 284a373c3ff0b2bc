/// What is wrong with a birth date.
public enum BirthDateProblem: Error, Hashable, Sendable {
    /// None was chosen.
    case missing
    /// There is no such day.
    case noSuchDay
    /// It is to come.
    case future
    /// It is before `BirthDateRules.earliestYear`.
    case tooLongAgo
    /// The person is not old enough yet, and will be on a day.
    case tooYoung(until: CivilDate)
}

/// Who may register: people of 18 years and more.
public enum BirthDateRules {
    /// The age from which one may register, in years.
    public static let leastAge = 18
    /// The first year of a birth date.
    public static let earliestYear = 1900

    /// A birth date that allows to register today, or what is wrong with it.
    /// - Parameter today: the day it is where the person is
    public static func verdict(on birth: CivilDate?, today: CivilDate) -> Result<CivilDate, BirthDateProblem> {
        guard let birth else { return .failure(.missing) }
        guard birth <= today else { return .failure(.future) }
        guard birth.year >= earliestYear else { return .failure(.tooLongAgo) }
        let grown = birthday(leastAge, of: birth)
        if let grown, today < grown { return .failure(.tooYoung(until: grown)) }
        return .success(birth)
    }

    /// The same for three numbers, which may name no day at all.
    public static func verdict(
        year: Int,
        month: Int,
        day: Int,
        today: CivilDate
    ) -> Result<CivilDate, BirthDateProblem> {
        guard let birth = CivilDate(year: year, month: month, day: day) else { return .failure(.noSuchDay) }
        return verdict(on: birth, today: today)
    }

    /// How many years old a person is on a day; negative before the year of birth.
    ///
    /// Compared by month and day, never by days divided through a length of the year.
    public static func age(born birth: CivilDate, on day: CivilDate) -> Int {
        let hadBirthday = (day.month, day.day) >= (birth.month, birth.day)
        return day.year - birth.year - (hadBirthday ? 0 : 1)
    }

    /// The day on which a person turns an age; for those born on 29 February 1 March in a common year.
    ///
    /// Nil beyond the year 9999.
    public static func birthday(_ age: Int, of birth: CivilDate) -> CivilDate? {
        let year = birth.year + age
        return CivilDate(year: year, month: birth.month, day: birth.day) ?? CivilDate(year: year, month: 3, day: 1)
    }

    /// The day at which a calendar opens where none was chosen yet: thirty years ago.
    public static func suggestion(today: CivilDate) -> CivilDate {
        birthday(-30, of: today) ?? today
    }
}
