import Foundation
import SampleContent

/// Answers requests: control paths by itself, all others by the sample service and the faults in force.
final class RequestHandler: Sendable {
    let service: SampleService
    let port: UInt16
    let allowsFaults: Bool
    let log = RequestLog()
    let faults = FaultBoard()
    let changes = Guarded(ContentChanges())
    /// Set when the server stops, so that whoever waits gives up.
    let stopping = Guarded(false)
    private let bombs = BombStore()

    init(service: SampleService, port: UInt16, allowsFaults: Bool) {
        self.service = service
        self.port = port
        self.allowsFaults = allowsFaults
    }

    func reset() {
        log.reset()
        faults.clear()
        changes.update { $0 = ContentChanges() }
    }

    /// Answers a request; false closes the connection.
    func handle(_ context: RequestContext, method: String, on connection: ClientConnection) -> Bool {
        var request = SampleRequest(method: method, target: context.target, headers: connection.headers)
        if request.headers["Host"] == nil { request.headers["Host"] = "127.0.0.1:\(port)" }
        if request.path.hasPrefix("/_control") {
            return connection.send(ControlPaths(handler: self).answer(request))
        }
        let asked: [AskedFault]
        do {
            asked = try faults(for: request)
        } catch {
            return connection.send(.text("\(error)\n", status: 400))
        }
        let number = log.begin(request, faults: asked)
        context.logNumber = number
        let faults = asked.map(\.fault)
        guard hasWaited(for: faults, on: connection) else { return false }
        let response = compressed(answer(request, faults: faults), for: request)
        log.answered(number, status: response.status, bytes: response.body.count)
        if let delivery = faults.last(where: \.spoilsDelivery) {
            let wasSpoilt = deliver(response, spoiltBy: delivery, on: connection)
            log.end(number, wasSpoilt ? .spoilt : .aborted)
            return false
        }
        return connection.send(response)
    }

    /// Notes how a request ended.
    func finish(_ context: RequestContext, wasSent: Bool) {
        guard let number = context.logNumber else { return }
        log.end(number, wasSent ? .sent : .aborted)
    }

    private func faults(for request: SampleRequest) throws -> [AskedFault] {
        guard allowsFaults else { return [] }
        let byHeader = try Fault.list(request.headers["X-Wayside-Fault"] ?? "")
        return byHeader + faults.take(path: request.path)
    }

    private func hasWaited(for faults: [Fault], on connection: ClientConnection) -> Bool {
        for fault in faults {
            guard case .delay(let milliseconds) = fault else { continue }
            guard connection.wait(milliseconds: milliseconds, unless: stopping) else { return false }
        }
        return true
    }

    private func answer(_ request: SampleRequest, faults: [Fault]) -> SampleResponse {
        let base = "http://\(request.headers["Host"] ?? "127.0.0.1:\(port)")"
        if let page = FaultAnswers.page(for: request.path, base: base) { return page }
        var moved = request
        if request.target.hasPrefix("/_moved/") { moved.target = String(request.target.dropFirst(7)) }
        var changes = changes.current
        for fault in faults {
            if case .badItem(let index) = fault { changes.badItem = index }
            if fault == .duplicates { changes.hasDuplicates = true }
        }
        let answers = FaultAnswers(request: request, base: base, bombs: bombs)
        return faults.reduce(service.answer(moved, changes: changes)) { answers.apply($1, to: $0) }
    }

    /// Text is compressed for whoever accepts it, as the real services do.
    private func compressed(_ response: SampleResponse, for request: SampleRequest) -> SampleResponse {
        let type = response.headers["Content-Type"] ?? ""
        let isText = type.hasPrefix("text/") || type.hasPrefix("application/json")
        guard isText, response.body.count > 860, response.headers["Content-Encoding"] == nil,
            request.headers["Accept-Encoding"]?.contains("gzip") == true,
            let packed = Gzip.compress(response.body)
        else { return response }
        var changed = response
        changed.body = packed
        changed.headers["Content-Encoding"] = "gzip"
        changed.headers["Vary"] = "Accept-Encoding"
        return changed
    }

    /// Sends an answer as a fault of delivery wants it.
    /// - Returns: whether it came to that; false where the client left before.
    private func deliver(_ response: SampleResponse, spoiltBy fault: Fault, on connection: ClientConnection) -> Bool {
        let raw = RawReply(connection: connection, stopping: stopping)
        let whole = RawReply.head(of: response, length: response.body.count)
        switch fault {
        case .silence:
            // Ten minutes are longer than any client waits; the client's leaving ends it at once.
            return connection.wait(milliseconds: 600_000, unless: stopping)
        case .drop(let count):
            return raw.send(whole + response.body.prefix(count))
        case .wrongLength(let difference):
            let length = max(0, response.body.count + difference)
            return raw.send(RawReply.head(of: response, length: length) + response.body)
        case .reset(let count):
            if let count { raw.send(whole + response.body.prefix(count)) }
            // What was sent must have arrived: a reset discards what the client has not read yet.
            if count != nil { _ = connection.wait(milliseconds: 100, unless: stopping) }
            raw.reset()
            return true
        case .drip(let milliseconds):
            return raw.drip(response, milliseconds: milliseconds)
        case .flood(let bytes):
            return raw.flood(response, bytes: bytes)
        default:
            return true
        }
    }
}

extension Fault {
    /// Whether the answer is written to the socket by the fault itself, after which the connection ends.
    var spoilsDelivery: Bool {
        switch self {
        case .silence, .drop, .wrongLength, .reset, .drip, .flood: return true
        default: return false
        }
    }
}
