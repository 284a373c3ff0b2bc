import Foundation
import Storage

/// Tells how much was downloaded for each service, and throws it away when a person asks for that.
public struct CacheKeeper: Sendable {
    private let folders: AppFolders
    private let database: Database?

    /// A keeper of the cache's folder and database.
    public init(folders: AppFolders, database: Database?) {
        self.folders = folders
        self.database = database
    }

    /// How many bytes the files of the cache take on disk.
    public func size() async -> Int {
        // Off the caller's thread: the folder may hold thousands of files.
        await Task.detached(priority: .utility) { Self.size(of: folders.cache) }.value
    }

    /// How many bytes were downloaded from a service and are still here: the content of its tables, and its files.
    public func size(of service: Service) async -> Int {
        let stored = try? await database?.read { connection in
            try Self.tables(of: service, in: connection).reduce(0) { sum, table in
                try sum + Self.contentSize(of: table, in: connection)
            }
        }
        let places = service.cacheFolders.map { folders.cache.appendingPathComponent($0, isDirectory: true) }
        let files = await Task.detached(priority: .utility) { places.map { Self.size(of: $0) }.reduce(0, +) }.value
        return (stored ?? 0) + files
    }

    /// Removes what was downloaded from a service, or without one all that was: files, and rows of the cache's database.
    /// - Throws: `DatabaseError`, or an error of the file system; what could be removed is gone then.
    public func clear(_ service: Service? = nil) async throws {
        try await database?.write { connection in
            for table in try Self.tables(of: service, in: connection) {
                try connection.execute("DELETE FROM \(Self.quoted(table))")
            }
        }
        let cache = folders.cache
        let kept = Set(["", "-wal", "-shm"].map { folders.cacheDatabase.lastPathComponent + $0 })
        try await Task.detached(priority: .utility) {
            let manager = FileManager.default
            guard manager.fileExists(atPath: cache.path) else { return }
            for file in try manager.contentsOfDirectory(at: cache, includingPropertiesForKeys: nil)
            where !kept.contains(file.lastPathComponent)
                && service?.cacheFolders.contains(file.lastPathComponent) != false
            {
                try manager.removeItem(at: file)
            }
        }.value
    }

    // MARK: Tables

    /// The tables of a service, or without one all that hold content.
    private static func tables(of service: Service?, in connection: Connection) throws -> [String] {
        let tables = try connection.rows(
            """
            SELECT name FROM sqlite_master
            WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '%migration%'
            """
        ) { try $0.text("name") }
        guard let service else { return tables }
        return tables.filter { $0.hasPrefix(service.tablePrefix) }
    }

    private static func contentSize(of table: String, in connection: Connection) throws -> Int {
        let columns = try connection.rows("PRAGMA table_info(\(quoted(table)))") { try $0.text("name") }
        let lengths = columns.map { "ifnull(length(CAST(\(quoted($0)) AS BLOB)), 0)" }.joined(separator: " + ")
        guard !lengths.isEmpty else { return 0 }
        let sum = "SELECT ifnull(sum(\(lengths)), 0) AS bytes FROM \(quoted(table))"
        return try connection.firstRow(sum) { try $0.int("bytes") } ?? 0
    }

    private static func quoted(_ name: String) -> String {
        "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }

    private static func size(of folder: URL) -> Int {
        guard
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        else { return 0 }
        var total = 0
        for case let file as URL in files {
            total += (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
        }
        return total
    }
}

extension Service {
    /// How the names of its tables in the cache's database begin.
    fileprivate var tablePrefix: String {
        switch self {
        case .news: "news_"
        case .albums: "music_"
        case .places: "place"
        }
    }

    /// Its folders in the cache's folder.
    fileprivate var cacheFolders: [String] {
        switch self {
        case .news: []
        case .albums: ["artwork"]
        case .places: ["thumbnails"]
        }
    }
}
