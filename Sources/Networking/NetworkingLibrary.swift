#if os(Linux)
import CCurl
#endif

/// The libraries that Networking stands on.
public enum NetworkingLibrary {
    /// Their names and the versions that run: libcurl on Linux; on Apple platforms `URLSession` is part of the system.
    public static var versions: [(name: String, version: String)] {
        #if os(Linux)
        // As in "libcurl/7.88.1 OpenSSL/3.0.11 zlib/1.2.13".
        let words = String(cString: curl_version()).split(separator: " ").map { $0.split(separator: "/") }
        return words.prefix(2).compactMap { $0.count == 2 ? (String($0[0]), String($0[1])) : nil }
        #else
        return []
        #endif
    }
}
