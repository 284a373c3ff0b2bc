import Foundation
import Networking
import Storage

/// A picture and the file that it was decoded from.
struct FetchedPicture<Image: Sendable>: Sendable {
    let image: Image
    let data: Data
}

/// Brings one picture: from its store where there is one, from the network otherwise; checks and decodes it.
struct PhotoFetcher<Image: Sendable>: Sendable {
    let client: any HTTPClient
    /// Where the files are kept; nil where they are not.
    let store: DiskCache?
    let budget: PixelBudget
    let frame: PixelSize
    let decoder: PhotoDecoder<Image>

    /// A photo may be large, and whoever waits for one sees that it is on its way.
    private static var limits: HTTPLimits { HTTPLimits(connectTimeout: 10, totalTimeout: 60, bodyBytes: 48_000_000) }

    func picture(_ url: URL) async -> Result<FetchedPicture<Image>, PhotoError> {
        do throws(PhotoError) {
            if let stored = await stored(url) { return .success(stored) }
            let data = try await download(url)
            let image = try await decoded(data)
            await store?.store(data, for: url.absoluteString)
            return .success(FetchedPicture(image: image, data: data))
        } catch {
            return .failure(error)
        }
    }

    /// The file as the service has it, whole.
    func file(_ url: URL) async throws(PhotoError) -> Data {
        let data = try await download(url)
        guard ImageHeader(data)?.isComplete == true else { throw .damaged }
        return data
    }

    /// The picture in the store; what is there and is none goes, and is asked for anew.
    private func stored(_ url: URL) async -> FetchedPicture<Image>? {
        guard let store, let data = await store.data(for: url.absoluteString) else { return nil }
        do throws(PhotoError) {
            return FetchedPicture(image: try await decoded(data), data: data)
        } catch {
            if !error.isCancellation { await store.remove(for: url.absoluteString) }
            return nil
        }
    }

    private func download(_ url: URL) async throws(PhotoError) -> Data {
        do {
            return try await client.send(HTTPRequest(url: url, expecting: .image, limits: Self.limits)).body
        } catch {
            throw .network(error)
        }
    }

    private func decoded(_ data: Data) async throws(PhotoError) -> Image {
        guard let header = ImageHeader(data) else {
            throw PhotoFetcher.isKnownKind(data) ? .damaged : .unsupported
        }
        guard header.isComplete else { throw .network(.cutShort) }
        guard header.size != PixelSize(width: 1, height: 1) else { throw .blank }
        guard budget.allows(header, fitting: frame) else { throw .tooLarge(header.uprightSize) }
        let image = await decoder.decode(data, fitting: frame)
        if let image { return image }
        throw Task.isCancelled ? .network(.cancelled) : .damaged
    }

    /// Whether a file without a readable head begins like one of the kinds that are shown.
    private static func isKnownKind(_ data: Data) -> Bool {
        let bytes = ImageBytes(data)
        return bytes.starts(with: [0xFF, 0xD8]) || bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
            || bytes.has("GIF8", at: 0) || bytes.has("WEBP", at: 8)
    }
}

/// Decodes one picture at a time, on no particular thread: two at once would take twice the memory.
actor PhotoDecoder<Image: Sendable> {
    private let work: @Sendable (Data, PixelSize) -> Image?

    init(_ work: @escaping @Sendable (Data, PixelSize) -> Image?) {
        self.work = work
    }

    func decode(_ data: Data, fitting frame: PixelSize) -> Image? {
        // Whoever wanted it may have left while others were decoded.
        Task.isCancelled ? nil : work(data, frame)
    }
}
