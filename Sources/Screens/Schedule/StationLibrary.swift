import Foundation
import Schedule

/// The stations that the app shows: opened, imported and removed off the main thread, and whoever shows them is told.
@MainActor
final class StationLibrary {
    /// What there is to show.
    enum State {
        /// The directory is being opened.
        case opening
        /// The stations.
        case open(Content)
        /// Neither a directory nor the starter set can be read; the reason.
        case failed(String)
    }

    /// Stations, and where they are from.
    struct Content: Sendable {
        let directory: StationDirectory
        /// Whether these are the stations that the app brings along.
        let isStarterSet: Bool
        /// Why the person's own stations are not shown, where there are some.
        let problem: DirectoryError?
    }

    private(set) var state = State.opening {
        didSet { observers.tell() }
    }
    /// Told whenever the state has changed.
    let observers = Observers()

    private let store: StationStore
    private let starterSet: URL

    /// - Parameters:
    ///   - store: the folder with the imported stations
    ///   - starterSet: the file of the stations that the app brings along
    init(store: StationStore, starterSet: URL) {
        self.store = store
        self.starterSet = starterSet
    }

    /// The stations, once they are there.
    var directory: StationDirectory? {
        guard case .open(let content) = state else { return nil }
        return content.directory
    }

    /// Opens the directory, shows it, and checks its bytes after that.
    func open() async {
        state = await Self.opened(store, starterSet)
        guard case .open(let content) = state, !content.isStarterSet else { return }
        if let problem = await Self.damage(content.directory), directory === content.directory {
            state = await Self.starter(starterSet, problem)
        }
    }

    /// Imports a file in the task's form, in place of an earlier one of the same name, and shows the new stations.
    /// - Throws: `ImportError` or `DirectoryError`; nothing has changed then.
    func importFile(
        _ file: URL,
        progress: @escaping @MainActor (StationStore.Progress) -> Void
    ) async throws -> StationStore.Imported {
        let imported = try await Self.imported(file, store, progress)
        state = await Self.opened(store, starterSet)
        return imported
    }

    /// Removes a source; with the last one the starter set comes back.
    /// - Throws: `DirectoryError`; nothing has changed then.
    func remove(source name: String) async throws {
        try await Self.removed(name, store)
        state = await Self.opened(store, starterSet)
    }

    // MARK: Off the main thread

    @concurrent
    private nonisolated static func opened(_ store: StationStore, _ starterSet: URL) async -> State {
        do {
            return .open(Content(directory: try store.open(), isStarterSet: false, problem: nil))
        } catch {
            return await starter(starterSet, error as? DirectoryError)
        }
    }

    @concurrent
    private nonisolated static func starter(_ file: URL, _ problem: DirectoryError?) async -> State {
        do {
            let directory = try StationDirectory(starterSet: file)
            return .open(
                Content(directory: directory, isStarterSet: true, problem: problem == .missing ? nil : problem)
            )
        } catch {
            return .failed("\(error)")
        }
    }

    @concurrent
    private nonisolated static func damage(_ directory: StationDirectory) async -> DirectoryError? {
        do {
            try directory.verify()
            return nil
        } catch {
            return error as? DirectoryError ?? .damaged
        }
    }

    @concurrent
    private nonisolated static func removed(_ name: String, _ store: StationStore) async throws {
        _ = try store.remove(source: name)
    }

    @concurrent
    private nonisolated static func imported(
        _ file: URL,
        _ store: StationStore,
        _ progress: @escaping @MainActor (StationStore.Progress) -> Void
    ) async throws -> StationStore.Imported {
        var told = -1
        return try store.importFile(file) { step in
            // A large file reports thousands of times; a hundred is as much as can be seen.
            if case .reading(let part) = step {
                let percent = Int(part * 100)
                guard percent != told else { return }
                told = percent
            }
            Task { @MainActor in progress(step) }
        }
    }
}
