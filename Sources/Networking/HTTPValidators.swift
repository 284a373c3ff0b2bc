/// What a service calls this version of a resource: sent back so that it can say "nothing new".
///
/// Both strings are the server's own, byte for byte. A date that is parsed and written anew is another
/// string to many servers, and they then send everything again.
public struct HTTPValidators: Sendable, Hashable, Codable {
    /// The value of `ETag`, quotes and `W/` included.
    public var etag: String?
    /// The value of `Last-Modified` as the server wrote it.
    public var lastModified: String?

    /// Validators as a server sent them.
    public init(etag: String? = nil, lastModified: String? = nil) {
        self.etag = etag
        self.lastModified = lastModified
    }

    /// Whether there is nothing to send back.
    public var isEmpty: Bool {
        etag == nil && lastModified == nil
    }
}
