// A program to be killed: it writes batches into a person's database and says "stored n" after each commit.
//
//   storage-crash-writer write FILE     batches without end
//   storage-crash-writer import FILE    a first import of many rows, as one migration

import Foundation
import Storage

/// Says a line at once: what stays in a buffer is lost with the process.
func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

let ledger = Migration(
    "ledger",
    """
    CREATE TABLE batches (number INTEGER PRIMARY KEY NOT NULL, size INTEGER NOT NULL);
    CREATE TABLE entries (
        batch INTEGER NOT NULL REFERENCES batches (number),
        position INTEGER NOT NULL,
        payload TEXT NOT NULL,
        PRIMARY KEY (batch, position)
    ) WITHOUT ROWID;
    CREATE TABLE total (one INTEGER PRIMARY KEY NOT NULL CHECK (one = 1), entries INTEGER NOT NULL);
    INSERT INTO total VALUES (1, 0);
    """
)

let firstImport = Migration("first import") { connection in
    say("importing")
    let insert = try connection.statement("INSERT INTO entries (batch, position, payload) VALUES (0, ?, ?)")
    try connection.execute("INSERT INTO batches (number, size) VALUES (0, 50000)")
    for position in 0..<50_000 {
        try insert.execute([.init(position), .init("row \(position)")])
    }
    try connection.execute("UPDATE total SET entries = 50000")
}

func writeBatches(_ database: Database) async throws {
    var number = try await database.read { connection in
        try connection.firstRow("SELECT coalesce(max(number), 0) AS last FROM batches", as: { try $0.int("last") }) ?? 0
    }
    while true {
        number += 1
        let batch = number
        let size = 1 + (batch * 7919) % 23
        try await database.write { connection in
            try connection.execute("INSERT INTO batches (number, size) VALUES (?, ?)", [.init(batch), .init(size)])
            for position in 0..<size {
                try connection.execute(
                    "INSERT INTO entries (batch, position, payload) VALUES (?, ?, ?)",
                    [.init(batch), .init(position), .init(String(repeating: "x", count: 40 * (position + 1)))]
                )
            }
            try connection.execute("UPDATE total SET entries = entries + ?", [.init(size)])
        }
        say("stored \(batch)")
    }
}

let arguments = CommandLine.arguments
guard arguments.count == 3, ["write", "import"].contains(arguments[1]) else {
    say("usage: storage-crash-writer write|import FILE")
    exit(2)
}
let file = URL(fileURLWithPath: arguments[2])
if arguments[1] == "import" {
    _ = try await Database.open(file, as: .user, migrator: Migrator([ledger, firstImport]))
    say("imported")
} else {
    let opened = try await Database.open(file, as: .user, migrator: Migrator([ledger]))
    try await writeBatches(opened.database)
}
