import Foundation
import LocalAccounts
import Localization
import Networking
import News
import Schedule
import Settings
import Storage

/// Everything that screens are given, made in one place.
@MainActor
final class Dependencies {
    let localizer: Localizer
    let folders: AppFolders
    let settingsStore: SettingsStore
    let cacheKeeper: CacheKeeper
    /// Asks services: it waits where it is asked to, and hammers nobody.
    let httpClient: any HTTPClient
    let newsStorage: NewsStorage
    /// What can be fetched again.
    let cacheDatabase: Database
    let pictures: PictureLoaders
    let music: MusicSources
    let accounts: AccountStore
    let stations: StationLibrary
    let trips: TripKeeper
    /// What was set when the app started; `--services` on the command line counts before it.
    private(set) var settings: AppSettings
    /// The name of the tab that was seen last.
    let lastTab: String?
    /// What was open on each tab, by the tab's name.
    let openScreens: [String: String]
    /// What a person must be told once the window is there: a damaged database, say.
    let notices: [String]
    /// Whether the photos of a place list what is in memory.
    let showsPhotoMemory: Bool
    private let servicesServer: URL?
    private var settingsObservers: [(AppSettings) -> Void] = []

    private init(
        localizer: Localizer,
        folders: AppFolders,
        userDatabase: Database,
        cacheDatabase: Database,
        settings: AppSettings,
        trips: TripKeeper,
        lastTab: String?,
        openScreens: [String: String],
        arguments: AppArguments,
        notices: [String]
    ) {
        self.localizer = localizer
        self.folders = folders
        self.settings = settings
        self.trips = trips
        self.lastTab = lastTab
        self.openScreens = openScreens
        servicesServer = arguments.services
        showsPhotoMemory = arguments.showsPhotoMemory
        self.notices = notices
        settingsStore = SettingsStore(database: userDatabase)
        cacheKeeper = CacheKeeper(folders: folders, database: cacheDatabase)
        let network = makeSystemClient(userAgent: "Wayside/" + AppVersion.short)
        httpClient = RetryingClient(network)
        newsStorage = NewsStorage(user: userDatabase, cache: cacheDatabase)
        self.cacheDatabase = cacheDatabase
        pictures = PictureLoaders(network: httpClient, cacheFolder: folders.cache)
        music = MusicSources(
            network: network,
            cache: cacheDatabase,
            cacheFolder: folders.cache,
            region: localizer.region
        )
        accounts = AccountStore(database: userDatabase)
        stations = StationLibrary(
            store: StationStore(folder: folders.data),
            starterSet: Self.folder(ofModule: "Schedule").appendingPathComponent("StarterStations.json")
        )
    }

    /// Opens the databases and reads the settings.
    ///
    /// A database that cannot be opened is replaced by one in memory, and the person is told that nothing will be
    /// kept.
    static func open(arguments: AppArguments) async -> Dependencies {
        let localizer = loadLocalizer()
        let folders = AppFolders.system()
        var notices: [String] = []
        let user = await openUserDatabase(folders, localizer: localizer, notices: &notices)
        let store = SettingsStore(database: user)
        let settings = (try? await store.settings()) ?? AppSettings()
        return Dependencies(
            localizer: localizer,
            folders: folders,
            userDatabase: user,
            cacheDatabase: await openCacheDatabase(folders),
            settings: settings,
            trips: await openTrips(user, localizer: localizer),
            lastTab: try? await store.lastTab(),
            openScreens: (try? await store.openScreens()) ?? [:],
            arguments: arguments,
            notices: notices
        )
    }

    /// The address to ask a service at.
    func address(of service: Service) -> URL {
        servicesServer.map { service.address(onServer: $0) } ?? settings.address(of: service)
    }

    /// Keeps changed settings and tells whoever goes by them.
    func change(_ settings: AppSettings) async throws {
        try await settingsStore.save(settings)
        self.settings = settings
        for observer in settingsObservers { observer(settings) }
    }

    /// Calls a closure now and whenever the settings change, for as long as the app runs.
    func observeSettings(_ observer: @escaping (AppSettings) -> Void) {
        settingsObservers.append(observer)
        observer(settings)
    }

    private static func openTrips(_ database: Database, localizer: Localizer) async -> TripKeeper {
        let store = TripStore(database: database)
        let today = CalendarDate.today(in: localizer.timeZone)
        let record = (try? await store.record(today: today)) ?? TripRecord(today: today)
        return TripKeeper(record: record) { try await store.save($0) }
    }

    /// The folder of the files that a module ships.
    private static func folder(ofModule module: String) -> URL {
        do {
            return try ResourceLocator().folder(ofModule: module)
        } catch {
            FileHandle.standardError.write(Data("wayside: \(error)\n".utf8))
            exit(70)
        }
    }

    private static func loadLocalizer() -> Localizer {
        do {
            return try Localizer.system()
        } catch {
            // Without its texts the program was installed by halves; nothing on the screen would make sense.
            FileHandle.standardError.write(Data("wayside: \(error)\n".utf8))
            exit(70)
        }
    }

    /// A cache always opens: a damaged one is begun anew, and in the worst case it lives in memory.
    private static func openCacheDatabase(_ folders: AppFolders) async -> Database {
        let migrator = Migrator(CacheSchema.migrations)
        do {
            return try await Database.open(folders.cacheDatabase, as: .cache, migrator: migrator).database
        } catch {
            return await inMemory(migrator)
        }
    }

    private static func openUserDatabase(
        _ folders: AppFolders,
        localizer: Localizer,
        notices: inout [String]
    ) async -> Database {
        let migrator = Migrator(UserSchema.migrations)
        do {
            try folders.create()
            let opened = try await Database.open(folders.userDatabase, as: .user, migrator: migrator)
            if opened.incident != nil { notices.append(localizer.text("common.database.setAside")) }
            return opened.database
        } catch {
            notices.append(localizer.text("common.database.unusable", "\(error)"))
        }
        return await inMemory(migrator)
    }

    /// Nothing can be done without any database at all.
    private static func inMemory(_ migrator: Migrator) async -> Database {
        do {
            return try await Database.inMemory(migrator: migrator)
        } catch {
            FileHandle.standardError.write(Data("wayside: \(error)\n".utf8))
            exit(70)
        }
    }
}
