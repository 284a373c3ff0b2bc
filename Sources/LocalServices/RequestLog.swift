import Foundation
import SampleContent

/// One request that the server received.
public struct LoggedRequest: Sendable, Equatable, Codable {
    /// How the request ended.
    public enum Outcome: String, Sendable, Codable {
        /// It is still being answered.
        case open
        /// The whole answer was sent.
        case sent
        /// A fault ended the connection, as it was asked to.
        case spoilt
        /// The client left before the answer was sent.
        case aborted
    }

    /// Counts from 1 and goes on after a reset.
    public let number: Int
    /// When it came, in milliseconds since the server started.
    public let milliseconds: Int
    /// The method.
    public let method: String
    /// Path and query as sent.
    public let target: String
    /// The path without the query.
    public let path: String
    /// The header fields, names in lower case.
    public let headers: [String: String]
    /// The faults that it was answered with, as they were asked for.
    public let faults: [String]
    /// The status of the answer; 0 before it is known.
    public var status: Int
    /// The bytes of the answer's body as sent (compressed, if it was).
    public var bytes: Int
    /// How it ended.
    public var outcome: Outcome
}

/// The last 10,000 requests, and how many came for each path.
struct RequestLog: Sendable {
    private struct State: Sendable {
        var last = 0
        var requests: [LoggedRequest] = []
        var counts: [String: Int] = [:]
    }

    private static let limit = 10_000
    private let state = Guarded(State())
    private let start = DispatchTime.now().uptimeNanoseconds

    var requests: [LoggedRequest] { state.current.requests }
    var counts: [String: Int] { state.current.counts }

    func reset() {
        state.update { $0 = State(last: $0.last) }
    }

    /// Notes a request; returns its number.
    func begin(_ request: SampleRequest, faults: [AskedFault]) -> Int {
        let elapsed = Int((DispatchTime.now().uptimeNanoseconds - start) / 1_000_000)
        let headers = request.headers.fields.map { ($0.name.lowercased(), $0.value) }
        return state.update { state in
            state.last += 1
            state.counts[request.path, default: 0] += 1
            if state.requests.count >= Self.limit { state.requests.removeFirst(Self.limit / 10) }
            state.requests.append(
                LoggedRequest(
                    number: state.last,
                    milliseconds: elapsed,
                    method: request.method,
                    target: request.target,
                    path: request.path,
                    headers: Dictionary(headers) { first, _ in first },
                    faults: faults.map(\.text),
                    status: 0,
                    bytes: 0,
                    outcome: .open
                )
            )
            return state.last
        }
    }

    func answered(_ number: Int, status: Int, bytes: Int) {
        change(number) {
            $0.status = status
            $0.bytes = bytes
        }
    }

    /// Notes how a request ended; the first word counts.
    func end(_ number: Int, _ outcome: LoggedRequest.Outcome) {
        change(number) {
            if $0.outcome == .open { $0.outcome = outcome }
        }
    }

    private func change(_ number: Int, _ body: (inout LoggedRequest) -> Void) {
        state.update { state in
            // A request from before a reset is no longer there, and that is right.
            guard let index = state.requests.lastIndex(where: { $0.number == number }) else { return }
            body(&state.requests[index])
        }
    }
}
