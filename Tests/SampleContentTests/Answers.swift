import Foundation
import Networking

@testable import SampleContent

/// A service over the content that ships, and short ways to ask it.
struct Answers {
    /// The content, read once for all tests.
    private static let content = Result { try SampleService() }

    let service: SampleService

    init() throws {
        service = try Self.content.get()
    }

    func get(_ target: String, host: String = "127.0.0.1:80", headers: HTTPHeaders = [:]) -> SampleResponse {
        var headers = headers
        headers["Host"] = host
        return service.answer(SampleRequest(target: target, headers: headers))
    }

    func object(_ target: String) -> [String: Any] {
        (try? JSONSerialization.jsonObject(with: get(target).body)) as? [String: Any] ?? [:]
    }

    func list(_ target: String) -> [[String: Any]] {
        (try? JSONSerialization.jsonObject(with: get(target).body)) as? [[String: Any]] ?? []
    }

    /// The rows of a search or a lookup.
    func rows(_ target: String) -> [[String: Any]] {
        object(target)["results"] as? [[String: Any]] ?? []
    }

    func search(_ term: String, _ more: String = "") -> [[String: Any]] {
        let allowed = CharacterSet.alphanumerics
        return rows(
            "/search?media=music&entity=album&term=\(term.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")\(more)"
        )
    }

    /// Every headline there is, page after page.
    func headlines() -> [[String: Any]] {
        var all: [[String: Any]] = []
        for page in 0..<100 {
            let answer = object("/v1/news?first=\(page * 20)&last=\(page * 20 + 20)")
            let items = answer["payload"] as? [[String: Any]] ?? []
            if items.isEmpty { return all }
            all += items
        }
        return all
    }

    func content(_ id: String) -> String {
        (object("/v1/news_content?id=\(id)")["payload"] as? [String: Any])?["content"] as? String ?? ""
    }
}

/// The folder with real answers, which lies beside the package where it is developed and nowhere else.
enum RealAnswers {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("shared/data")

    static var areHere: Bool { FileManager.default.fileExists(atPath: folder.path) }

    static func data(_ name: String) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent(name))
    }
}
