import Foundation
import Networking
import Storage

/// Fetches, checks and decodes pictures: one request for each, however many views wait for it.
///
/// ```swift
/// if let image = loader.cached(url) { show(image) }            // at once
/// let task = Task { show(try await loader.picture(at: url)) }  // a view that goes away cancels its task
/// ```
///
/// What could not be brought takes no place in the cache and can be asked for again at any time; only what the service
/// says is gone for good (404, 410) is left alone for a while.
@MainActor
public final class PhotoLoader<Image: Sendable> {
    /// What the pictures are for.
    public enum Purpose: Sendable {
        /// Large pictures, ten in memory: the download that nobody waits for any more is cancelled.
        case photos
        /// Small pictures, kept as files in a store: a download is finished, since the list will want it again.
        case thumbnails(DiskCache)
    }

    /// What is in memory now.
    public private(set) var cache: PhotoCache<Image> {
        didSet {
            files = files.filter { cache.image(for: $0.key) != nil }
            onChange?(cache.contents)
        }
    }
    /// Called with the addresses in memory, the newest download last, whenever they have changed.
    public var onChange: (([URL]) -> Void)?

    private let fetcher: PhotoFetcher<Image>
    private let requests: SharedRequests<URL, Result<Image, PhotoError>>
    private let keepsFiles: Bool
    /// The files of the pictures in memory, as far as they are not too large.
    private var files: [URL: Data] = [:]
    private let now: @Sendable () -> Date
    /// What is gone for good, and when that was said.
    private var gone: [URL: Date] = [:]

    /// How long what is gone for good is left alone, in seconds.
    static var goneInterval: TimeInterval { 600 }
    /// The largest file that is kept beside its picture, in bytes: ten of them are 80 MB at most, and usually 20.
    static var keptFileBytes: Int { 8_000_000 }
    /// How many thumbnails are kept decoded besides their files: some screens full.
    static var thumbnailsInMemory: Int { 120 }

    /// A loader with an empty memory.
    /// - Parameters:
    ///   - frame: what pictures are made to fit while they are decoded: the screen, in pixels
    ///   - budget: how much memory decoding one may take
    ///   - decode: makes a picture of a file, upright, no larger than the frame; called off the main thread, one
    ///     picture at a time; nil where the file cannot be decoded
    ///   - now: the clock
    public init(
        for purpose: Purpose,
        client: any HTTPClient,
        frame: PixelSize,
        budget: PixelBudget = .standard,
        now: @escaping @Sendable () -> Date = { Date() },
        decode: @escaping @Sendable (Data, PixelSize) -> Image?
    ) {
        let store: DiskCache?
        switch purpose {
        case .photos:
            cache = PhotoCache()
            keepsFiles = true
            requests = SharedRequests(abandoned: .cancelled)
            store = nil
        case .thumbnails(let files):
            cache = PhotoCache(capacity: Self.thumbnailsInMemory)
            keepsFiles = false
            requests = SharedRequests(abandoned: .finished)
            store = files
        }
        fetcher = PhotoFetcher(
            client: client,
            store: store,
            budget: budget,
            frame: frame,
            decoder: PhotoDecoder(decode)
        )
        self.now = now
    }

    /// The picture where it is in memory.
    public func cached(_ url: URL) -> Image? {
        cache.image(for: url)
    }

    /// The picture: from memory, or downloaded.
    ///
    /// - Parameter isRetry: a person wants it, whatever was said before
    /// - Throws: why there is none; `network(.cancelled)` where the calling task was cancelled.
    public func picture(at url: URL, isRetry: Bool = false) async throws(PhotoError) -> Image {
        if let image = cached(url) { return image }
        if let since = gone[url] {
            if !isRetry, abs(now().timeIntervalSince(since)) < Self.goneInterval {
                throw .network(.serverError(code: 404))
            }
            gone[url] = nil
        }
        let result = await requests.value(for: url) { [weak self, fetcher] in
            // Another request for it may have ended since this one was looked up.
            if let image = await self?.cached(url) { return .success(image) }
            let result = await fetcher.picture(url)
            await self?.keep(result, of: url)
            return result.map(\.image)
        }
        guard let result else { throw .network(.cancelled) }
        return try result.get()
    }

    /// The photo as the service has it, to be saved or handed on.
    ///
    /// It is in memory as long as the picture is; one that was too large to be kept there is downloaded once more.
    /// - Throws: why there is none.
    public func file(at url: URL) async throws(PhotoError) -> PhotoFile {
        if let data = files[url] { return PhotoFile(data, from: url) }
        return PhotoFile(try await fetcher.file(url), from: url)
    }

    /// Lets the pictures in memory go; what is on the screen stays there.
    public func forget() {
        cache.removeAll()
    }

    private func keep(_ result: Result<FetchedPicture<Image>, PhotoError>, of url: URL) {
        switch result {
        case .success(let fetched):
            if keepsFiles, fetched.data.count <= Self.keptFileBytes { files[url] = fetched.data }
            cache.insert(fetched.image, for: url)
        case .failure(let error): if error.isGone { gone[url] = now() }
        }
    }
}
