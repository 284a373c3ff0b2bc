import Foundation

/// The folder where the station directory is kept: imports, removals, exports.
///
/// The directory file is never written in place. A new one is written beside it, flushed to the disk and renamed over
/// it, so whatever happens there is the old directory or the new one, whole.
public struct StationStore: Sendable {
    /// The folder: `$XDG_DATA_HOME/wayside` on Linux, Application Support on Apple platforms.
    public let folder: URL

    /// A store in a folder, which is made when something is written.
    public init(folder: URL) {
        self.folder = folder
    }

    /// The folder where the app and the command line keep stations: `wayside` in `$XDG_DATA_HOME`, which is
    /// `~/.local/share` where it is not set or no absolute path; on Apple platforms in Application Support.
    public static func standardFolder(_ environment: [String: String]) -> URL {
        #if os(Linux)
        let home = environment["HOME"] ?? NSHomeDirectory()
        let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/share"
        return URL(fileURLWithPath: data, isDirectory: true).appendingPathComponent("wayside", isDirectory: true)
        #else
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return (support ?? URL(fileURLWithPath: NSHomeDirectory())).appendingPathComponent("wayside", isDirectory: true)
        #endif
    }

    /// The directory file.
    public var file: URL { folder.appendingPathComponent("stations.directory") }

    /// Opens the directory in constant time; throws `DirectoryError`.
    public func open() throws -> StationDirectory {
        try StationDirectory(contentsOf: file)
    }

    /// The directory; or the starter set and the reason, where there is no directory that can be used.
    ///
    /// Throws `ImportError` where the starter set cannot be read either.
    public func open(orStarterSet starter: URL) throws -> (directory: StationDirectory, problem: DirectoryError?) {
        do {
            return (try open(), nil)
        } catch let problem as DirectoryError {
            return (try StationDirectory(starterSet: starter), problem)
        }
    }

    /// What an import is at.
    public enum Progress: Equatable, Sendable {
        /// Reading the file; the part that is done, 0 to 1.
        case reading(Double)
        /// Sorting and indexing.
        case building
        /// Writing the directory.
        case writing
    }

    /// What an import did.
    public struct Imported: Equatable, Sendable {
        /// The source as it is now in the directory.
        public let source: SourceInfo
        /// Whether it took the place of a source of the same name.
        public let isReplacement: Bool
        /// Where a damaged directory was moved to, which had to make way.
        public let setAside: URL?
    }

    /// Imports a file in the task's form as a source, in place of one of the same name.
    ///
    /// Other sources stay. A damaged directory is set aside; one of a later version is not touched. Throws
    /// `ImportError` or `DirectoryError`; nothing has changed then. Takes seconds: not for the main thread.
    public func importFile(
        _ url: URL,
        named name: String? = nil,
        at date: Date = Date(),
        progress: (Progress) -> Void = { _ in }
    ) throws -> Imported {
        let name = name ?? TitleCleaning.clean(String(url.deletingPathExtension().lastPathComponent.prefix(100)))
        guard SourceInfo.isName(name) else { throw ImportError.badName }
        let read = try StationFileReader.read(fileAt: url) { progress(.reading($0)) }
        let info = SourceInfo(name: name, fileName: url.lastPathComponent, importedAt: date, report: read.report)
        let new = DirectoryBuilder.Source(info: info, lists: read.lists)
        return try withLock {
            let (known, setAside) = try knownSources()
            var sources = known
            let position = sources.firstIndex { $0.info.name == name }
            if let position { sources[position] = new } else { sources.append(new) }
            progress(.building)
            let pieces = try DirectoryBuilder.build(sources)
            progress(.writing)
            try write(pieces)
            return Imported(source: info, isReplacement: position != nil, setAside: setAside)
        }
    }

