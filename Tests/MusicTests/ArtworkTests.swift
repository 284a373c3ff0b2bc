import Foundation
import Networking
import Storage
import TestSupport
import Testing

@testable import Music

/// A picture as the tests decode it: its bytes and the side that it was made for.
struct TestPicture: Sendable, Hashable {
    let data: Data
    let pixels: Int
}

@Suite("Pictures of albums")
struct ArtworkTests {
    private let folder: TemporaryFolder
    private let gate = Gate()

    init() throws {
        folder = try TemporaryFolder()
    }

    private func url(_ name: String) throws -> URL {
        try #require(URL(string: "https://a.example/\(name)/100x100bb.jpg"))
    }

    private func loader(_ client: any HTTPClient, remembers: Int = 10) -> ArtworkLoader<TestPicture> {
        ArtworkLoader(
            client: client,
            disk: DiskCache(folder: folder.url, budget: 100_000),
            remembers: remembers,
            decode: { data, pixels in data.count < 10 ? nil : TestPicture(data: data, pixels: pixels) }
        )
    }

    @Test("I-05: the size in the address is replaced; an address without one is used as it is")
    func sizes() throws {
        let cases = [
            ("https://a.example/x/100x100bb.jpg", 500, "https://a.example/x/600x600bb.jpg"),
            ("https://a.example/x/100x100bb.jpg", 56, "https://a.example/x/100x100bb.jpg"),
            ("https://a.example/x/60x60bb-85.png", 112, "https://a.example/x/200x200bb-85.png"),
            ("https://a.example/x/100x100bb.jpg", 9999, "https://a.example/x/1200x1200bb.jpg"),
            ("https://a.example/x/cover.jpg", 600, "https://a.example/x/cover.jpg"),
            ("https://a.example/100x100bb/cover.jpg", 600, "https://a.example/100x100bb/cover.jpg"),
            ("https://a.example/x/100x100.jpg", 600, "https://a.example/x/100x100.jpg"),
            ("https://a.example/x/x100bb.jpg", 600, "https://a.example/x/x100bb.jpg"),
        ]
        for (address, pixels, expected) in cases {
            let url = try #require(URL(string: address))
            #expect(ArtworkAddress.sized(url, pixels: pixels).absoluteString == expected)
        }
    }

