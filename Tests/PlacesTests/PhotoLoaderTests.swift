import Foundation
import Networking
import Storage
import TestSupport
import Testing

@testable import Places

@Suite("Loading photos")
@MainActor
struct PhotoLoaderTests {
    private let server = ScriptedServer()
    private let url = URL.picture("/1.jpg")
    private let size = PixelSize(width: 300, height: 200)

    private func begin(_ loader: PhotoLoader<TestImage>) -> Task<Result<TestImage, PhotoError>, Never> {
        Task { await loader.outcome(url) }
    }

    @Test("A photo in the cache is there at once and is not asked for")
    func hit() async throws {
        server.answer("/1.jpg", .body(TestPicture.jpeg(300, 200)))
        let loader = PhotoLoader.testing(server)
        #expect(loader.cached(url) == nil)
        #expect(await loader.outcome(url) == .success(size))
        #expect(loader.cached(url) == size)
        #expect(await loader.outcome(url) == .success(size))
        #expect(server.requests == ["/1.jpg"])
    }

    @Test("P-09: of eleven photos downloaded the first is asked for again, the others are not")
    func eleven() async throws {
        let loader = PhotoLoader.testing(server)
        let urls = (1...11).map { URL.picture("/\($0).jpg") }
        for (number, url) in urls.enumerated() {
            server.answer(url.path, .body(TestPicture.jpeg(number + 10, 10)))
            #expect(await loader.outcome(url) == .success(PixelSize(width: number + 10, height: 10)))
            // Looking at the first one again does not keep it.
            if number < 10 { #expect(loader.cached(urls[0]) != nil) }
        }
        #expect(loader.cache.contents == Array(urls[1...]))
        for url in urls.reversed() { _ = await loader.outcome(url) }
        #expect(server.requests.count == 12)
        #expect(server.requests.last == "/1.jpg")
    }

    @Test("The file of a photo in memory is the one that came, byte by byte, and is not asked for again")
    func file() async throws {
        let bytes = TestPicture.jpeg(300, 200)
        server.answer("/1.jpg", .body(bytes))
        let loader = PhotoLoader.testing(server)
        _ = await loader.outcome(url)
        #expect(try await loader.file(at: url).data == bytes)
        #expect(try await loader.file(at: url).name == "1.jpg")
        #expect(server.requests == ["/1.jpg"])
        loader.forget()
        server.answer("/1.jpg", .failure(.noConnection))
        await #expect(throws: PhotoError.network(.noConnection)) { try await loader.file(at: url) }
    }

    @Test("A file too large to be kept is downloaded once more, and takes no other photo's place")
    func largeFile() async throws {
        let bytes = TestPicture.jpeg(300, 200, padding: PhotoLoader<TestImage>.keptFileBytes)
        server.answer("/1.jpg", .body(bytes))
        let loader = PhotoLoader.testing(server)
        #expect(await loader.outcome(url) == .success(size))
        #expect(try await loader.file(at: url).data == bytes)
        #expect(server.requests == ["/1.jpg", "/1.jpg"])
        #expect(loader.cache.contents == [url])
    }

    @Test("A file is named as its address says, with the ending of what it is")
    func fileNames() throws {
        let jpeg = TestPicture.jpeg(30, 20)
        let names = [
            ("https://p.example/a/Harbour%20at%20night.JPG?w=5", "Harbour at night.JPG"),
            ("https://p.example/photo", "photo.jpg"), ("https://p.example/a.png", "a.png.jpg"),
            ("https://p.example/", "photo.jpg"), ("https://p.example", "photo.jpg"),
        ]
        for (address, name) in names {
            #expect(PhotoFile(jpeg, from: try #require(URL(string: address))).name == name)
        }
    }

    @Test("P-05: of two views that want one photo, one leaving does not stop the other; one request")
    func oneOfTwoLeaves() async throws {
        server.answer("/1.jpg", .body(TestPicture.jpeg(300, 200)))
        server.hold(true)
        let loader = PhotoLoader.testing(server)
        let first = begin(loader)
        let second = begin(loader)
        #expect(await server.runs(1))
        first.cancel()
        #expect(await first.value == .failure(.network(.cancelled)))
        server.hold(false)
        #expect(await second.value == .success(size))
        #expect(server.requests == ["/1.jpg"])
        #expect(server.givenUp.isEmpty)
    }

    @Test("P-06: start, cancel, start: the second start brings the photo")
    func startCancelStart() async throws {
        server.answer("/1.jpg", .body(TestPicture.jpeg(300, 200)))
        let loader = PhotoLoader.testing(server)
        for _ in 0..<50 {
            server.hold(true)
            let first = begin(loader)
            #expect(await server.runs(1))
            first.cancel()
            let second = begin(loader)
            server.hold(false)
            #expect(await second.value == .success(size))
            _ = await first.value
            #expect(loader.cache.contents == [url])
            loader.forget()
        }
    }

    @Test("P-07: when the last view leaves, a photo's download is cancelled and takes no place")
    func lastLeavesPhoto() async throws {
        server.hold(true)
        let loader = PhotoLoader.testing(server)
        let only = begin(loader)
        #expect(await server.runs(1))
        only.cancel()
        #expect(await only.value == .failure(.network(.cancelled)))
        #expect(await server.givesUp(["/1.jpg"]))
        #expect(loader.cache.contents.isEmpty)
    }

    @Test("P-07: when the last view leaves, a thumbnail's download is finished and kept")
    func lastLeavesThumbnail() async throws {
        server.answer("/1.jpg", .body(TestPicture.jpeg(300, 200)))
        server.hold(true)
        let folder = try TemporaryFolder()
        let files = DiskCache(folder: folder.url, budget: 1_000_000)
        let loader = PhotoLoader.testing(server, for: .thumbnails(files))
        let only = begin(loader)
        #expect(await server.runs(1))
        only.cancel()
        _ = await only.value
        server.hold(false)
        #expect(await Waiting.until { await loader.cached(url) == size })
        #expect(await files.data(for: url.absoluteString) == TestPicture.jpeg(300, 200))
        #expect(server.givenUp.isEmpty)
    }

    @Test("P-10: a failure and a placeholder of one pixel take no place and can be asked for again")
    func noPlaceForFailures() async throws {
        let loader = PhotoLoader.testing(server)
        server.answer("/1.jpg", .failure(.timedOut))
        #expect(await loader.outcome(url) == .failure(.network(.timedOut)))
        server.answer("/1.jpg", .body(TestPicture.png(1, 1)))
        #expect(await loader.outcome(url) == .failure(.blank))
        #expect(loader.cache.contents.isEmpty)
        server.answer("/1.jpg", .body(TestPicture.jpeg(300, 200)))
        #expect(await loader.outcome(url) == .success(size))
        #expect(server.requests.count == 3)
    }

    @Test("P-15: a picture beyond the budget is refused with its size and never reaches the decoder")
    func tooLarge() async throws {
        server.answer("/1.jpg", .body(TestPicture.png(10_000, 10_000)))
        let decoded = Counter()
        let loader = PhotoLoader<TestImage>(
            for: .photos,
            client: server,
            frame: PixelSize(width: 1280, height: 800),
            decode: { _, frame in
                decoded.add()
                return frame
            }
        )
        #expect(await loader.outcome(url) == .failure(.tooLarge(PixelSize(width: 10_000, height: 10_000))))
        #expect(decoded.count == 0)
        #expect(loader.cache.contents.isEmpty)
    }

    @Test("P-19: a page, JSON, an error's picture and half a picture are no photos; mended, it comes")
    func falsePictures() async throws {
        let loader = PhotoLoader.testing(server)
        let whole = TestPicture.jpeg(300, 200)
        let answers: [(ScriptedServer.Answer, PhotoError)] = [
            (.body(TestPicture.page), .network(.signInPage)),
            (.body(Data("{\"error\":\"no picture\"}".utf8)), .network(.unexpectedKind)),
            (.body(whole.dropLast(4)), .network(.cutShort)),
            (.body(TestPicture.heif), .unsupported),
            (.body(Data([0xFF, 0xD8, 0xFF, 0xD9])), .damaged),
            (.status(500, whole), .network(.serverError(code: 500))),
        ]
        for (answer, reason) in answers {
            server.answer("/1.jpg", answer)
            #expect(await loader.outcome(url) == .failure(reason))
            #expect(loader.cache.contents.isEmpty)
        }
        server.answer("/1.jpg", .body(whole))
        #expect(await loader.outcome(url) == .success(size))
    }

    @Test("P-19: a store that holds a false picture is healed")
    func poisonedStore() async throws {
        let folder = try TemporaryFolder()
        let files = DiskCache(folder: folder.url, budget: 1_000_000)
        await files.store(TestPicture.page, for: url.absoluteString)
        server.answer("/1.jpg", .body(TestPicture.jpeg(300, 200)))
        let loader = PhotoLoader.testing(server, for: .thumbnails(files))
        #expect(await loader.outcome(url) == .success(size))
        #expect(await files.data(for: url.absoluteString) == TestPicture.jpeg(300, 200))
    }

    @Test("P-20: what failed without a connection loads once there is one")
    func offlineThenOnline() async throws {
        let loader = PhotoLoader.testing(server)
        server.answer("/1.jpg", .failure(.noConnection))
        #expect(await loader.outcome(url) == .failure(.network(.noConnection)))
        server.answer("/1.jpg", .body(TestPicture.jpeg(300, 200)))
        #expect(await loader.outcome(url) == .success(size))
    }

    @Test("P-20: only 404 and 410 are left alone for a while, unless a person asks", arguments: [404, 410])
    func gone(_ code: Int) async throws {
        let clock = TestClock()
        let loader = PhotoLoader.testing(server, now: { clock.now })
        server.answer("/1.jpg", .status(code, TestPicture.jpeg(300, 200)))
        #expect(await loader.outcome(url) == .failure(.network(.serverError(code: code))))
        _ = await loader.outcome(url)
        #expect(server.requests.count == 1)
        server.answer("/1.jpg", .body(TestPicture.jpeg(300, 200)))
        #expect(await loader.outcome(url, isRetry: true) == .success(size))
        loader.forget()
        #expect(await loader.outcome(url) == .success(size))
        server.answer("/1.jpg", .status(code, Data()))
        loader.forget()
        _ = await loader.outcome(url)
        clock.move(601)
        _ = await loader.outcome(url)
        #expect(server.requests.count == 5)
    }

    @Test("P-20: other failures are asked for again each time", arguments: [403, 500, 503])
    func notGone(_ code: Int) async throws {
        let loader = PhotoLoader.testing(server)
        server.answer("/1.jpg", .status(code, Data()))
        for _ in 0..<3 { _ = await loader.outcome(url) }
        #expect(server.requests.count == 3)
    }

    @Test("P-25: a thumbnail is there after a restart without a connection")
    func thumbnailsAfterRestart() async throws {
        let folder = try TemporaryFolder()
        server.answer("/1.jpg", .body(TestPicture.jpeg(300, 200)))
        let before = DiskCache(folder: folder.url, budget: 1_000_000)
        _ = await PhotoLoader.testing(server, for: .thumbnails(before)).outcome(url)
        server.answer("/1.jpg", .failure(.noConnection))
        let after = DiskCache(folder: folder.url, budget: 1_000_000)
        let loader = PhotoLoader.testing(server, for: .thumbnails(after))
        #expect(await loader.outcome(url) == .success(size))
        #expect(server.requests.count == 1)
    }

    @Test("P-29: a kind that has no decoder here gives a reason, not an empty picture")
    func noDecoder() async throws {
        let loader = PhotoLoader<TestImage>(
            for: .photos,
            client: server,
            frame: PixelSize(width: 1280, height: 800),
            decode: { _, _ in nil }
        )
        server.answer("/1.jpg", .body(TestPicture.webP(300, 200)))
        #expect(await loader.outcome(url) == .failure(.damaged))
        server.answer("/1.jpg", .body(TestPicture.heif))
        #expect(await loader.outcome(url) == .failure(.unsupported))
    }

    @Test("Pictures are decoded off the main thread, one at a time")
    func decodingInTurn() async throws {
        let watch = DecodingWatch()
        let loader = PhotoLoader<TestImage>(
            for: .photos,
            client: server,
            frame: PixelSize(width: 1280, height: 800),
            decode: { data, _ in
                watch.enter()
                defer { watch.leave() }
                return ImageHeader(data)?.uprightSize
            }
        )
        let urls = (1...8).map { URL.picture("/\($0).jpg") }
        for url in urls { server.answer(url.path, .body(TestPicture.jpeg(300, 200))) }
        let tasks = urls.map { url in Task { await loader.outcome(url) } }
        for task in tasks { #expect(await task.value == .success(size)) }
        #expect(watch.mostAtOnce == 1)
        #expect(!watch.wasOnMainThread)
    }

    @Test("Who watches the cache is told its contents after each download")
    func watching() async throws {
        server.answer("/1.jpg", .body(TestPicture.jpeg(300, 200)))
        let loader = PhotoLoader.testing(server)
        var told: [[URL]] = []
        loader.onChange = { told.append($0) }
        _ = await loader.outcome(url)
        loader.forget()
        #expect(told == [[url], []])
    }
}

/// Counts, from any thread.
///
/// `@unchecked Sendable`: the lock guards the number.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    var count: Int { lock.withLock { number } }

    func add() {
        lock.withLock { number += 1 }
    }
}

/// A clock that stands still until it is moved.
///
/// `@unchecked Sendable`: the lock guards the instant.
final class TestClock: @unchecked Sendable {
    private let lock = NSLock()
    private var instant = Date(timeIntervalSince1970: 1_780_000_000)

    var now: Date { lock.withLock { instant } }

    func move(_ seconds: TimeInterval) {
        lock.withLock { instant += seconds }
    }
}

/// Notes how many are decoding at once, and where.
///
/// `@unchecked Sendable`: the lock guards everything.
private final class DecodingWatch: @unchecked Sendable {
    private let lock = NSLock()
    private var inside = 0
    private var most = 0
    private var onMain = false

    var mostAtOnce: Int { lock.withLock { most } }
    var wasOnMainThread: Bool { lock.withLock { onMain } }

    func enter() {
        lock.withLock {
            inside += 1
            most = max(most, inside)
            onMain = onMain || Thread.isMainThread
        }
        Thread.sleep(forTimeInterval: 0.002)
    }

    func leave() {
        lock.withLock { inside -= 1 }
    }
}
