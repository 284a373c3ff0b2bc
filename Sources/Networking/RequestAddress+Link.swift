import Foundation

extension RequestAddress {
    /// The address that a service names in an answer; nil where it names none.
    ///
    /// White space at its edges is ignored, letters that no address may have are encoded, an address without a host is
    /// one of the service that answered, and plain http becomes https.
    public static func link(_ text: String, relativeTo base: URL) -> URL? {
        let legal = String(decoding: ASCIIText.trimmed(text).utf8.flatMap(legalBytes), as: UTF8.self)
        guard !legal.isEmpty, let url = URL(string: legal, relativeTo: base)?.absoluteURL,
            ["http", "https"].contains(url.scheme.map(ASCIIText.lowercased)), url.host?.isEmpty == false
        else { return nil }
        return secure(url)
    }

    /// The same address over https.
    ///
    /// Old content names pictures over plain http, which is not asked for; nearly all are there over https as well. On
    /// this machine http stays http.
    public static func secure(_ url: URL) -> URL {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
            parts.scheme.map(ASCIIText.lowercased) == "http", !AddressRules.isLoopback(parts.host ?? "")
        else { return url }
        parts.scheme = "https"
        if parts.port == 80 { parts.port = nil }
        return parts.url ?? url
    }

    /// A byte as it may stand in an address (RFC 3986, 2); what is encoded already stays so.
    private static func legalBytes(_ byte: UInt8) -> [UInt8] {
        let isLegal = (0x21...0x7E).contains(byte) && !"\"<>\\^`{|}".utf8.contains(byte)
        return isLegal ? [byte] : Array("%".utf8) + [hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
    }
}
