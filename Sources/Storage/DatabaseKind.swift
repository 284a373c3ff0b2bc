/// What a file is worth, and hence how it is treated.
public enum DatabaseKind: Sendable, Hashable {
    /// What a person did: it cannot be fetched again.
    ///
    /// `synchronous=FULL`, readable by its owner only. A damaged file is set aside and salvaged. What cannot be
    /// opened is an error.
    case user
    /// What can be fetched again: it may be deleted at any time.
    ///
    /// `synchronous=NORMAL`. A damaged file, or one that a newer version of the app wrote, is set aside and
    /// replaced by an empty one; where no file can be had at all, the memory serves.
    case cache

    /// Milliseconds to wait for another process before giving up; SQLite's own default is none.
    static let busyTimeout = 5000

    /// What is set on each connection, in order.
    var pragmas: [String] {
        let common = [
            "PRAGMA journal_mode = WAL",
            "PRAGMA foreign_keys = ON",
            "PRAGMA cell_size_check = ON",
        ]
        switch self {
        case .user:
            // fullfsync: on Apple platforms fsync alone leaves the bytes in the drive's own memory.
            // secure_delete: what a person deletes is overwritten; SQLite leaves it in the file otherwise.
            return common + ["PRAGMA synchronous = FULL", "PRAGMA fullfsync = ON", "PRAGMA secure_delete = ON"]
        case .cache:
            // secure_delete: SQLite's default differs, Debian's overwrites. Answers are replaced all day long, and each
            // would be written twice; what a person wants forgotten is overwritten by `Database.erase`.
            return common + ["PRAGMA synchronous = NORMAL", "PRAGMA secure_delete = OFF"]
        }
    }
}
