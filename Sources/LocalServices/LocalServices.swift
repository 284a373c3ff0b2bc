// The front door of LocalServices: the sample services over HTTP on loopback, with faults on demand. Linux only.
//
// `LocalServer` is what `wayside-services` runs and what tests start inside their own process:
//
//     let server = try LocalServer(port: 0, allowsFaults: true)
//     server.setFaults("503=2", path: "/v1/news", times: 1)
//     … GET server.baseURL + "/v1/news?first=0&last=20" …
//     server.requests            // what was asked, in order
//     server.stop()
//
// The faults are listed in Fault.swift, the control paths in ControlPaths.swift. libmicrohttpd gives each connection a
// thread of its own, so a fault may simply wait; what the library refuses to send (a false length, a cut, a reset) is
// written to the connection's socket directly (RawReply.swift), after which the library closes it.

import CMicrohttpd
import Foundation
import SampleContent

/// The sample services over HTTP on 127.0.0.1.
///
/// A server listens from the end of `init` until `stop()`; a server that is let go stops.
public final class LocalServer: Sendable {
    /// The port that the server listens on.
    public let port: UInt16
    private let handler: RequestHandler
    private let daemon: DaemonBox

    /// Starts to listen.
    /// - Parameters:
    ///   - port: the port, or 0 for any that is free.
    ///   - allowsFaults: whether fault headers and fault control paths are obeyed.
    ///   - service: the sample content, where it has been read already; nil reads it.
    /// - Throws: `LocalServerError` when the port cannot be had; what `SampleService` throws when the content
    ///   cannot be read.
    public init(port: UInt16 = 0, allowsFaults: Bool = false, service: SampleService? = nil) throws {
        let service = try service ?? SampleService()
        let socket = try ListeningSocket(port: port)
        handler = RequestHandler(service: service, port: socket.port, allowsFaults: allowsFaults)
        self.port = socket.port
        daemon = try DaemonBox(socket: socket, handler: handler)
    }

    deinit {
        stop()
    }

    /// `http://127.0.0.1:PORT`.
    public var baseURL: String { "http://127.0.0.1:\(port)" }

    /// The requests so far, oldest first, without those to control paths.
    public var requests: [LoggedRequest] { handler.log.requests }

    /// Forgets the requests, takes every fault and change away.
    public func reset() {
        handler.reset()
    }

    /// Makes requests fail from now on.
    /// - Parameters:
    ///   - faults: one or more faults, separated by commas, as in `X-Wayside-Fault` (`delay=200, 503=2`).
    ///   - path: what the path must begin with.
    ///   - after: how many such requests pass unharmed first.
    ///   - times: after how many requests the faults end by themselves; nil for never.
    /// - Throws: `FaultError` for a fault that does not exist or a value that it cannot have.
    public func setFaults(_ faults: String, path: String = "/", after: Int = 0, times: Int? = nil) throws {
        handler.faults.add(
            FaultRule(path: path, faults: try Fault.list(faults), sparing: after, remaining: times)
        )
    }

    /// Takes every fault away.
    public func clearFaults() {
        handler.faults.clear()
    }

    /// Lets the content change: items inserted, removed, edited.
    /// - Parameter change: receives the changes as they are.
    public func changeContent(_ change: (inout ContentChanges) -> Void) {
        handler.changes.update(change)
    }

    /// Stops: waiting answers are given up, connections are closed.
    ///
    /// Stopping twice is harmless.
    public func stop() {
        handler.stopping.set()
        daemon.stop()
    }
}
