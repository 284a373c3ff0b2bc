import Foundation
import Networking
import TestSupport
import Testing

/// Work that ends when it is told to, and tells whether it was cancelled.
private actor Workshop {
    private(set) var begun = 0
    private(set) var cancelled = 0
    private(set) var ended = 0
    private var doors: [CheckedContinuation<Void, Never>] = []
    private var isOpen = false

    func work(_ result: String) async -> String {
        begun += 1
        await withTaskCancellationHandler {
            if !isOpen { await withCheckedContinuation { doors.append($0) } }
        } onCancel: {
            Task { await self.cancel() }
        }
        ended += 1
        return result
    }

    func open() {
        isOpen = true
        for door in doors { door.resume() }
        doors = []
    }

    private func cancel() {
        cancelled += 1
        for door in doors { door.resume() }
        doors = []
    }
}

@Suite("One request for each key")
struct SharedRequestsTests {
    private let workshop = Workshop()

    @Test("However many want one thing, it is asked for once and all get it")
    func one() async {
        let requests = SharedRequests<String, String>()
        let tasks = (0..<50).map { _ in
            Task { [workshop] in await requests.value(for: "a") { await workshop.work("cover") } }
        }
        #expect(await Waiting.until { await requests.waiting(for: "a") == 50 })
        await workshop.open()
        for task in tasks { #expect(await task.value == "cover") }
        #expect(await workshop.begun == 1)
        #expect(await requests.count == 0)
    }

    @Test("Who asks while it runs waits for the same one, and another key has its own")
    func keys() async {
        let requests = SharedRequests<String, String>()
        let first = Task { [workshop] in await requests.value(for: "a") { await workshop.work("first") } }
        #expect(await Waiting.until { await workshop.begun == 1 })
        let second = Task { await requests.value(for: "a") { "never asked for" } }
        #expect(await Waiting.until { await requests.waiting(for: "a") == 2 })
        #expect(await requests.value(for: "b") { "other" } == "other")
        await workshop.open()
        #expect(await first.value == "first")
        #expect(await second.value == "first")
    }

    @Test("One who leaves does not stop it for the others")
    func leaving() async {
        let requests = SharedRequests<String, String>()
        let stays = Task { [workshop] in await requests.value(for: "a") { await workshop.work("cover") } }
        #expect(await Waiting.until { await workshop.begun == 1 })
        let leaves = Task { await requests.value(for: "a") { "second" } }
        #expect(await Waiting.until { await requests.waiting(for: "a") == 2 })
        leaves.cancel()
        #expect(await leaves.value == nil)
        #expect(await workshop.cancelled == 0)
        await workshop.open()
        #expect(await stays.value == "cover")
    }

    @Test("When the last one leaves it is cancelled, and who comes after that starts anew")
    func abandoned() async {
        let requests = SharedRequests<String, String>()
        let leaves = Task { [workshop] in await requests.value(for: "a") { await workshop.work("old") } }
        #expect(await Waiting.until { await workshop.begun == 1 })
        leaves.cancel()
        #expect(await leaves.value == nil)
        #expect(await Waiting.until { await workshop.cancelled == 1 })
        #expect(await requests.value(for: "a") { "new" } == "new")
    }

    @Test("Where the owner wants that, it goes on to its end after the last one has left")
    func finished() async {
        let requests = SharedRequests<String, String>(abandoned: .finished)
        let leaves = Task { [workshop] in await requests.value(for: "a") { await workshop.work("thumbnail") } }
        #expect(await Waiting.until { await workshop.begun == 1 })
        leaves.cancel()
        #expect(await leaves.value == nil)
        await workshop.open()
        #expect(await Waiting.until { await workshop.ended == 1 })
        #expect(await workshop.cancelled == 0)
        #expect(await Waiting.until { await requests.count == 0 })
    }

    @Test("Who was cancelled before asking starts nothing")
    func late() async {
        let requests = SharedRequests<String, String>()
        let task = Task { [workshop] in
            while !Task.isCancelled { await Task.yield() }
            return await requests.value(for: "a") { await workshop.work("cover") }
        }
        task.cancel()
        #expect(await task.value == nil)
        #expect(await workshop.begun == 0)
    }

    @Test("Comings and goings in any order leave nothing behind")
    func storm() async {
        let requests = SharedRequests<Int, Int>()
        var random = SeededGenerator(seed: TestRun.seed)
        let tasks = (0..<400).map { _ in
            let key = Int.random(in: 0..<7, using: &random)
            let task = Task {
                await requests.value(for: key) {
                    for _ in 0..<20 { await Task.yield() }
                    return key
                }
            }
            let leaves = Bool.random(using: &random)
            if leaves { task.cancel() }
            return (key: key, leaves: leaves, task: task)
        }
        for (key, leaves, task) in tasks {
            let value = await task.value
            #expect(value == key || (leaves && value == nil), "seed \(TestRun.seed)")
        }
        #expect(await Waiting.until { await requests.count == 0 })
    }
}
