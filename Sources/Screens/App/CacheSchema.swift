import Music
import News
import Places
import Storage

/// The order in which the tables of the cache's database came to be.
///
/// Lines are only ever added at the end.
enum CacheSchema {
    static let migrations: [Migration] = [
        NewsStorage.cacheMigration,
        PlacesStorage.cacheMigration,
        MusicStorage.cacheMigration,
    ]
}
