#if os(Linux)
import Foundation
import LocalServices
import Networking
import TestSupport
import Testing

@Suite("Memory")
struct MemoryTests {
    @Test("H-20, T10: 200 MB packed into 200 KB raise the peak of memory by 30 MB at most")
    func gzipBomb() async {
        // In a process of its own: the tests beside this one use memory too.
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            let server = try LocalServer(allowsFaults: true)
            let client = CurlClient(userAgent: "WaysideTests/1.0")
            let url = try #require(URL(string: server.baseURL + "/v1/news?first=0&last=20"))
            var request = HTTPRequest(url: url, headers: ["X-Wayside-Fault": "gzip-bomb"], expecting: .json)
            // The first one lets the server pack the bomb, which takes memory too.
            request.limits.bodyBytes = 1000
            _ = try? await client.send(request)
            request.limits = HTTPLimits()
            let before = ProcessMemory.resident
            ProcessMemory.forgetPeak()
            do {
                _ = try await client.send(request)
                Issue.record("the bomb was taken for an answer")
            } catch {
                #expect(error as? NetworkError == NetworkError.tooLarge(limit: 20_000_000))
            }
            let grown = ProcessMemory.peak - before
            print("gzip bomb: peak grew by \(grown / 1024) KB")
            #expect(grown <= 30_000_000)
        }
        print(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self))
    }
}
#endif
