import LocalAccounts
import News
import Schedule
import Settings
import Storage

/// The order in which the tables of the user's database came to be.
///
/// Lines are only ever added at the end.
enum UserSchema {
    static let migrations: [Migration] = [
        SettingsStore.migration,
        TripStore.migration,
        NewsStorage.userMigration,
        AccountStore.migration,
    ]
}
