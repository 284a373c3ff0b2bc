import Foundation
import Places
import Storage
import XCTest

@testable import Screens

// On iPhone its files are compiled into the module of the tests.
#if canImport(TestSupport)
import TestSupport
#endif

/// Caches of earlier versions open, with what was in them.
final class CacheSchemaTests: XCTestCase {
    /// What the first version made, as it was then.
    private static let first = Migration(
        "news-1",
        """
        CREATE TABLE news_headlines (
            source TEXT NOT NULL CHECK (source <> ''),
            id TEXT NOT NULL CHECK (id <> ''),
            title TEXT NOT NULL CHECK (title <> ''),
            published INTEGER,
            place INTEGER NOT NULL,
            generation INTEGER NOT NULL,
            PRIMARY KEY (source, id)
        ) WITHOUT ROWID;
        INSERT INTO news_headlines VALUES ('s', '1', 'Kept', 1, 1, 1);
        """
    )

    @MainActor
    func testACacheFromBeforeThePlacesKeepsItsNewsAndTakesPlaces() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("cache.sqlite")
        _ = try await Database.open(file, as: .cache, migrator: Migrator([Self.first]))
        let opened = try await Database.open(file, as: .cache, migrator: Migrator(CacheSchema.migrations))
        XCTAssertNil(opened.incident)
        let titles = try await opened.database.read { connection in
            try connection.rows("SELECT title FROM news_headlines") { try $0.text("title") }
        }
        XCTAssertEqual(titles, ["Kept"])
        let places = try await opened.database.read { connection in
            try connection.rows("SELECT count(*) AS number FROM places") { try $0.int("number") }
        }
        XCTAssertEqual(places, [0])
    }
}
