import Foundation

/// A folder that ends with the test that made it.
public final class TemporaryFolder: Sendable {
    /// Where it is.
    public let url: URL

    /// Makes it.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("wayside-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// A place in it.
    public func file(_ name: String) -> URL {
        url.appendingPathComponent(name)
    }

    /// The names in the folder, sorted.
    public var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }

    /// What a file in it holds.
    public func bytes(_ name: String) throws -> Data {
        try Data(contentsOf: file(name))
    }
}
