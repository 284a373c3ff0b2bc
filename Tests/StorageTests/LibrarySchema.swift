import Foundation
import Storage

/// A small schema with what schemas have: keys of both kinds, a foreign key, a trigger.
enum LibrarySchema {
    static let migrator = Migrator([
        Migration(
            "readers",
            """
            CREATE TABLE readers (id INTEGER PRIMARY KEY NOT NULL, name TEXT NOT NULL UNIQUE);
            CREATE TABLE openings (
                item TEXT NOT NULL,
                reader INTEGER NOT NULL REFERENCES readers (id) ON DELETE CASCADE,
                count INTEGER NOT NULL CHECK (count > 0),
                PRIMARY KEY (item, reader)
            ) WITHOUT ROWID;
            """
        ),
        Migration(
            "journal",
            """
            CREATE TABLE journal (note TEXT NOT NULL);
            CREATE TRIGGER reader_joins AFTER INSERT ON readers BEGIN
                INSERT INTO journal (note) VALUES ('joined ' || new.name);
            END;
            """
        ),
    ])

    static func open(_ file: URL, as kind: DatabaseKind = .user) async throws -> Database.Opened {
        try await Database.open(file, as: kind, migrator: migrator)
    }

    /// Makes a file with readers 1…count, each with one opening, and closes it.
    static func fill(_ file: URL, as kind: DatabaseKind = .user, readers count: Int) async throws {
        try await open(file, as: kind).database.write { connection in
            for number in 1...count {
                try connection.execute(
                    "INSERT INTO readers (id, name) VALUES (?, ?)",
                    [.init(number), .init("reader \(number) " + String(repeating: "·", count: 60))]
                )
                try connection.execute(
                    "INSERT INTO openings (item, reader, count) VALUES (?, ?, 1)",
                    [.init("item \(number)"), .init(number)]
                )
            }
        }
    }
}

extension Database {
    /// How many rows a table has.
    func count(_ table: String) throws -> Int {
        try read { connection in
            try connection.firstRow("SELECT count(*) AS n FROM \(table)", as: { try $0.int("n") }) ?? 0
        }
    }
}
