import Foundation
import Networking
import TestSupport

@testable import Places

/// What the tests' decoder makes of a file: its size, which tells the pictures apart.
typealias TestImage = PixelSize

extension PhotoLoader where Image == TestImage {
    /// A loader whose decoder reads the head only, as if the rest were there.
    @MainActor
    static func testing(
        _ server: ScriptedServer,
        for purpose: Purpose = .photos,
        now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 0) }
    ) -> PhotoLoader<TestImage> {
        PhotoLoader(
            for: purpose,
            client: server,
            frame: PixelSize(width: 1280, height: 800),
            now: now,
            decode: { data, _ in ImageHeader(data)?.uprightSize }
        )
    }

    /// How a request ended.
    @MainActor
    func outcome(_ url: URL, isRetry: Bool = false) async -> Result<TestImage, PhotoError> {
        do throws(PhotoError) { return .success(try await picture(at: url, isRetry: isRetry)) } catch {
            return .failure(error)
        }
    }
}

extension URL {
    /// The address of a picture's path.
    static func picture(_ path: String) -> URL {
        URL(string: "https://pictures.example" + path) ?? URL(fileURLWithPath: path)
    }
}
