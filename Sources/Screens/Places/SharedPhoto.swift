import Foundation
import Places

/// A photo in a file of its own for a moment, so that it can be handed on as it is.
struct SharedPhoto: Sendable {
    /// Where the file is.
    let url: URL

    /// Writes the file, away from the main thread; nil where there is no room for it.
    init?(_ photo: PhotoFile) async {
        guard let url = await Self.write(photo) else { return nil }
        self.url = url
    }

    /// Removes the file.
    func remove() {
        // Where that fails, the system clears its temporary folder some day.
        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
    }

    /// Each in a folder of its own: two photos may bear one name.
    private nonisolated static func write(_ photo: PhotoFile) async -> URL? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wayside-" + UUID().uuidString)
        let url = folder.appendingPathComponent(photo.name)
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            try photo.data.write(to: url)
            return url
        } catch {
            return nil
        }
    }
}