    /// Puts a source that was made up in memory into the folder, and nothing else; for benchmarks.
    package func write(_ lists: ImportedLists, named name: String) throws {
        let info = SourceInfo(name: name, fileName: name, importedAt: Date(), report: ImportReport())
        try withLock { try write(DirectoryBuilder.build([DirectoryBuilder.Source(info: info, lists: lists)])) }
    }

    /// Removes a source; with the last one the directory goes, and the starter set comes back.
    ///
    /// Returns whether there was such a source. Throws `DirectoryError`.
    public func remove(source name: String) throws -> Bool {
        try withLock {
            let directory = try open()
            guard directory.sources.contains(where: { $0.name == name }) else { return false }
            try directory.verify()
            let left = directory.builderSources().filter { $0.info.name != name }
            if left.isEmpty {
                guard unlink(file.path) == 0 else { throw StationStore.systemError() }
            } else {
                try write(DirectoryBuilder.build(left))
            }
            return true
        }
    }

    /// The sources that stay at an import.
    ///
    /// A damaged directory is moved out of the way.
    private func knownSources() throws -> ([DirectoryBuilder.Source], setAside: URL?) {
        do {
            let directory = try open()
            try directory.verify()
            return (directory.builderSources(), nil)
        } catch DirectoryError.missing {
            return ([], nil)
        } catch let error as DirectoryError where error.makesWay {
            return ([], try setAside())
        }
    }

    private func setAside() throws -> URL {
        for number in 1...1_000 {
            let aside = folder.appendingPathComponent("stations.directory.damaged-\(number)")
            if access(aside.path, F_OK) == 0 { continue }
            guard rename(file.path, aside.path) == 0 else { throw StationStore.systemError() }
            return aside
        }
        throw DirectoryError.unreadable("there are too many damaged directories in \(folder.path)")
    }

    /// One import or removal at a time, also of other processes: the lock goes with the process that holds it.
    private func withLock<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw DirectoryError.unreadable("cannot make the folder \(folder.path)")
        }
        let lock = Foundation.open(
            folder.appendingPathComponent("stations.lock").path,
            O_RDWR | O_CREAT | O_CLOEXEC,
            0o600
        )
        guard lock >= 0 else { throw StationStore.systemError() }
        defer { close(lock) }
        while flock(lock, LOCK_EX) != 0 {
            guard errno == EINTR else { throw StationStore.systemError() }
        }
        return try body()
    }

    /// Writes beside, flushes, renames.
    ///
    /// Whoever is killed in between leaves a file that the next one writes over.
    private func write(_ pieces: [[UInt8]]) throws {
        let path = file.path + ".new"
        let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StationStore.systemError() }
        do {
            defer { close(descriptor) }
            for piece in pieces { try StationStore.write(piece, to: descriptor) }
            guard fsync(descriptor) == 0 else { throw StationStore.systemError() }
        } catch {
            unlink(path)
            throw error
        }
        guard rename(path, file.path) == 0 else {
            let error = StationStore.systemError()
            unlink(path)
            throw error
        }
        // The name is safe only once the folder is on the disk.
        let folderDescriptor = Foundation.open(folder.path, O_RDONLY | O_CLOEXEC)
        if folderDescriptor >= 0 {
            fsync(folderDescriptor)
            close(folderDescriptor)
        }
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) throws {
        try bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let count = Foundation.write(
                    descriptor,
                    buffer.baseAddress.map { $0 + offset },
                    min(buffer.count - offset, 1 << 24)
                )
                if count < 0 {
                    if errno == EINTR { continue }
                    throw systemError()
                }
                offset += count
            }
        }
    }

    private static func systemError() -> DirectoryError {
        .unwritable(String(cString: strerror(errno)))
    }
}

extension StationDirectory {
    /// All sources with their lists, as an import takes them.
    func builderSources() -> [DirectoryBuilder.Source] {
        sources.map { source in
            var lists = ImportedLists()
            for direction in Direction.allCases { lists[direction] = list(direction).imported(source: source.name) }
            return DirectoryBuilder.Source(info: source, lists: lists)
        }
    }
}
