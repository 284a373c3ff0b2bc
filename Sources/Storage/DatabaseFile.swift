import Foundation

/// A database on the disk: the file and the companions that SQLite keeps beside it.
///
/// The write-ahead log holds what was committed and is not in the file yet: the three go together, always.
struct DatabaseFile {
    static let companions = ["-wal", "-shm"]

    let url: URL

    init(_ url: URL) {
        self.url = url
    }

    var exists: Bool {
        FileManager.default.fileExists(atPath: url.path)
    }

    /// The file's companion.
    func companion(_ suffix: String) -> URL {
        URL(fileURLWithPath: url.path + suffix, isDirectory: false)
    }

    /// Makes the folder and, for a person's own data, the file with rights for its owner alone; SQLite gives
    /// the companions the rights of the file.
    func prepare(isPrivate: Bool) throws {
        let files = FileManager.default
        do {
            try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            guard isPrivate else { return }
            if !exists, !files.createFile(atPath: url.path, contents: nil, attributes: Self.ownerOnly) {
                throw CocoaError(.fileWriteUnknown)
            }
            for path in [url.path] + Self.companions.map({ companion($0).path }) where files.fileExists(atPath: path) {
                try files.setAttributes(Self.ownerOnly, ofItemAtPath: path)
            }
        } catch {
            throw DatabaseError(.inaccessible, message: "the file \(url.lastPathComponent) cannot be made: \(error)")
        }
    }

    /// Moves the set.
    ///
    /// The companions go first: a log that stayed behind would be applied to the next file of that name.
    func move(to other: DatabaseFile) throws {
        do {
            for suffix in Self.companions
            where FileManager.default.fileExists(atPath: companion(suffix).path) {
                try FileManager.default.moveItem(at: companion(suffix), to: other.companion(suffix))
            }
            if exists { try FileManager.default.moveItem(at: url, to: other.url) }
        } catch {
            throw DatabaseError(.inaccessible, message: "\(url.lastPathComponent) cannot be set aside: \(error)")
        }
    }

    /// Removes the set, if it is there.
    func remove() {
        for path in Self.companions.map({ companion($0).path }) + [url.path] {
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    private static var ownerOnly: [FileAttributeKey: Any] { [.posixPermissions: 0o600] }
}
