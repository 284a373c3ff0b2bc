import Foundation
import SampleContent

/// What a fault makes of an answer.
struct FaultAnswers {
    let request: SampleRequest
    /// `http://host`, for redirects.
    let base: String
    let bombs: BombStore

    /// Paths that the faults themselves lead to; nil for any other path.
    static func page(for path: String, base: String) -> SampleResponse? {
        if path == "/_portal/sign-in" { return .text(signInPage, type: htmlType) }
        if path.hasPrefix("/_loop/"), let turn = Int(path.dropFirst(7)) {
            return redirect(302, to: "\(base)/_loop/\(turn % 1_000_000 + 1)")
        }
        return nil
    }

    /// The answer as the fault leaves it; faults of time and of delivery leave it alone.
    func apply(_ fault: Fault, to response: SampleResponse) -> SampleResponse {
        switch fault {
        case .delay, .silence, .badItem, .duplicates, .drop, .wrongLength, .reset, .drip, .flood: return response
        case .status(let code, let retryAfter): return status(code, retryAfter)
        case .notModified:
            return SampleResponse(status: 304, headers: response.headers)
        case .redirect(let code):
            // The moved path is answered, or a client that sends its headers again would never arrive.
            guard !request.target.hasPrefix("/_moved/") else { return response }
            return Self.redirect(code, to: "\(base)/_moved\(request.target)")
        case .redirectLoop: return Self.redirect(302, to: "\(base)/_loop/1")
        case .signIn: return Self.redirect(302, to: "\(base)/_portal/sign-in")
        case .signInDirect: return .text(Self.signInPage, type: Self.htmlType)
        case .html: return .text(Self.maintenancePage, type: Self.htmlType)
        case .truncatedGzip: return truncatedGzip(response)
        case .gzipBomb(let bytes): return bomb(response, bytes)
        default: return replaceBody(fault, of: response)
        }
    }

    private func replaceBody(_ fault: Fault, of response: SampleResponse) -> SampleResponse {
        var changed = response
        // Validators of the true body would let a client keep the false one.
        changed.headers["ETag"] = nil
        changed.headers["Last-Modified"] = nil
        switch fault {
        case .htmlUnderTrueType: changed.body = Data(Self.maintenancePage.utf8)
        case .image, .missingWithPicture:
            changed.body = Self.smallPicture
            changed.headers["Content-Type"] = "image/png"
            if fault == .missingWithPicture { changed.status = 404 }
        case .json:
            changed.body = Data("{\"error\":\"This is no picture.\"}".utf8)
            changed.headers["Content-Type"] = "application/json"
        case .empty: changed.body = Data()
        case .null: changed.body = Data("null".utf8)
        case .resultCode(let code):
            changed.body = Data("{\"resultCode\":\"\(code)\",\"errorMessage\":\"Asked for by a fault.\"}".utf8)
        case .deepNesting(let depth):
            changed.body = Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        case .cut(let bytes): changed.body = response.body.prefix(bytes)
        default: break
        }
        return changed
    }

    private func status(_ code: Int, _ retryAfter: Fault.RetryAfter?) -> SampleResponse {
        var response = SampleResponse(status: code)
        switch retryAfter {
        case .seconds(let seconds)?: response.headers["Retry-After"] = String(seconds)
        case .date(let seconds)?: response.headers["Retry-After"] = HTTPDate.text(secondsFromNow: seconds)
        case nil: break
        }
        return response
    }

    private func truncatedGzip(_ response: SampleResponse) -> SampleResponse {
        guard let whole = Gzip.compress(response.body) else { return response }
        var changed = response
        changed.body = whole.prefix(whole.count / 2)
        changed.headers["Content-Encoding"] = "gzip"
        return changed
    }

    private func bomb(_ response: SampleResponse, _ bytes: Int) -> SampleResponse {
        guard let packed = bombs.bomb(of: bytes) else { return response }
        var changed = response
        changed.body = packed
        changed.headers["Content-Encoding"] = "gzip"
        return changed
    }

    private static func redirect(_ code: Int, to location: String) -> SampleResponse {
        SampleResponse(status: code, headers: ["Location": location])
    }

    private static let htmlType = "text/html; charset=utf-8"
    private static let signInPage = """
        <!DOCTYPE html>
        <html><head><title>Wi-Fi</title></head>
        <body><h1>Welcome to the station's Wi-Fi</h1><form><input name="phone"><button>Sign in</button></form></body>
        </html>

        """
    private static let maintenancePage = """
        <!DOCTYPE html>
        <html><head><title>Maintenance</title></head><body><p>We will be back soon.</p></body></html>

        """
    /// A PNG of one grey pixel.
    private static let smallPicture = Data(
        [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0,
            1,
            8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 0x0A, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x68, 0, 0,
            0, 0x82, 0, 0x81, 0x77, 0xCD, 0x72, 0xB6, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
        ] as [UInt8]
    )
}
