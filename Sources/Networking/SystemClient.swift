/// The client of the platform: libcurl on Linux, where `URLSession` cannot stop a body, `URLSession` on Apple's.
///
/// - Parameter userAgent: what services are told of the app, such as `Wayside/1.0 (+https://…)`.
public func makeSystemClient(userAgent: String) -> any HTTPClient {
    #if os(Linux)
    CurlClient(userAgent: userAgent)
    #else
    URLSessionClient(userAgent: userAgent)
    #endif
}
