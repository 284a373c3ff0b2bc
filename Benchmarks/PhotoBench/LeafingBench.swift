import Foundation
import LocalServices
import Networking
import Places
import TestSupport
import UIKit

/// 500 photos of 0.5 to 1 megapixel, asked for over HTTP and decoded, the neighbours ahead.
struct LeafingBench {
    private static let photos = 500
    /// A frame at 60 Hz, in milliseconds.
    private static let frame = 16.7
    /// How far the memory may grow from the fiftieth photo on: less than two photos.
    private static let mostGrowth = 8_000_000

    /// Returns whether the memory stays flat and no photo is asked for twice.
    @MainActor
    func run() async throws -> Bool {
        let server = try LocalServer()
        defer { server.stop() }
        let urls = (0..<Self.photos).compactMap { number in
            // The sample's thirty photos, each under many addresses.
            URL(
                string: server.baseURL + "/photos/6-" + (number % 30 < 9 ? "0" : "")
                    + "\(number % 30 + 1).jpg?n=\(number)"
            )
        }
        let loader = PhotoLoader<UIImage>(
            for: .photos,
            client: makeSystemClient(userAgent: "PhotoBench"),
            frame: PixelSize(width: 2048, height: 2048),
            decode: { data, frame in
                guard let image = UIImage(data: data) else { return nil }
                return image.preparingThumbnail(of: CGSize(width: frame.width, height: frame.height))
            }
        )
        let watch = MainThreadWatch()
        let watching = Task { await watch.run() }
        var curve: [Int] = []
        for index in urls.indices {
            let reach = max(0, index - 1)...min(urls.count - 1, index + 1)
            let tasks = reach.map { place in Task { try await loader.picture(at: urls[place]) } }
            for task in tasks { _ = try await task.value }
            guard loader.cache.contents.count <= 10 else { fatalError("more than ten photos are in memory") }
            if index == 9 || index % 50 == 49 { curve.append(ProcessMemory.resident) }
        }
        watching.cancel()
        let counts = Dictionary(grouping: server.requests, by: \.target).mapValues(\.count)
        let most = counts.values.max() ?? 0
        let longest = watch.longest
        print(
            "memory after photo 10, 50, 100, … \(Self.photos): \(curve.map { "\($0 / 1_048_576)" }.joined(separator: " ")) MiB"
        )
        print("\(counts.count) photos asked for, each at most \(most) time(s)")
        let tenths = Int((longest * 10).rounded())
        print("longest block of the main thread: \(tenths / 10).\(tenths % 10) ms")
        let grown = (curve.last ?? 0) - (curve.dropFirst().first ?? 0)
        let isFlat = grown < Self.mostGrowth
        print("from the fiftieth photo on \(grown / 1024) KiB more: \(isFlat ? "ok" : "NOT FLAT")")
        return isFlat && most == 1 && counts.count == Self.photos && longest <= Self.frame
    }
}

/// Asks the main actor for its turn again and again, and notes the longest that others kept it.
///
/// What counts is the processor time of the main thread: other programs do not.
@MainActor
private final class MainThreadWatch {
    /// In milliseconds.
    private(set) var longest = 0.0

    func run() async {
        while !Task.isCancelled {
            let start = Self.now
            await Task.yield()
            longest = max(longest, Self.now - start)
            try? await Task.sleep(nanoseconds: 200_000)
        }
    }

    /// The processor time of this thread, in milliseconds.
    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }
}
