#if os(Linux)
import CCurl
import Foundation

/// What libcurl's result codes mean to a person.
struct CurlFailure {
    let reason: NetworkError

    init(_ result: CURLcode, _ handle: UnsafeMutableRawPointer, host: String) {
        var systemError = 0
        wayside_get_long(handle, CURLINFO_OS_ERRNO, &systemError)
        reason = Self.reason(
            result,
            host: host,
            systemError: Int32(truncatingIfNeeded: systemError),
            hasNetwork: AddressRules.isLoopback(host) || NetworkPresence.isThere
        )
    }

    static func reason(_ result: CURLcode, host: String, systemError: Int32, hasNetwork: Bool) -> NetworkError {
        switch result {
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
            // Without a network no name is found: that is the reason then.
            return hasNetwork ? .nameNotFound(host: host) : .noConnection
        case CURLE_COULDNT_CONNECT:
            let isUnreachable = [ENETUNREACH, EHOSTUNREACH, ENETDOWN, EADDRNOTAVAIL].contains(systemError)
            if !hasNetwork || isUnreachable { return .noConnection }
            return systemError == ETIMEDOUT ? .timedOut : .refused(host: host)
        case CURLE_OPERATION_TIMEDOUT:
            return .timedOut
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS,
            CURLE_SSL_CACERT_BADFILE:
            return .certificateNotTrusted(host: host)
        case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_SSL_CERTPROBLEM, CURLE_USE_SSL_FAILED:
            return .secureConnectionFailed(host: host)
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_URL_MALFORMAT:
            return .insecureAddress(host: host)
        case CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING:
            return .unexpectedKind
        default:
            // The connection broke: nothing came, a part came, the rest could not be sent.
            return .cutShort
        }
    }
}

/// Whether this device has any network but itself.
enum NetworkPresence {
    static var isThere: Bool {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return true }
        defer { freeifaddrs(first) }
        var next = first
        while let interface = next?.pointee {
            next = interface.ifa_next
            let isUp = interface.ifa_flags & UInt32(IFF_UP) != 0
            let isLoopback = interface.ifa_flags & UInt32(IFF_LOOPBACK) != 0
            let family = interface.ifa_addr.map { Int32($0.pointee.sa_family) }
            if isUp, !isLoopback, family == AF_INET || family == AF_INET6 { return true }
        }
        return false
    }
}
#endif
