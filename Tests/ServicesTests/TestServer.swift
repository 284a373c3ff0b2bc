import Foundation
import LocalServices
import SampleContent

/// A server on a free port, and a client for it.
struct TestServer {
    /// The content, read once for all tests.
    private static let content = Result { try SampleService() }

    let server: LocalServer
    var client: RawClient { RawClient(port: server.port) }

    init(allowsFaults: Bool = true) throws {
        server = try LocalServer(port: 0, allowsFaults: allowsFaults, service: Self.content.get())
    }

    /// Waits, two seconds at most, until something is so.
    func eventually(_ condition: (LocalServer) -> Bool) -> Bool {
        for _ in 0..<200 {
            if condition(server) { return true }
            usleep(10_000)
        }
        return false
    }
}

/// The paths used in most tests.
enum Target {
    static let news = "/v1/news?first=0&last=20"
    static let places = "/api/v1/places"
}
