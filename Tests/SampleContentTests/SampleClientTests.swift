import Foundation
import Networking
import Testing

@testable import SampleContent

@Suite("The client in process")
struct SampleClientTests {
    private let client: SampleClient

    init() throws {
        client = SampleClient(service: try SampleService())
    }

    private func url(_ target: String) throws -> URL {
        try #require(URL(string: SampleClient.address + target))
    }

    @Test("It answers as the services do, with addresses that lead back to it")
    func answers() async throws {
        let response = try await client.send(HTTPRequest(url: url("/places"), expecting: .json))
        #expect(response.status == 200)
        let places = try #require(try JSONSerialization.jsonObject(with: response.body) as? [[String: Any]])
        let thumbnail = try #require((places[0]["thumbnail"] as? String).flatMap { URL(string: $0) })
        #expect(thumbnail.absoluteString.hasPrefix(SampleClient.address + "/photos/"))
        let picture = try await client.send(HTTPRequest(url: thumbnail, expecting: .image))
        #expect(picture.mediaType == "image/jpeg")
    }

    @Test("Validators sent back bring 304 with nothing in it")
    func validators() async throws {
        let first = try await client.send(HTTPRequest(url: url("/v1/news?first=0&last=20")))
        let second = try await client.send(
            HTTPRequest(url: url("/v1/news?first=0&last=20"), validators: first.validators)
        )
        #expect(second.isNotModified)
        #expect(second.body.isEmpty)
    }

    @Test("Cyrillic in the query arrives")
    func cyrillic() async throws {
        let target = "/search?term=%D1%82%D0%B8%D1%85%D0%B8%D0%B9&entity=album"
        let response = try await client.send(HTTPRequest(url: url(target), expecting: .json))
        #expect(String(bytes: response.body, encoding: .utf8)?.contains("Тихий час") == true)
    }

    @Test("N-14, P-19: pictures that are damaged on purpose are refused as over the network, the others are taken")
    func damagedPictures() async throws {
        let reasons: [(String, NetworkError?)] = [
            ("14-cut.jpg", .cutShort), ("14-notice.jpg", .unexpectedKind), ("14-plain.jpg", nil),
            ("14-huge.jpg", nil), ("14-progressive.jpg", nil), ("14-alpha.png", nil), ("14-modern.webp", nil),
            ("14-moving.gif", nil), ("14-strip.jpg", nil), ("14-pixel.png", nil), ("13-06-exif6.jpg", nil),
        ]
        for (name, reason) in reasons {
            let request = HTTPRequest(url: try url("/photos/\(name)"), expecting: .image)
            do throws(NetworkError) {
                _ = try await client.send(request)
                #expect(reason == nil, "\(name)")
            } catch {
                #expect(error == reason, "\(name)")
            }
        }
        let broken = HTTPRequest(url: try url("/photos/14-broken.jpg"), expecting: .image)
        await #expect(throws: NetworkError.self) { try await client.send(broken) }
    }

    @Test("Every list is whole JSON, three newlines and all")
    func wholeLists() async throws {
        for target in ["/v1/news?first=0&last=200", "/search?term=a", "/lookup?id=1900003000&entity=song", "/places"] {
            let response = try await client.send(HTTPRequest(url: url(target), expecting: .json))
            #expect(response.status == 200, "\(target)")
        }
    }

    @Test("What is not there, what is too large and what nobody wants any more are reasons")
    func reasons() async throws {
        let missing = try url("/nowhere")
        await #expect(throws: NetworkError.serverError(code: 404)) { try await client.send(HTTPRequest(url: missing)) }
        let large = HTTPRequest(url: try url("/photos/14-huge.jpg"), limits: HTTPLimits(bodyBytes: 1000))
        await #expect(throws: NetworkError.tooLarge(limit: 1000)) { try await client.send(large) }
        let sender = client
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await sender.send(large)
        }
        task.cancel()
        await #expect(throws: NetworkError.cancelled) { try await task.value }
    }
}
