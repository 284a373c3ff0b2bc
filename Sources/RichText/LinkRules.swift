import Foundation

/// Which addresses get out of an article, and how they are resolved.
enum LinkRules {
    /// A link that may be opened: `http`, `https`, `mailto`, `tel`.
    static func link(_ text: String, base: URL?) -> URL? {
        resolved(text, base: base, schemes: ["http", "https", "mailto", "tel"])
    }

    /// A picture that may be loaded: `http`, `https`.
    static func picture(_ text: String, base: URL?) -> URL? {
        resolved(text, base: base, schemes: ["http", "https"])
    }

    private static func resolved(_ text: String, base: URL?, schemes: Set<String>) -> URL? {
        let address = cleaned(text)
        guard !address.isEmpty, address.utf8.count <= longest else { return nil }
        if let scheme = scheme(of: address) {
            guard schemes.contains(scheme) else { return nil }
            return url(address, base: nil)
        }
        if address.hasPrefix("//"), base == nil { return url("https:" + address, base: nil) }
        guard let base, let url = url(address, base: base)?.absoluteURL, let scheme = url.scheme else { return nil }
        return schemes.contains(scheme.lowercased()) ? url : nil
    }

    /// Longer ones are data.
    private static let longest = 8192

    /// Browsers take out line ends and tabs wherever they stand, and blanks at the edges: `java\nscript:` runs.
    private static func cleaned(_ text: String) -> String {
        // Nearly every address is clean already; an article has hundreds.
        if text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) { return text }
        var bytes = text.utf8.filter { $0 >= 0x20 && $0 != 0x7F }
        bytes = Array(bytes.drop { $0 == 0x20 })
        while bytes.last == 0x20 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What stands before the first colon, if that is a scheme: letters, digits, `+`, `-`, `.`.
    private static func scheme(of address: String) -> String? {
        guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")), colon != address.startIndex else {
            return nil
        }
        let scheme = address[..<colon]
        let isScheme = scheme.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: true
            default: false
            }
        }
        return isScheme ? scheme.lowercased() : nil
    }

    private static func url(_ address: String, base: URL?) -> URL? {
        // The older systems refuse what the newer ones encode by themselves.
        let url = URL(string: address, relativeTo: base) ?? URL(string: encoded(address), relativeTo: base)
        guard let url, let scheme = url.scheme?.lowercased() else { return nil }
        let needsHost = scheme == "http" || scheme == "https"
        return needsHost && (url.host ?? "").isEmpty ? nil : url
    }

    /// The address with each byte that may not stand in one as `%XX`.
    private static func encoded(_ address: String) -> String {
        let forbidden = Set("\"<>\\^`{|} ".utf8)
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in address.utf8 {
            if byte > 0x7E || byte < 0x21 || forbidden.contains(byte) {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
