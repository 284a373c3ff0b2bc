import Foundation
import Storage

/// Keeps what a person has set in the user's database.
public struct SettingsStore: Sendable {
    /// The tables that the store needs; they belong to the user's database.
    public static let migration = Migration(
        "settings-1",
        """
        CREATE TABLE settings (
            name TEXT NOT NULL PRIMARY KEY CHECK (name <> ''),
            value TEXT NOT NULL
        ) WITHOUT ROWID;
        """
    )

    private let database: Database

    /// A store in a database that `migration` has been applied to.
    public init(database: Database) {
        self.database = database
    }

    /// What was set; a value that this version does not understand counts as not set.
    /// - Throws: `DatabaseError`.
    public func settings() async throws -> AppSettings {
        let pairs = try await database.read { connection in
            try connection.rows("SELECT name, value FROM settings") { row in
                (try row.text("name"), try row.text("value"))
            }
        }
        let values = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        var settings = AppSettings()
        settings.appearance = values["appearance"].flatMap(Appearance.init(rawValue:)) ?? .system
        for service in Service.allCases {
            if let text = values[Self.name(of: service)], let address = AppSettings.address(from: text) {
                settings.addresses[service] = address
            }
        }
        return settings
    }

    /// Keeps all settings, together.
    /// - Throws: `DatabaseError`; what was set before stays then.
    public func save(_ settings: AppSettings) async throws {
        var values = ["appearance": settings.appearance.rawValue]
        for (service, address) in settings.addresses { values[Self.name(of: service)] = address.absoluteString }
        let rows = values
        try await database.write { connection in
            try connection.execute("DELETE FROM settings WHERE name = 'appearance' OR name LIKE 'address.%'")
            for (name, value) in rows {
                try connection.execute(
                    "INSERT INTO settings (name, value) VALUES (?, ?)",
                    [SQLValue(name), SQLValue(value)]
                )
            }
        }
    }

    /// The tab that was seen last, by its name; nil before any was chosen.
    /// - Throws: `DatabaseError`.
    public func lastTab() async throws -> String? {
        try await database.read { connection in
            try connection.firstRow("SELECT value FROM settings WHERE name = 'tab'") { try $0.text("value") }
        }
    }

    /// Keeps which tab was seen last, so that the next start opens there.
    /// - Throws: `DatabaseError`.
    public func keep(lastTab name: String) async throws {
        try await database.write { connection in
            try connection.execute(
                "INSERT INTO settings (name, value) VALUES ('tab', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                [SQLValue(name)]
            )
        }
    }

    /// What is open on each tab, by the tab's name; tabs that show their first screen are left out.
    /// - Throws: `DatabaseError`.
    public func openScreens() async throws -> [String: String] {
        let pairs = try await database.read { connection in
            try connection.rows("SELECT substr(name, 6) AS tab, value FROM settings WHERE name LIKE 'open.%'") { row in
                (try row.text("tab"), try row.text("value"))
            }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// Keeps what is open on a tab, so that the next start shows it again; nil for its first screen.
    /// - Throws: `DatabaseError`.
    public func keep(openScreen identifier: String?, ofTab tab: String) async throws {
        try await database.write { connection in
            try connection.execute("DELETE FROM settings WHERE name = ?", [SQLValue("open." + tab)])
            guard let identifier else { return }
            try connection.execute(
                "INSERT INTO settings (name, value) VALUES (?, ?)",
                [SQLValue("open." + tab), SQLValue(identifier)]
            )
        }
    }

    private static func name(of service: Service) -> String { "address." + service.rawValue }
}
