import Foundation

/// The changes that make a schema, in order, each under a name that never changes.
///
/// Append only: a migration that has reached a person is never edited, renamed or moved; a mistake in it is
/// mended by another one at the end. What is missing is applied in one transaction when a database is opened,
/// so a kill in the middle leaves the old version whole and the next start begins again.
///
/// ```swift
/// let migrator = Migrator([
///     Migration("news", "CREATE TABLE news (id TEXT PRIMARY KEY NOT NULL, title TEXT NOT NULL) WITHOUT ROWID"),
///     Migration("news: language", "ALTER TABLE news ADD COLUMN language TEXT"),
/// ])
/// ```
public struct Migrator: Sendable {
    let migrations: [Migration]

    /// The migrations in their order; two of one name stop the program.
    public init(_ migrations: [Migration]) {
        let names = migrations.map(\.name)
        precondition(Set(names).count == names.count, "Two migrations bear one name: \(names)")
        self.migrations = migrations
    }

    /// Applies what is missing.
    ///
    /// - Throws: `newerThanApp`, with the file untouched, where it has migrations that are not known here.
    func migrate(_ connection: Connection) throws {
        _ = try connection.transaction(.writing) { connection in
            let applied = try appliedNames(connection)
            let known = migrations.map(\.name)
            guard applied.count <= known.count, applied == Array(known.prefix(applied.count)) else {
                let unknown = applied.filter { !known.contains($0) }
                throw DatabaseError(
                    .newerThanApp,
                    message: unknown.isEmpty
                        ? "the file's migrations \(applied) stand in another order than \(known)"
                        : "the file has migrations that this version does not know: \(unknown)"
                )
            }
            if applied.isEmpty { try connection.executeScript(Self.table) }
            for (position, migration) in migrations.enumerated().dropFirst(applied.count) {
                try migration.apply(connection)
                try connection.execute(
                    "INSERT INTO wayside_migrations (position, name) VALUES (?, ?)",
                    [.init(position), .init(migration.name)]
                )
            }
            if applied.count < known.count { try checkForeignKeys(connection) }
        }
    }

    /// The migrator as it was when `names` were all there were; itself where the names are not its own.
    func upTo(_ names: [String]?) -> Migrator {
        guard let names, migrations.prefix(names.count).map(\.name) == names else { return self }
        return Migrator(Array(migrations.prefix(names.count)))
    }

    private static let table = """
        CREATE TABLE IF NOT EXISTS wayside_migrations (
            position INTEGER PRIMARY KEY NOT NULL,
            name TEXT NOT NULL UNIQUE
        )
        """

    private func appliedNames(_ connection: Connection) throws -> [String] {
        let isThere = try connection.firstRow(
            "SELECT 1 AS there FROM sqlite_master WHERE type = 'table' AND name = 'wayside_migrations'",
            as: { try $0.bool("there") }
        )
        guard isThere == true else { return [] }
        return try connection.rows("SELECT name FROM wayside_migrations ORDER BY position", as: { try $0.text("name") })
    }

    private func checkForeignKeys(_ connection: Connection) throws {
        let orphans = try connection.rows("PRAGMA foreign_key_check", as: { try $0.text("table") })
        guard orphans.isEmpty else {
            throw DatabaseError(
                .constraint,
                message: "migrations leave rows without what they refer to, in: \(Set(orphans).sorted())"
            )
        }
    }
}

/// One named change of the schema.
public struct Migration: Sendable {
    /// What it is called for ever.
    public let name: String
    let apply: @Sendable (Connection) throws -> Void

    /// A change that is SQL alone.
    public init(_ name: String, _ sql: String) {
        self.name = name
        apply = { try $0.executeScript(sql) }
    }

    /// A change that computes; it runs inside the transaction of the migrator.
    public init(_ name: String, _ apply: @escaping @Sendable (Connection) throws -> Void) {
        self.name = name
        self.apply = apply
    }
}
