import Foundation
import Places

/// The pictures of a list's rows: what is in memory at once, the rest when it has come.
///
/// What was asked for is brought to its end even if its row is gone by then: the store keeps it for the next time.
///
/// A row asks by its own address each time it is shown, so a row that is used again never shows another one's picture.
@MainActor
final class RowThumbnails<Image: Sendable> {
    private let loader: PhotoLoader<Image>
    private var loading: [URL: Task<Void, Never>] = [:]
    /// What could not be brought is not asked for again by itself, or a row that is shown anew would ask for ever.
    private var failed: Set<URL> = []

    /// Called when a picture has come.
    var onArrival: ((URL) -> Void)?

    init(loader: PhotoLoader<Image>) {
        self.loader = loader
    }

    deinit {
        for task in loading.values { task.cancel() }
    }

    /// The picture if it is in memory; it is asked for otherwise.
    func image(at url: URL?) -> Image? {
        guard let url else { return nil }
        if let image = loader.cached(url) { return image }
        guard loading[url] == nil, !failed.contains(url) else { return nil }
        loading[url] = Task { [weak self, loader] in
            let image = try? await loader.picture(at: url)
            guard let self, !Task.isCancelled else { return }
            self.loading[url] = nil
            if image == nil { self.failed.insert(url) } else { self.onArrival?(url) }
        }
        return nil
    }

    /// What failed may be tried again.
    func forgetFailures() {
        failed = []
    }
}
