import Foundation
import Networking
import Storage

/// The lists of places and of their photos, in the cache's database; the photos themselves are never stored.
struct PlaceStore: Sendable {
    static let migration = Migration(
        "places-1",
        """
        CREATE TABLE places (
            source TEXT NOT NULL CHECK (source <> ''),
            id TEXT NOT NULL CHECK (id <> ''),
            name TEXT NOT NULL CHECK (name <> ''),
            created INTEGER,
            thumbnail TEXT,
            PRIMARY KEY (source, id)
        ) WITHOUT ROWID;
        CREATE TABLE place_photos (
            source TEXT NOT NULL,
            place TEXT NOT NULL,
            id TEXT NOT NULL CHECK (id <> ''),
            created INTEGER,
            image TEXT NOT NULL CHECK (image <> ''),
            PRIMARY KEY (source, place, id),
            FOREIGN KEY (source, place) REFERENCES places (source, id) ON DELETE CASCADE
        ) WITHOUT ROWID;
        CREATE TABLE place_lists (
            source TEXT NOT NULL CHECK (source <> ''),
            list TEXT NOT NULL,
            updated INTEGER NOT NULL,
            unreadable INTEGER NOT NULL CHECK (unreadable >= 0),
            etag TEXT,
            last_modified TEXT,
            PRIMARY KEY (source, list)
        ) WITHOUT ROWID;
        """
    )

    /// The name of the list of places among the lists, whose names are ids otherwise: no id is empty.
    private static let allPlaces = ""

    let database: Database

    /// The places of a source; nil where it never answered.
    func places(of source: String) async throws(PlacesError) -> StoredList<Place>? {
        try await database.readPlaces { connection in
            guard let state = try connection.placeList(Self.allPlaces, source) else { return nil }
            let places = try connection.rows(
                "SELECT id, name, created, thumbnail FROM places WHERE source = ?",
                [.init(source)]
            ) { row in
                Place(
                    id: try row.text("id"),
                    name: try row.text("name"),
                    created: try row.optionalDate("created"),
                    thumbnail: try row.optionalText("thumbnail").flatMap { URL(string: $0) }
                )
            }
            return StoredList(items: places, state: state)
        }
    }

    /// The photos of a place; nil where the source never answered for it.
    func photos(of place: String, source: String) async throws(PlacesError) -> StoredList<Photo>? {
        try await database.readPlaces { connection in
            guard let state = try connection.placeList(place, source) else { return nil }
            let photos = try connection.rows(
                "SELECT id, created, image FROM place_photos WHERE source = ? AND place = ?",
                [.init(source), .init(place)]
            ) { row in
                let address = try row.text("image")
                return try URL(string: address).map {
                    Photo(id: try row.text("id"), created: try row.optionalDate("created"), image: $0)
                }
            }
            return StoredList(items: photos.compactMap { $0 }, state: state)
        }
    }

    /// Takes over the places that a source has now: all of it or nothing.
    ///
    /// What it no longer has goes, with the list of its photos.
    func save(_ places: [Place], state: ListState, source: String) async throws(PlacesError) {
        try await database.writePlaces { connection in
            let stored = try connection.rows("SELECT id FROM places WHERE source = ?", [.init(source)]) {
                try $0.text("id")
            }
            for id in Set(stored).subtracting(places.map(\.id)) {
                try connection.execute("DELETE FROM places WHERE source = ? AND id = ?", [.init(source), .init(id)])
                try connection.execute(
                    "DELETE FROM place_lists WHERE source = ? AND list = ?",
                    [.init(source), .init(id)]
                )
            }
            for place in places {
                try connection.execute(
                    """
                    INSERT INTO places (source, id, name, created, thumbnail) VALUES (?, ?, ?, ?, ?)
                    ON CONFLICT (source, id) DO UPDATE SET
                        name = excluded.name, created = excluded.created, thumbnail = excluded.thumbnail
                    """,
                    [
                        .init(source), .init(place.id), .init(place.name), .init(place.created),
                        .init(place.thumbnail?.absoluteString),
                    ]
                )
            }
            try connection.storePlaceList(Self.allPlaces, state, source)
        }
    }

    /// Takes over the photos that a place has now: all of it or nothing.
    ///
    /// Nothing is stored for a place that has left the list meanwhile.
    func save(_ photos: [Photo], of place: String, state: ListState, source: String) async throws(PlacesError) {
        try await database.writePlaces { connection in
            let key: [SQLValue] = [.init(source), .init(place)]
            let isKnown = try connection.firstRow("SELECT 1 AS there FROM places WHERE source = ? AND id = ?", key) {
                try $0.bool("there")
            }
            guard isKnown == true else { return }
            try connection.execute("DELETE FROM place_photos WHERE source = ? AND place = ?", key)
            for photo in photos {
                try connection.execute(
                    "INSERT INTO place_photos (source, place, id, created, image) VALUES (?, ?, ?, ?, ?)",
                    key + [.init(photo.id), .init(photo.created), .init(photo.image.absoluteString)]
                )
            }
            try connection.storePlaceList(place, state, source)
        }
    }
}

/// A list as it is in the database.
struct StoredList<Item: Sendable>: Sendable {
    var items: [Item]
    var state: ListState
}

/// What is known of a list besides its items.
struct ListState: Sendable, Hashable {
    /// When the service last confirmed it.
    var updated: Date
    /// How many items of it could not be read.
    var unreadable: Int
    /// What to send with the next request for it.
    var validators: HTTPValidators
}

extension Connection {
    fileprivate func placeList(_ list: String, _ source: String) throws -> ListState? {
        try firstRow(
            "SELECT updated, unreadable, etag, last_modified FROM place_lists WHERE source = ? AND list = ?",
            [.init(source), .init(list)]
        ) { row in
            ListState(
                updated: try row.date("updated"),
                unreadable: try row.int("unreadable"),
                validators: HTTPValidators(
                    etag: try row.optionalText("etag"),
                    lastModified: try row.optionalText("last_modified")
                )
            )
        }
    }

    fileprivate func storePlaceList(_ list: String, _ state: ListState, _ source: String) throws {
        try execute(
            """
            INSERT INTO place_lists (source, list, updated, unreadable, etag, last_modified) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (source, list) DO UPDATE SET
                updated = excluded.updated, unreadable = excluded.unreadable,
                etag = excluded.etag, last_modified = excluded.last_modified
            """,
            [
                .init(source), .init(list), .init(state.updated), .init(state.unreadable),
                .init(state.validators.etag), .init(state.validators.lastModified),
            ]
        )
    }
}

extension Database {
    /// Reads, and tells what went wrong as a reason of the places.
    fileprivate func readPlaces<T: Sendable>(
        _ body: @Sendable (Connection) throws -> T
    ) throws(PlacesError) -> T {
        do {
            return try read(body)
        } catch {
            throw PlacesError(storing: error)
        }
    }

    /// Writes, and tells what went wrong as a reason of the places.
    fileprivate func writePlaces<T: Sendable>(
        _ body: @Sendable (Connection) throws -> T
    ) throws(PlacesError) -> T {
        do {
            return try write(body)
        } catch {
            throw PlacesError(storing: error)
        }
    }
}

extension PlacesError {
    /// A database throws nothing but its own errors.
    fileprivate init(storing error: any Error) {
        self = (error as? DatabaseError).map { .storage($0) } ?? .unreadable
    }
}
