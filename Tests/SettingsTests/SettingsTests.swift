import Foundation
import Settings
import Storage
import Testing

@Suite("What a person has set")
struct SettingsTests {
    private func store() async throws -> SettingsStore {
        SettingsStore(database: try await Database.inMemory(migrator: Migrator([SettingsStore.migration])))
    }

    @Test("A first start follows the system and asks the services themselves")
    func firstStart() async throws {
        let settings = try await store().settings()
        #expect(settings.appearance == .system)
        #expect(settings.address(of: .news).absoluteString == "https://api.tinkoff.ru")
        #expect(settings.address(of: .albums).absoluteString == "https://itunes.apple.com")
        #expect(settings.address(of: .places).absoluteString == "https://608948878c8043001757e68c.mockapi.io/api/v1")
    }

    @Test("What is saved is there again, and what is restored to its default is gone")
    func saving() async throws {
        let store = try await store()
        let address = try #require(AppSettings.address(from: "https://news.example.org/api"))
        try await store.save(AppSettings(appearance: .dark, addresses: [.news: address]))
        #expect(try await store.settings() == AppSettings(appearance: .dark, addresses: [.news: address]))
        try await store.save(AppSettings(appearance: .dark))
        #expect(try await store.settings().address(of: .news) == Service.news.defaultAddress)
    }

    @Test("The tab that was seen last is there again, whatever else is saved")
    func lastTab() async throws {
        let store = try await store()
        #expect(try await store.lastTab() == nil)
        try await store.keep(lastTab: "news")
        try await store.keep(lastTab: "places")
        try await store.save(AppSettings(appearance: .dark))
        #expect(try await store.lastTab() == "places")
    }

    @Test("What is open on a tab is kept until it is closed, whatever else is set")
    func openScreens() async throws {
        let store = try await store()
        #expect(try await store.openScreens().isEmpty)
        try await store.keep(openScreen: "news/12%", ofTab: "news")
        try await store.keep(openScreen: "7", ofTab: "places")
        try await store.keep(openScreen: "8", ofTab: "places")
        try await store.save(AppSettings())
        #expect(try await store.openScreens() == ["news": "news/12%", "places": "8"])
        try await store.keep(openScreen: nil, ofTab: "news")
        #expect(try await store.openScreens() == ["places": "8"])
    }

    @Test(
        "An address is https, or http to this computer only",
        arguments: [
            ("https://example.org", "https://example.org"), (" https://example.org/ ", "https://example.org"),
            ("https://example.org/api/v1/", "https://example.org/api/v1"),
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
            ("http://localhost:1", "http://localhost:1"), ("http://example.org", nil), ("ftp://example.org", nil),
            ("example.org", nil), ("", nil), ("https://", nil), ("https://example.org/?q=1", nil),
            ("https://user:secret@example.org", nil), ("javascript:alert(1)", nil),
        ] as [(String, String?)]
    )
    func addresses(typed: String, read: String?) {
        #expect(AppSettings.address(from: typed)?.absoluteString == read)
    }

    @Test("One server for all services has the places under their own path")
    func oneServer() throws {
        let server = try #require(URL(string: "http://127.0.0.1:8080"))
        #expect(Service.news.address(onServer: server).absoluteString == "http://127.0.0.1:8080")
        #expect(Service.places.address(onServer: server).absoluteString == "http://127.0.0.1:8080/api/v1")
    }

    @Test("The folders follow the environment, and a relative path in it counts as none")
    func folders() {
        let home = URL(fileURLWithPath: "/home/somebody")
        let set = AppFolders(environment: ["XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/c"], home: home)
        #expect(set.userDatabase.path == "/d/wayside/user.sqlite")
        #expect(set.cacheDatabase.path == "/c/wayside/cache.sqlite")
        let unset = AppFolders(environment: ["XDG_DATA_HOME": "relative"], home: home)
        #expect(unset.data.path == "/home/somebody/.local/share/wayside")
        #expect(unset.cache.path == "/home/somebody/.cache/wayside")
    }

    @Test("What was downloaded from one service is measured and cleared without the others")
    func clearingOneService() async throws {
        let base = FileManager.default.temporaryDirectory.appendingPathComponent("clearing-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: base) }
        let folders = AppFolders(
            data: base.appendingPathComponent("data"),
            cache: base.appendingPathComponent("cache")
        )
        try folders.create()
        for folder in ["artwork", "thumbnails"] {
            let url = folders.cache.appendingPathComponent(folder)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try Data(count: 5_000).write(to: url.appendingPathComponent("a.jpg"))
        }
        let migration = Migration(
            "things-1",
            "CREATE TABLE news_things (t TEXT NOT NULL); CREATE TABLE places (t TEXT);"
        )
        let database = try await Database.open(folders.cacheDatabase, as: .cache, migrator: Migrator([migration]))
            .database
        try await database.write { connection in
            try connection.execute("INSERT INTO news_things VALUES ('1234567890')")
            try connection.execute("INSERT INTO places VALUES ('12345'), (NULL)")
        }
        let keeper = CacheKeeper(folders: folders, database: database)
        #expect(await keeper.size(of: .news) == 10)
        #expect(await keeper.size(of: .albums) == 5_000)
        #expect(await keeper.size(of: .places) == 5_005)
        try await keeper.clear(.places)
        #expect(await keeper.size(of: .places) == 0)
        #expect(await keeper.size(of: .news) == 10)
        #expect(await keeper.size(of: .albums) == 5_000)
        try await keeper.clear(.news)
        try await keeper.clear(.albums)
        #expect(await keeper.size(of: .news) == 0)
        #expect(await keeper.size(of: .albums) == 0)
    }

    @Test("Clearing removes what was downloaded and nothing else")
    func clearing() async throws {
        let base = FileManager.default.temporaryDirectory.appendingPathComponent("clearing-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: base) }
        let folders = AppFolders(
            data: base.appendingPathComponent("data"),
            cache: base.appendingPathComponent("cache")
        )
        try folders.create()
        let mine = folders.data.appendingPathComponent("mine")
        try Data("kept".utf8).write(to: mine)
        let artwork = folders.cache.appendingPathComponent("artwork")
        try FileManager.default.createDirectory(at: artwork, withIntermediateDirectories: true)
        try Data(count: 5_000).write(to: artwork.appendingPathComponent("a.jpg"))
        let migration = Migration("thing-1", "CREATE TABLE thing (id INTEGER PRIMARY KEY NOT NULL);")
        let database = try await Database.open(folders.cacheDatabase, as: .cache, migrator: Migrator([migration]))
            .database
        try await database.write { try $0.execute("INSERT INTO thing DEFAULT VALUES") }
        let keeper = CacheKeeper(folders: folders, database: database)
        #expect(await keeper.size() >= 5_000)
        try await keeper.clear()
        #expect(try await database.read { try $0.firstRow("SELECT count(*) AS n FROM thing") { try $0.int("n") } } == 0)
        #expect(!FileManager.default.fileExists(atPath: artwork.path))
        #expect(FileManager.default.fileExists(atPath: mine.path))
    }
}
