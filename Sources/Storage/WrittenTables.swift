import CSQLite

/// Learns from SQLite's authorizer which tables a statement can change.
///
/// The update hook would be told of each row, and never of tables without row ids, of rows that `REPLACE`
/// pushes out, or of a `DELETE` without `WHERE`. The authorizer is asked while a statement is prepared, and
/// for everything it reaches: triggers and the actions of foreign keys too.
final class WrittenTables {
    private var tables: Set<String> = []
    private var isListening = false

    /// Asks `connection` to tell; the object must live as long as the connection.
    func watch(_ connection: OpaquePointer) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        sqlite3_set_authorizer(
            connection,
            { context, action, table, _, _, _ in
                let isWrite = action == SQLITE_INSERT || action == SQLITE_UPDATE || action == SQLITE_DELETE
                if isWrite, let context, let table {
                    Unmanaged<WrittenTables>.fromOpaque(context).takeUnretainedValue().note(String(cString: table))
                }
                return SQLITE_OK
            },
            context
        )
    }

    func start() {
        tables = []
        isListening = true
    }

    func finish() -> Set<String> {
        isListening = false
        return tables
    }

    /// SQLite's own tables are of no interest: making an index writes `sqlite_master`.
    private func note(_ table: String) {
        if isListening, !table.hasPrefix("sqlite_") {
            tables.insert(table)
        }
    }
}
