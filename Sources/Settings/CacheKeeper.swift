import Foundation
import Storage

/// Tells how much was downloaded, and throws it away when a person asks for that.
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

    /// Removes all that was downloaded: the files, and the rows of all tables of the cache's database.
    /// - Throws: `DatabaseError`, or an error of the file system; what could be removed is gone then.
    public func clear() async throws {
        if let database {
            try await database.write { connection in
                let tables = try connection.rows(
                    """
                    SELECT name FROM sqlite_master
                    WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '%migration%'
                    """
                ) { try $0.text("name") }
                for table in tables {
                    try connection.execute("DELETE FROM \"\(table.replacingOccurrences(of: "\"", with: "\"\""))\"")
                }
            }
        }
        let cache = folders.cache
        let kept = Set(["", "-wal", "-shm"].map { folders.cacheDatabase.lastPathComponent + $0 })
        try await Task.detached(priority: .utility) {
            let manager = FileManager.default
            guard manager.fileExists(atPath: cache.path) else { return }
            for file in try manager.contentsOfDirectory(at: cache, includingPropertiesForKeys: nil)
            where !kept.contains(file.lastPathComponent) {
                try manager.removeItem(at: file)
            }
        }.value
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
