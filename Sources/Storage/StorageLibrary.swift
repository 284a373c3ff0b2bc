import CSQLite

/// The library that Storage stands on.
public enum StorageLibrary {
    /// The version of SQLite that runs, as in "3.40.1".
    public static var version: String { String(cString: sqlite3_libversion()) }
}
