import Foundation
import Networking
import Storage

/// Pictures of albums: from memory, from the disk, from the network.
///
/// However many want a picture, it is asked for once; when nobody wants it any more, its request ends. What comes is
/// decoded to the size that is shown, away from the main thread. A picture belongs to its address: whoever asks gets
/// that one or none.
///
/// ```swift
/// if let picture = loader.remembered(url, pixels: 112) { … }         // at once
/// let picture = try await loader.picture(url, pixels: 112)            // cancelling this task leaves the others alone
/// ```
public final class ArtworkLoader<Picture: Sendable>: Sendable {
    private struct Key: Hashable, Sendable {
        let url: URL
        let pixels: Int
    }

    private let client: any HTTPClient
    private let disk: DiskCache?
    private let memory: PictureMemory<Key, Picture>
    private let decode: @Sendable (Data, Int) async -> Picture?
    private let downloads = SharedRequests<URL, Result<Data, NetworkError>>()
    private let pictures = SharedRequests<Key, Result<Picture, NetworkError>>()

    /// A picture of the service is some hundred kilobytes at most; a cover on a screen is never worth more than this.
    private let limits = HTTPLimits(bodyBytes: 6_000_000)

    /// A loader.
    ///
    /// - Parameters:
    ///   - client: what sends the requests
    ///   - disk: where pictures are kept as they came; nil for nowhere
    ///   - remembers: how many decoded pictures are held in memory
    ///   - decode: makes a picture no larger than so many pixels a side of a file's bytes; nil where it cannot be
    ///     decoded
    public init(
        client: any HTTPClient,
        disk: DiskCache?,
        remembers: Int = 120,
        decode: @escaping @Sendable (Data, Int) async -> Picture?
    ) {
        self.client = client
        self.disk = disk
        self.decode = decode
        memory = PictureMemory(limit: remembers)
    }

    /// The picture, where it is in memory.
    /// - Parameter pixels: the side that is shown, in pixels
    public func remembered(_ url: URL, pixels: Int) -> Picture? {
        memory.picture(Key(url: url, pixels: pixels))
    }

    /// The picture.
    ///
    /// - Parameter pixels: the side that is shown, in pixels
    /// - Throws: why there is none; `unexpectedKind` where it cannot be decoded, `cancelled` where this task was
    ///   cancelled.
    public func picture(_ url: URL, pixels: Int) async throws(NetworkError) -> Picture {
        let key = Key(url: url, pixels: pixels)
        if let picture = memory.picture(key) { return picture }
        let result = await pictures.value(for: key) { [self] in
            let result = await load(key)
            if case .success(let picture) = result { memory.store(picture, key) }
            return result
        }
        guard let result else { throw .cancelled }
        return try result.get()
    }

    /// Lets go of the pictures in memory.
    public func forgetPictures() {
        memory.removeAll()
    }

    /// Lets go of the pictures in memory and on the disk.
    public func forgetEverything() async {
        memory.removeAll()
        await disk?.removeAll()
    }

    private func load(_ key: Key) async -> Result<Picture, NetworkError> {
        let url = ArtworkAddress.sized(key.url, pixels: key.pixels)
        let name = url.absoluteString
        if let kept = await disk?.data(for: name) {
            if let picture = await decode(kept, key.pixels) { return .success(picture) }
            await disk?.remove(for: name)
        }
        // Two sizes of one address without sizes share its download.
        let download = await downloads.value(for: url) { [self] in await fetch(url) }
        guard let download else { return .failure(.cancelled) }
        switch download {
        case .failure(let reason): return .failure(reason)
        case .success(let data):
            guard let picture = await decode(data, key.pixels) else { return .failure(.unexpectedKind) }
            // Only what can be shown is kept.
            await disk?.store(data, for: name)
            return .success(picture)
        }
    }

    private func fetch(_ url: URL) async -> Result<Data, NetworkError> {
        do throws(NetworkError) {
            return .success(try await client.send(HTTPRequest(url: url, expecting: .image, limits: limits)).body)
        } catch {
            return .failure(error)
        }
    }
}
