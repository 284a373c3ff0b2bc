import CMicrohttpd
import Foundation

/// Owns libmicrohttpd's daemon and hands its callbacks to the request handler.
// Unchecked: the daemon's pointer is only read, and stopped once, under the lock of `hasStopped`.
final class DaemonBox: @unchecked Sendable {
    private let daemon: OpaquePointer
    private let handler: RequestHandler
    private let hasStopped = Guarded(false)

    init(socket: ListeningSocket, handler: RequestHandler) throws {
        // Unretained: the box holds the handler until the daemon, and with it every callback, has stopped.
        let context = Unmanaged.passUnretained(handler).toOpaque()
        let started = wayside_start_daemon(socket.descriptor, 256, context, onTarget, onRequest, onCompleted)
        guard let started else {
            close(socket.descriptor)
            throw LocalServerError.daemonNotStarted
        }
        daemon = started
        self.handler = handler
    }

    func stop() {
        guard hasStopped.set() else { return }
        MHD_stop_daemon(daemon)
    }
}

/// One request between its first line and its end.
final class RequestContext {
    let target: String
    var hasBegun = false
    /// Where the request stands in the log; nil for control paths and before it is answered.
    var logNumber: Int?

    init(target: String) {
        self.target = target
    }
}

private func onTarget(
    context: UnsafeMutableRawPointer?,
    target: UnsafePointer<CChar>?,
    connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    let text = target.map { String(cString: $0) } ?? "/"
    // Retained: balanced in onCompleted, which libmicrohttpd calls once for each request that had a target.
    return Unmanaged.passRetained(RequestContext(target: text)).toOpaque()
}

private func onRequest(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    url: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?,
    version: UnsafePointer<CChar>?,
    upload: UnsafePointer<CChar>?,
    uploadSize: UnsafeMutablePointer<Int>?,
    requestContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let context, let connection, let method, let pointer = requestContext?.pointee else { return .NO }
    let request = Unmanaged<RequestContext>.fromOpaque(pointer).takeUnretainedValue()
    guard request.hasBegun else {
        // The library wants a first call to be answered with "go on"; queueing at once would close the connection.
        request.hasBegun = true
        return .YES
    }
    if let uploadSize, uploadSize.pointee > 0 {
        // Bodies of requests mean nothing here.
        uploadSize.pointee = 0
        return .YES
    }
    let handler = Unmanaged<RequestHandler>.fromOpaque(context).takeUnretainedValue()
    return handler.handle(request, method: String(cString: method), on: ClientConnection(connection)) ? .YES : .NO
}

private func onCompleted(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    requestContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    code: MHD_RequestTerminationCode
) {
    guard let context, let pointer = requestContext?.pointee else { return }
    let request = Unmanaged<RequestContext>.fromOpaque(pointer).takeRetainedValue()
    requestContext?.pointee = nil
    let handler = Unmanaged<RequestHandler>.fromOpaque(context).takeUnretainedValue()
    handler.finish(request, wasSent: code == .REQUEST_TERMINATED_COMPLETED_OK)
}
