import Foundation

/// Gzip bombs by size; packing 200 MB takes a second, so each is packed once.
final class BombStore: Sendable {
    private let packed = Guarded<[Int: Data]>([:])

    func bomb(of bytes: Int) -> Data? {
        packed.update { packed in
            if let known = packed[bytes] { return known }
            // It begins like an answer of the news service, so that nobody can refuse it by its first bytes.
            let made = Gzip.bomb(first: Data("{\"resultCode\":\"OK\",\"payload\":[".utf8), size: bytes)
            packed[bytes] = made
            return made
        }
    }
}
