#if os(Linux)
import CCurl
import Foundation

/// One request on its way, over all its redirects.
///
/// `@unchecked Sendable`: after `init` only the loop's thread touches it.
final class CurlTransfer: @unchecked Sendable {
    /// libcurl's handle, from `prepare()` on.
    private(set) var handle: UnsafeMutableRawPointer?
    /// Set by the loop; a transfer can be cancelled before it starts.
    var isCancelled = false

    private let request: HTTPRequest
    private let certificates: URL?
    private var fieldList: UnsafeMutablePointer<curl_slist>?
    private let deadline: DispatchTime

    private var url: URL
    private var redirects = 0
    private var answer = CurlAnswer()

    /// A transfer that must end within the request's time from now on.
    init(_ request: HTTPRequest, fields: HTTPHeaders, certificates: URL?) {
        self.request = request
        self.certificates = certificates
        url = request.url
        deadline = .now() + request.limits.totalTimeout
        for field in fields.fields { append("\(field.name): \(field.value)") }
        if fields["Accept-Encoding"] == nil { append("Accept-Encoding: gzip") }
        // Without it libcurl waits for a "100 Continue" before it sends a body.
        append("Expect:")
    }

    deinit {
        if let handle { curl_easy_cleanup(handle) }
        curl_slist_free_all(fieldList)
    }

    /// A line end in a field's value would begin another field.
    private func append(_ line: String) {
        let bytes = line.utf8.filter { $0 >= 0x20 || $0 == 0x09 }
        fieldList = curl_slist_append(fieldList, String(decoding: bytes, as: UTF8.self))
    }

    /// Makes the handle; nil where there is no memory for one.
    func prepare() -> UnsafeMutableRawPointer? {
        guard let handle = curl_easy_init() else { return nil }
        self.handle = handle
        wayside_set_long(handle, CURLOPT_NOSIGNAL, 1)
        // A transfer that is cancelled while its host's name is looked up does not wait for the answer: all the other
        // transfers would wait with it.
        wayside_set_long(handle, CURLOPT_QUICK_EXIT, 1)
        wayside_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        wayside_set_long(handle, CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2)
        if let certificates { wayside_set_text(handle, CURLOPT_CAINFO, certificates.path) }
        wayside_set_list(handle, CURLOPT_HTTPHEADER, fieldList)
        let context = Unmanaged.passUnretained(self).toOpaque()
        wayside_set_pointer(handle, CURLOPT_HEADERDATA, context)
        wayside_set_callback(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
            CurlTransfer.taken(bytes, size * count, context) { $0.answer.receiveHeader($1, limits: $0.request.limits) }
        }
        wayside_set_pointer(handle, CURLOPT_WRITEDATA, context)
        wayside_set_callback(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
            CurlTransfer.taken(bytes, size * count, context) { $0.answer.receiveBody($1, limits: $0.request.limits) }
        }
        setMethod(of: handle)
        setAddress(of: handle)
        return handle
    }

    /// Hands bytes over; libcurl stops the transfer when it is told another number than it gave.
    private static func taken(
        _ bytes: UnsafeMutablePointer<CChar>?,
        _ count: Int,
        _ context: UnsafeMutableRawPointer?,
        _ take: (CurlTransfer, UnsafeRawBufferPointer) -> Bool
    ) -> Int {
        guard let context else { return 0 }
        let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
        return take(transfer, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : 0
    }

    private func setMethod(of handle: UnsafeMutableRawPointer) {
        switch request.method {
        case .get:
            break
        case .head:
            wayside_set_long(handle, CURLOPT_NOBODY, 1)
        case .post:
            let body = request.body ?? Data()
            wayside_set_long(handle, CURLOPT_POST, 1)
            wayside_set_long(handle, CURLOPT_POSTFIELDSIZE, body.count)
            body.withUnsafeBytes { bytes in
                // libcurl copies them; an empty body has no address of its own.
                let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress ?? UnsafeRawPointer(handle))
                wayside_set_pointer(handle, CURLOPT_COPYPOSTFIELDS, start)
            }
        }
    }

    private func setAddress(of handle: UnsafeMutableRawPointer) {
        wayside_set_text(handle, CURLOPT_URL, url.absoluteString)
        // What is on this machine is never asked for by way of a proxy.
        wayside_set_text(handle, CURLOPT_PROXY, AddressRules.isLoopback(url.host ?? "") ? "" : nil)
        let left = max(
            1,
            Int(Double(deadline.uptimeNanoseconds) / 1e6 - Double(DispatchTime.now().uptimeNanoseconds) / 1e6)
        )
        wayside_set_long(handle, CURLOPT_TIMEOUT_MS, left)
        let connect = max(1, min(left, Int(request.limits.connectTimeout * 1000)))
        wayside_set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, connect)
    }

    /// What became of the transfer; nil where it goes on at another address.
    func conclude(_ result: CURLcode) -> Result<HTTPResponse, NetworkError>? {
        guard let handle else { return .failure(.cancelled) }
        if let failure = answer.failure { return .failure(failure) }
        guard result == CURLE_OK || answer.isRestUnwanted else {
            return .failure(CurlFailure(result, handle, host: url.host ?? "").reason)
        }
        if let target = redirectTarget(handle) { return follow(target, handle) }
        do throws(NetworkError) {
            let body = try answer.finishedBody()
            let response = HTTPResponse(
                status: answer.status,
                headers: answer.headers,
                body: body,
                url: url,
                redirects: redirects
            )
            return .success(response)
        } catch {
            return .failure(error)
        }
    }

    private func redirectTarget(_ handle: UnsafeMutableRawPointer) -> URL? {
        guard [301, 302, 303, 307, 308].contains(answer.status) else { return nil }
        var text: UnsafeMutablePointer<CChar>?
        wayside_get_text(handle, CURLINFO_REDIRECT_URL, &text)
        return text.flatMap { URL(string: String(cString: $0)) }
    }

    private func follow(_ target: URL, _ handle: UnsafeMutableRawPointer) -> Result<HTTPResponse, NetworkError>? {
        redirects += 1
        if redirects > request.limits.redirects { return .failure(.tooManyRedirects) }
        if let objection = AddressRules.objection(to: target, redirectedFrom: url) { return .failure(objection) }
        if DispatchTime.now() >= deadline { return .failure(.timedOut) }
        if request.method == .post, [301, 302, 303].contains(answer.status) {
            wayside_set_long(handle, CURLOPT_HTTPGET, 1)
        }
        url = target
        answer = CurlAnswer()
        setAddress(of: handle)
        return nil
    }
}
#endif
