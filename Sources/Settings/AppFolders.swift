import Foundation

/// Where Wayside's files are.
///
/// On Linux as the XDG Base Directory Specification says, on Apple platforms in Application Support and Caches.
public struct AppFolders: Sendable, Hashable {
    /// What a person did and imported, as `user.sqlite` and the station directory.
    ///
    /// It is never thrown away.
    public let data: URL
    /// What can be fetched again: `cache.sqlite`, artwork, thumbnails.
    public let cache: URL

    /// Folders chosen by hand, as in tests.
    public init(data: URL, cache: URL) {
        self.data = data
        self.cache = cache
    }

    /// The folders that the system names for this program.
    public static func system() -> AppFolders {
        #if os(Linux)
        return AppFolders(
            environment: ProcessInfo.processInfo.environment,
            home: FileManager.default.homeDirectoryForCurrentUser
        )
        #else
        let manager = FileManager.default
        let support = manager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        let caches = manager.urls(for: .cachesDirectory, in: .userDomainMask).first
        let fallback = manager.temporaryDirectory
        return AppFolders(
            data: (support ?? fallback).appendingPathComponent("wayside", isDirectory: true),
            cache: (caches ?? fallback).appendingPathComponent("wayside", isDirectory: true)
        )
        #endif
    }

    /// The folders that the variables of an environment name.
    ///
    /// A relative path is not valid there and counts as not set, as the specification says.
    public init(environment: [String: String], home: URL) {
        func folder(_ variable: String, _ fallback: String) -> URL {
            let path = environment[variable] ?? ""
            let base =
                path.hasPrefix("/")
                ? URL(fileURLWithPath: path, isDirectory: true)
                : home.appendingPathComponent(fallback, isDirectory: true)
            return base.appendingPathComponent("wayside", isDirectory: true)
        }
        data = folder("XDG_DATA_HOME", ".local/share")
        cache = folder("XDG_CACHE_HOME", ".cache")
    }

    /// The database of what a person did.
    public var userDatabase: URL { data.appendingPathComponent("user.sqlite") }
    /// The database of what can be fetched again.
    public var cacheDatabase: URL { cache.appendingPathComponent("cache.sqlite") }

    /// Makes both folders, readable by their owner only.
    /// - Throws: an error of the file system.
    public func create() throws {
        for folder in [data, cache] {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        }
    }
}