    @Test("However many rows want a picture, it is asked for once, and all get that one")
    func once() async throws {
        let client = PictureClient(gate)
        let loader = loader(client)
        let url = try url("a")
        let tasks = (0..<40).map { _ in Task { try await loader.picture(url, pixels: 100) } }
        #expect(await Waiting.until { await client.asked.count == 1 })
        await gate.open()
        for task in tasks { #expect(try await task.value.data == PictureClient.picture(of: url)) }
        #expect(await client.asked.count == 1)
        #expect(loader.remembered(url, pixels: 100)?.pixels == 100)
    }

    @Test("Pictures are forgotten in memory and on the disk")
    func forgotten() async throws {
        await gate.open()
        let loader = loader(PictureClient(gate))
        let url = try url("a")
        _ = try await loader.picture(url, pixels: 100)
        #expect(loader.remembered(url, pixels: 100) != nil)
        #expect(folder.names.count == 1)
        await loader.forgetEverything()
        #expect(loader.remembered(url, pixels: 100) == nil)
        #expect(folder.names == [])
    }

    @Test("The request of a row that is gone ends, unless another row wants the picture")
    func gone() async throws {
        let client = PictureClient(gate)
        let loader = loader(client)
        let url = try url("a")
        let leaves = Task { try await loader.picture(url, pixels: 100) }
        #expect(await Waiting.until { await client.asked.count == 1 })
        leaves.cancel()
        await #expect(throws: NetworkError.cancelled) { try await leaves.value }
        #expect(await Waiting.until { await client.cancelled == 1 })
        let first = Task { try await loader.picture(url, pixels: 100) }
        #expect(await Waiting.until { await client.asked.count == 2 })
        let second = Task { try await loader.picture(url, pixels: 100) }
        first.cancel()
        _ = await first.result
        await gate.open()
        #expect(try await second.value.data == PictureClient.picture(of: url))
    }

    @Test("Never another row's picture: each address gives its own, in any order of coming")
    func own() async throws {
        let client = PictureClient(gate)
        let loader = loader(client, remembers: 5)
        await gate.open()
        let urls = try (0..<30).map { try url("album\($0)") }
        let tasks = (0..<300).map { index in
            let url = urls[index * 7 % 30]
            return (url: url, task: Task { try await loader.picture(url, pixels: 100) })
        }
        for (url, task) in tasks { #expect(try await task.value.data == PictureClient.picture(of: url)) }
    }

    @Test("A picture on the disk is not asked for again, after a restart too")
    func kept() async throws {
        let client = PictureClient(gate)
        await gate.open()
        let url = try url("a")
        _ = try await loader(client).picture(url, pixels: 100)
        let again = loader(client)
        #expect(again.remembered(url, pixels: 100) == nil)
        #expect(try await again.picture(url, pixels: 90).data == PictureClient.picture(of: url))
        #expect(await client.asked.count == 1)
    }

    @Test("Two sizes of a picture whose address has no size share one download")
    func unsized() async throws {
        let client = PictureClient(gate)
        let loader = loader(client)
        let url = try #require(URL(string: "https://a.example/cover.jpg"))
        let small = Task { try await loader.picture(url, pixels: 100) }
        let large = Task { try await loader.picture(url, pixels: 600) }
        #expect(await Waiting.until { await client.asked.count >= 1 })
        await gate.open()
        #expect(try await small.value.pixels == 100)
        #expect(try await large.value.pixels == 600)
        #expect(await client.asked.count == 1)
    }

    @Test("What cannot be decoded is told, not kept, and can be tried again")
    func unreadable() async throws {
        let client = PictureClient(gate, tooShort: true)
        await gate.open()
        let loader = loader(client)
        for _ in 0..<2 {
            await #expect(throws: NetworkError.unexpectedKind) { try await loader.picture(url("a"), pixels: 100) }
        }
        #expect(await client.asked.count == 2)
        #expect(folder.names.isEmpty)
    }

    @Test("Only so many pictures are held in memory: those that were used last")
    func memory() async throws {
        let memory = PictureMemory<Int, String>(limit: 3)
        for key in 0..<3 { memory.store("\(key)", key) }
        #expect(memory.picture(0) == "0")
        memory.store("3", 3)
        #expect(memory.picture(1) == nil)
        #expect([0, 2, 3].map { memory.picture($0) } == ["0", "2", "3"])
    }
}

/// A door that stays open once it was opened.
actor Gate {
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var isOpen = false
    private var number = 0

    /// Waits until it is open; false where the task was cancelled before.
    func pass() async -> Bool {
        number += 1
        let mine = number
        await withTaskCancellationHandler {
            if !isOpen, !Task.isCancelled { await withCheckedContinuation { waiting[mine] = $0 } }
        } onCancel: {
            Task { await self.leave(mine) }
        }
        return !Task.isCancelled
    }

    func open() {
        isOpen = true
        for door in waiting.values { door.resume() }
        waiting = [:]
    }

    private func leave(_ number: Int) {
        waiting.removeValue(forKey: number)?.resume()
    }
}

/// Answers with bytes that tell which address they are for, once its gate is open.
actor PictureClient: HTTPClient {
    private(set) var asked: [URL] = []
    private(set) var cancelled = 0
    private let gate: Gate
    private let tooShort: Bool

    init(_ gate: Gate, tooShort: Bool = false) {
        self.gate = gate
        self.tooShort = tooShort
    }

    static func picture(of url: URL) -> Data {
        Data("picture of \(url.absoluteString)".utf8)
    }

    func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        asked.append(request.url)
        guard await gate.pass() else {
            cancelled += 1
            throw .cancelled
        }
        let body = tooShort ? Data("short".utf8) : Self.picture(of: request.url)
        return HTTPResponse(status: 200, body: body, url: request.url)
    }
}
