import Foundation

#if os(Linux)
import CSodium
#else
import Clibsodium
#endif

/// Hashes passwords with libsodium's Argon2id, as a rule at its interactive limits: 64 MB of memory and two passes.
///
/// That takes a good part of a second by design, so it works on a thread of its own: neither the main thread nor those that
/// tasks share ever wait in it. One hash is made at a time, so memory is taken once.
struct PasswordHasher: Sendable {
    private static let queue = DispatchQueue(label: "wayside.passwords", qos: .userInitiated)

    /// How much work a hash is.
    enum Effort: Sendable {
        /// libsodium's limits for signing in.
        case interactive
        /// The least that libsodium allows: for tests of what is not about hashing.
        case least

        fileprivate var passes: Int {
            Int(self == .interactive ? crypto_pwhash_opslimit_interactive() : crypto_pwhash_opslimit_min())
        }

        fileprivate var memory: Int {
            Int(self == .interactive ? crypto_pwhash_memlimit_interactive() : crypto_pwhash_memlimit_min())
        }
    }

    private let effort: Effort

    init(_ effort: Effort = .interactive) {
        self.effort = effort
        precondition(sodium_init() >= 0, "libsodium cannot be used: it finds no source of random numbers.")
    }

    /// A hash with its salt and limits in it, as `crypto_pwhash_str` writes it; nil where memory is short.
    func hash(_ password: Password) async -> String? {
        await Self.run { [effort] in
            var hash = [CChar](repeating: 0, count: Int(crypto_pwhash_strbytes()))
            let isMade = Self.withBytes(of: password) { bytes, count in
                crypto_pwhash_str(&hash, bytes, count, UInt64(effort.passes), effort.memory) == 0
            }
            guard isMade else { return nil }
            return String(decoding: hash.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }

    /// Whether a hash is of a password; false too where memory is short.
    func verify(_ password: Password, against hash: String) async -> Bool {
        await Self.run {
            Self.withBytes(of: password) { bytes, count in crypto_pwhash_str_verify(hash, bytes, count) == 0 }
        }
    }

    /// A hash that no password has and that takes as long to compare as any: for e-mail addresses that nobody has.
    var hashOfNobody: String {
        let salt = String(repeating: "A", count: 22)
        let sum = String(repeating: "A", count: 43)
        return "$argon2id$v=19$m=\(effort.memory / 1024),t=\(effort.passes),p=1$\(salt)$\(sum)"
    }

    private static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
    }

    /// The copy of the password that libsodium reads is wiped afterwards.
    private static func withBytes<Result>(
        of password: Password,
        _ body: (UnsafePointer<CChar>, UInt64) -> Result
    ) -> Result {
        // One byte more, so that the buffer of an empty password has an address.
        var bytes = password.text.utf8.map { CChar(bitPattern: $0) } + [0]
        defer { sodium_memzero(&bytes, bytes.count) }
        return body(bytes, UInt64(bytes.count - 1))
    }
}
