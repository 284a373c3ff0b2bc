import Foundation

/// Sets a damaged database aside, where it stays for whoever can do more with it.
///
/// `user.sqlite` becomes `user.damaged-1.sqlite`, with `-wal` and `-shm` along; the next one gets number 2.
struct DamagedFile {
    private let file: DatabaseFile

    init(_ url: URL) {
        file = DatabaseFile(url)
    }

    /// Where a salvage builds its file, and where that waits once it is whole.
    var unfinishedSalvage: DatabaseFile { DatabaseFile(URL(fileURLWithPath: file.url.path + ".salvaging")) }
    var finishedSalvage: DatabaseFile { DatabaseFile(URL(fileURLWithPath: file.url.path + ".salvaged")) }

    /// Sets the set aside and returns where its file is now.
    func setAside() throws -> URL {
        // A set whose move was cut by a kill has its log at the number already, and its file joins it there.
        for number in 1...Self.mostNumbers {
            let place = place(number)
            let companionsClash = DatabaseFile.companions.contains { suffix in
                FileManager.default.fileExists(atPath: place.companion(suffix).path)
                    && FileManager.default.fileExists(atPath: file.companion(suffix).path)
            }
            if place.exists || companionsClash { continue }
            try file.move(to: place)
            return place.url
        }
        throw DatabaseError(
            .inaccessible,
            message: "\(Self.mostNumbers) damaged files stand beside \(file.url.lastPathComponent) already"
        )
    }

    /// Sets a cache aside and removes those set aside before: they must not fill the disk.
    func setAsideReplacingOlder() throws -> URL {
        for number in 1...Self.mostNumbers { place(number).remove() }
        return try setAside()
    }

    /// Ends a salvage that was killed after its file was whole and the damaged one was set aside.
    ///
    /// Returns where the damaged file is; nil where there was no such salvage.
    func adoptFinishedSalvage() throws -> URL? {
        guard finishedSalvage.exists, !file.exists else { return nil }
        try finishedSalvage.move(to: file)
        return (1...Self.mostNumbers).map(place).last(where: \.exists)?.url
    }

    private static let mostNumbers = 99

    private func place(_ number: Int) -> DatabaseFile {
        let base = file.url.deletingPathExtension().lastPathComponent
        let ending = file.url.pathExtension.isEmpty ? "" : ".\(file.url.pathExtension)"
        let folder = file.url.deletingLastPathComponent()
        return DatabaseFile(folder.appendingPathComponent("\(base).damaged-\(number)\(ending)"))
    }
}
