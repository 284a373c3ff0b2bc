import Foundation

/// The header fields that a request goes out with.
enum RequestFields {
    /// The request's own fields, and those that every client writes.
    static func fields(of request: HTTPRequest, userAgent: String) -> HTTPHeaders {
        var fields = request.headers
        fields["User-Agent"] = fields["User-Agent"] ?? userAgent
        fields["Accept"] = fields["Accept"] ?? accepted(request.expectedKind)
        if let etag = request.validators?.etag { fields["If-None-Match"] = etag }
        if let date = request.validators?.lastModified { fields["If-Modified-Since"] = date }
        return fields
    }

    private static func accepted(_ kind: BodyKind) -> String {
        switch kind {
        case .anything: "*/*"
        case .json: "application/json, text/javascript, */*;q=0.5"
        case .image: "image/*, */*;q=0.5"
        case .html: "text/html, */*;q=0.5"
        case .xml: "application/rss+xml, application/atom+xml, application/xml, text/xml, */*;q=0.5"
        }
    }
}
