import Foundation
import Testing

@testable import Networking

@Suite("JSON taken apart")
struct JSONSlicesTests {
    @Test("One element that no decoder reads leaves its neighbours whole")
    func neighboursOfABadElement() throws {
        let json = Data(#"[{"id":"1"}, {"id":"\ud83d"}, {"id":"3,]"}]"#.utf8)
        let elements = try #require(JSONSlices.elements(of: json))
        let decoder = JSONDecoder()
        let ids = elements.map { try? decoder.decode([String: String].self, from: $0)["id"] }
        #expect(ids == ["1", nil, "3,]"])
    }

    @Test("What is cut, or is no list, has no elements", arguments: ["[1, 2", "{}", "", "[1] 2", "[\"a]"])
    func notAList(_ text: String) {
        #expect(JSONSlices.elements(of: Data(text.utf8)) == nil)
    }

    @Test("The sample services are the same ones whatever port they take")
    func namesOfServices() throws {
        let names = try ["http://127.0.0.1:8080/api/v1/", "http://127.0.0.1:9/api/v1", "https://Example.org:8443/x"]
            .map { RequestAddress.name(of: try #require(URL(string: $0))) }
        #expect(names == ["127.0.0.1/api/v1", "127.0.0.1/api/v1", "example.org:8443/x"])
    }
}
