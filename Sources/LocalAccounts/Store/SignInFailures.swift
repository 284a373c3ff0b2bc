import Foundation
import Storage

#if os(Linux)
import CSodium
#else
import Clibsodium
#endif

/// Counts failed sign-ins for each e-mail address, whether or not anybody has it.
///
/// An address is stored as a hash: what was typed by mistake is nobody's business.
struct SignInFailures {
    /// Rows beyond which those without a delay are dropped, the oldest first.
    private static let mostRows = 1_000
    /// Milliseconds after which a failure is forgotten.
    private static let memory = 86_400_000

    let connection: Connection
    let now: Date

    /// Counts a try as failed before it is made, so that a program killed in the middle of it counts it too.
    ///
    /// Where it is too early for another try nothing is counted; the answer is when it may be made then, else nil.
    func begin(_ email: String) throws -> Date? {
        let key = Self.key(email)
        if let row = try row(of: key) {
            var last = row.last
            if last > now {
                // The clock was set back: the wait begins anew instead of lasting until the clock is there again.
                last = now
                try connection.execute(
                    "UPDATE sign_in_failures SET last_failed = ? WHERE email_hash = ?",
                    [.init(now), .blob(key)]
                )
            }
            let end = last.addingTimeInterval(SignInPace.delay(after: row.count))
            if end > now { return end }
        }
        try connection.execute(
            """
            INSERT INTO sign_in_failures (email_hash, failures, last_failed) VALUES (?1, 1, ?2)
            ON CONFLICT (email_hash) DO UPDATE SET failures = failures + 1, last_failed = excluded.last_failed
            """,
            [.blob(key), .init(now)]
        )
        try forgetOld()
        return nil
    }

    /// Forgets the failures of an address: its owner has signed in, or is gone.
    func forget(_ email: String) throws {
        try connection.execute("DELETE FROM sign_in_failures WHERE email_hash = ?", [.blob(Self.key(email))])
    }

    private func row(of key: Data) throws -> (count: Int, last: Date)? {
        try connection.firstRow(
            "SELECT failures, last_failed FROM sign_in_failures WHERE email_hash = ?",
            [.blob(key)],
            as: { (try $0.int("failures"), try $0.date("last_failed")) }
        )
    }

    private func forgetOld() throws {
        let end = now.addingTimeInterval(-Double(Self.memory) / 1000)
        try connection.execute("DELETE FROM sign_in_failures WHERE last_failed < ?", [.init(end)])
        try connection.execute(
            """
            DELETE FROM sign_in_failures WHERE failures < ?1 AND email_hash NOT IN (
                SELECT email_hash FROM sign_in_failures ORDER BY last_failed DESC LIMIT ?2
            )
            """,
            [.init(SignInPace.freeFailures), .init(Self.mostRows)]
        )
    }

    private static func key(_ email: String) -> Data {
        var hash = [UInt8](repeating: 0, count: 16)
        let bytes = Array(email.utf8)
        crypto_generichash(&hash, hash.count, bytes, UInt64(bytes.count), nil, 0)
        return Data(hash)
    }
}
