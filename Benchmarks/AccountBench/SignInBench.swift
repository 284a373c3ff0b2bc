import Foundation
import LocalAccounts
import Storage
import TestSupport

/// How long refused sign-ins take.
struct SignInBench {
    private static let rounds = 100

    func run() async throws {
        let folder = try TemporaryFolder()
        let migrator = Migrator([AccountStore.migration])
        let database = try await Database.open(folder.file("user.sqlite"), as: .user, migrator: migrator).database
        // A day passes between two tries, so that none has to wait.
        let clock = DayClock()
        let store = AccountStore(database: database) { clock.next() }
        try await store.register(try registration())

        var unknown: [Double] = []
        var wrong: [Double] = []
        for round in -2..<Self.rounds {
            // Who comes first changes, so that neither always finds what the other left in the caches.
            for isUnknown in round.isMultiple(of: 2) ? [true, false] : [false, true] {
                let email = isUnknown ? "nobody@example.org" : "ivan@example.org"
                let time = try await milliseconds { try await refuse(email, store) }
                guard round >= 0 else { continue }
                if isUnknown { unknown.append(time) } else { wrong.append(time) }
            }
        }
        report(unknown, wrong)
    }

    private func report(_ unknown: [Double], _ wrong: [Double]) {
        print("refused sign-ins, \(Self.rounds) each, milliseconds of wall time:")
        for (name, times) in [("unknown e-mail", unknown), ("wrong password", wrong)] {
            let sorted = times.sorted()
            let marks = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1].map { share in
                text(sorted[Int(Double(sorted.count - 1) * share)])
            }
            print("  \(name): least, 5, 25, 50, 75, 95 %, most: " + marks.joined(separator: " "))
        }
        let difference = abs(median(unknown) - median(wrong))
        let noise = (spread(unknown) + spread(wrong)) / 2
        print("  medians differ by \(text(difference)) ms; the middle half of either is \(text(noise)) ms wide")
    }

    private func refuse(_ email: String, _ store: AccountStore) async throws {
        do {
            try await store.signIn(email: email, password: "Wrong-Secret-1")
            preconditionFailure("A wrong password signs in.")
        } catch AccountError.wrongEmailOrPassword {
            return
        }
    }

    private func registration() throws -> Registration {
        guard let birthDate = CivilDate(year: 1990, month: 5, day: 1) else {
            preconditionFailure("1 May 1990 is a day.")
        }
        return Registration(
            firstName: try NameRules.verdict(on: "Ivan").get(),
            lastName: try NameRules.verdict(on: "Petrov").get(),
            birthDate: birthDate,
            phone: try PhoneRules.verdict(on: "+7 912 123-45-67").get(),
            email: try EmailRules.verdict(on: "ivan@example.org").get(),
            password: try PasswordRules.verdict(on: "Right-Secret-1").get()
        )
    }

    private func milliseconds(_ work: () async throws -> Void) async rethrows -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        try await work()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
    }

    private func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

    /// The width of the middle half.
    private func spread(_ times: [Double]) -> Double {
        let sorted = times.sorted()
        return sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]
    }

    private func text(_ value: Double) -> String { String((value * 100).rounded() / 100) }
}

/// A clock that is two days on whenever it is looked at.
private final class DayClock: Sendable {
    private let start = Date()
    private let counter = Counter()

    func next() -> Date { start.addingTimeInterval(Double(counter.next()) * 172_800) }
}

/// Counts from 1.
// @unchecked: the number is behind the lock.
private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    func next() -> Int {
        lock.lock()
        defer { lock.unlock() }
        number += 1
        return number
    }
}
