import Foundation

/// Adds validators to an answer and turns it into 304 where the request already has it.
enum ConditionalAnswer {
    /// `Last-Modified` of content that has no date of its own.
    static let contentDate = "Sun, 01 Mar 2026 09:00:00 GMT"

    static func answer(_ request: SampleRequest, with response: SampleResponse) -> SampleResponse {
        guard response.status == 200 else { return response }
        var full = response
        let tag = response.headers["ETag"] ?? self.tag(of: response.body)
        let date = response.headers["Last-Modified"] ?? contentDate
        full.headers["ETag"] = tag
        full.headers["Last-Modified"] = date
        guard isFresh(request, tag: tag, date: date) else { return full }
        full.status = 304
        full.body = Data()
        full.headers["Content-Type"] = nil
        return full
    }

    /// A date must come back byte for byte: a client that writes its own date gets the whole body again.
    private static func isFresh(_ request: SampleRequest, tag: String, date: String) -> Bool {
        if let tags = request.headers["If-None-Match"] {
            return tags.split(separator: ",").contains {
                let given = $0.trimmingCharacters(in: .whitespaces)
                return given == tag || given == "W/" + tag || given == "*"
            }
        }
        return request.headers["If-Modified-Since"] == date
    }

    /// FNV-1a of the body: two different answers have different tags.
    private static func tag(of body: Data) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        body.withUnsafeBytes { bytes in
            for byte in bytes {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
            }
        }
        return "\"" + String(hash, radix: 16) + "\""
    }
}
