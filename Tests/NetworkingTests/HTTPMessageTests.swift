import Foundation
import Networking
import Testing

@Suite("Requests and responses")
struct HTTPMessageTests {
    @Test("A header is found whatever the case of its name")
    func headersAreCaseBlind() {
        var headers: HTTPHeaders = ["Content-Type": " application/json "]
        #expect(headers["content-TYPE"] == "application/json")
        headers["CONTENT-TYPE"] = "text/html"
        #expect(headers.fields.count == 1)
        headers["content-type"] = nil
        #expect(headers.fields.isEmpty)
    }

    @Test("H-15: validators are the server's strings byte for byte")
    func validatorsAreVerbatim() throws {
        let url = try #require(URL(string: "http://127.0.0.1/feed"))
        let response = HTTPResponse(
            status: 304,
            headers: ["etag": "W/\"a b\"", "last-modified": "Tue, 1 Dec 2026 9:00:00 MSK"],
            url: url
        )
        #expect(response.isNotModified)
        #expect(response.validators.etag == "W/\"a b\"")
        #expect(response.validators.lastModified == "Tue, 1 Dec 2026 9:00:00 MSK")
    }

    @Test("The media type comes without its parameters and in lower case")
    func mediaType() throws {
        let url = try #require(URL(string: "http://127.0.0.1/"))
        let response = HTTPResponse(status: 200, headers: ["Content-Type": "Text/HTML; charset=UTF-8"], url: url)
        #expect(response.mediaType == "text/html")
    }
}
