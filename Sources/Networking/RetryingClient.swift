import Foundation

/// Asks again where that can help, waits where it is asked to, and hammers nobody.
///
/// A connection that broke off and a server's passing error (500, 502, 503, 504) are tried again after a pause that
/// doubles. A service that asks to wait is not asked again before: a short wait is waited out here, a longer one is
/// thrown, and so is every other request to that host until then. What changes something (`POST`) is sent once.
public struct RetryingClient: HTTPClient {
    /// How often and how long.
    public struct Policy: Sendable {
        /// Tries in all.
        public var tries = 3
        /// Seconds before the second try; each pause is twice the one before.
        public var firstPause: TimeInterval = 0.5
        /// The longest wait that is waited out, in seconds; a longer one is thrown.
        public var longestWait: TimeInterval = 5
        /// Seconds to leave a service alone that says "too many calls" and not for how long.
        public var waitWhenUntold: TimeInterval = 60

        /// Three tries, half a second, five seconds, a minute.
        public init() {}
    }

    private let client: any HTTPClient
    private let policy: Policy
    private let budget: RateBudget?
    private let time: TimeSource
    private let gate = HostGate()

    /// A client that asks `client`, within `budget` where there is one: tries count too.
    public init(
        _ client: any HTTPClient,
        policy: Policy = Policy(),
        budget: RateBudget? = nil,
        time: TimeSource = .device
    ) {
        self.client = client
        self.policy = policy
        self.budget = budget
        self.time = time
    }

    /// Sends `request`, more than once where that can help.
    public func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        let host = Self.hostKey(request.url)
        var pause = policy.firstPause
        var attempt = 1
        while true {
            try await passGate(host)
            try await passBudget(host)
            do throws(NetworkError) {
                return try await client.send(request)
            } catch {
                let error = await noted(error, host)
                guard attempt < policy.tries, isWorthAnotherTry(error, request) else { throw error }
                // Who is asked to wait does so at the gate.
                if case .rateLimited = error { pause = 0 }
                try await wait(pause)
                pause *= 2
                attempt += 1
            }
        }
    }

    /// Keeps in mind until when a host wants to be left alone, and says it where the service did not.
    private func noted(_ error: NetworkError, _ host: String) async -> NetworkError {
        guard case .rateLimited(let until) = error else { return error }
        let instant = until ?? time.now().addingTimeInterval(policy.waitWhenUntold)
        await gate.close(host, until: instant)
        return .rateLimited(until: instant)
    }

    private func isWorthAnotherTry(_ error: NetworkError, _ request: HTTPRequest) -> Bool {
        guard request.method != .post else { return false }
        switch error {
        case .cutShort: return true
        case .serverError(let code): return [500, 502, 503, 504].contains(code)
        case .rateLimited(let until): return (until?.timeIntervalSince(time.now()) ?? .infinity) <= policy.longestWait
        default: return false
        }
    }

    private func passGate(_ host: String) async throws(NetworkError) {
        if let until = await gate.closed(host) { try await waitOrThrow(until) }
    }

    private func passBudget(_ host: String) async throws(NetworkError) {
        guard let budget else { return }
        // Others may take the place that was waited for: a few times, then it is told.
        for _ in 0..<policy.tries {
            guard let free = await budget.reserve(host: host) else { return }
            try await waitOrThrow(free)
        }
        throw .rateLimited(until: time.now().addingTimeInterval(policy.longestWait))
    }

    private func waitOrThrow(_ until: Date) async throws(NetworkError) {
        let seconds = until.timeIntervalSince(time.now())
        if seconds > policy.longestWait { throw .rateLimited(until: until) }
        if seconds > 0 { try await wait(seconds) }
    }

    private func wait(_ seconds: TimeInterval) async throws(NetworkError) {
        do {
            try await time.sleep(seconds)
        } catch {
            throw .cancelled
        }
    }

    /// Services on one machine are told apart by their ports.
    private static func hostKey(_ url: URL) -> String {
        let host = ASCIIText.lowercased(url.host ?? "")
        return url.port.map { "\(host):\($0)" } ?? host
    }
}

/// Which hosts want to be left alone, and until when.
private actor HostGate {
    private var closedUntil: [String: Date] = [:]

    func close(_ host: String, until instant: Date) {
        closedUntil[host] = max(instant, closedUntil[host] ?? instant)
    }

    func closed(_ host: String) -> Date? {
        closedUntil[host]
    }
}
