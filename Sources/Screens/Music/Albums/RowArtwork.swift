import Foundation
import Music

/// The pictures of a list's rows: what is in memory at once, the rest when it has come.
///
/// A row asks by its own address each time it is shown, so a row that is used again never shows another one's picture.
@MainActor
final class RowArtwork<Picture: Sendable> {
    private let loader: ArtworkLoader<Picture>
    private let pixels: Int
    private var loading: [URL: Task<Void, Never>] = [:]
    /// What could not be brought is not asked for again by itself, or a row that is shown anew would ask for ever.
    private var failed: Set<URL> = []

    /// Called when a picture has come.
    var onArrival: ((URL) -> Void)?

    /// - Parameter pixels: the side that is shown, in pixels
    init(loader: ArtworkLoader<Picture>, pixels: Int) {
        self.loader = loader
        self.pixels = pixels
    }

    deinit {
        for task in loading.values { task.cancel() }
    }

    /// The picture if it is in memory; it is asked for otherwise.
    func picture(at url: URL?) -> Picture? {
        guard let url else { return nil }
        if let picture = loader.remembered(url, pixels: pixels) { return picture }
        guard loading[url] == nil, !failed.contains(url) else { return nil }
        loading[url] = Task { [weak self, loader, pixels] in
            let picture = try? await loader.picture(url, pixels: pixels)
            guard let self, !Task.isCancelled else { return }
            self.loading[url] = nil
            if picture == nil { self.failed.insert(url) } else { self.onArrival?(url) }
        }
        return nil
    }

    /// The row is no longer seen.
    func leave(_ url: URL?) {
        guard let url else { return }
        loading.removeValue(forKey: url)?.cancel()
    }

    /// What failed may be tried again.
    func forgetFailures() {
        failed = []
    }
}
