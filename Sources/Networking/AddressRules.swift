import Foundation

/// Which addresses may be asked: `https` anywhere, `http` on this machine only.
enum AddressRules {
    /// Why `url` may not be asked; nil where it may.
    static func objection(to url: URL) -> NetworkError? {
        let host = url.host ?? ""
        switch url.scheme.map(ASCIIText.lowercased) {
        case "https" where !host.isEmpty: return nil
        case "http" where isLoopback(host): return nil
        default: return .insecureAddress(host: host.isEmpty ? url.absoluteString : host)
        }
    }

    /// Why a redirect from `origin` to `target` is not followed; nil where it is.
    ///
    /// From `https` it never leads back to `http`, not even to this machine.
    static func objection(to target: URL, redirectedFrom origin: URL) -> NetworkError? {
        let isDowngrade =
            origin.scheme.map(ASCIIText.lowercased) == "https"
            && target.scheme.map(ASCIIText.lowercased) != "https"
        return isDowngrade ? .insecureAddress(host: target.host ?? "") : objection(to: target)
    }

    static func isLoopback(_ host: String) -> Bool {
        let host = ASCIIText.lowercased(host)
        if host == "localhost" || host == "::1" || host == "[::1]" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
