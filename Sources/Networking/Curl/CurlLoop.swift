#if os(Linux)
import CCurl
import Foundation

/// The thread that does the transfers, all of them at once, and sleeps while there are none.
///
/// `@unchecked Sendable`: the commands are guarded by the lock; everything else is the thread's alone, and waking it
/// is what libcurl allows from any thread.
final class CurlLoop: @unchecked Sendable {
    typealias Completion = @Sendable (Result<HTTPResponse, NetworkError>) -> Void

    private enum Command {
        case start(CurlTransfer, Completion)
        case cancel(CurlTransfer)
        case end
    }

    private let lock = NSLock()
    private var commands: [Command] = []
    private var isEnded = false

    private let multi: UnsafeMutableRawPointer
    private var running: [UnsafeMutableRawPointer: (transfer: CurlTransfer, completion: Completion)] = [:]

    init() {
        precondition(Self.isReady, "libcurl cannot be set up")
        guard let multi = curl_multi_init() else { preconditionFailure("There is no memory for libcurl") }
        self.multi = multi
        let thread = Thread { [self] in run() }
        thread.name = "Network"
        thread.start()
    }

    /// Does `transfer` and calls `completion` on the loop's thread, once.
    func start(_ transfer: CurlTransfer, _ completion: @escaping Completion) {
        give(.start(transfer, completion))
    }

    /// Stops `transfer`, before or after its start.
    func cancel(_ transfer: CurlTransfer) {
        give(.cancel(transfer))
    }

    /// Cancels what is running and ends the thread.
    func end() {
        give(.end)
    }

    private func give(_ command: Command) {
        lock.lock()
        defer { lock.unlock() }
        guard !isEnded else {
            if case .start(_, let completion) = command { completion(.failure(.cancelled)) }
            return
        }
        commands.append(command)
        curl_multi_wakeup(multi)
    }

    /// libcurl's own state is made once, before the first use on any thread.
    private static let isReady: Bool = curl_global_init(Int(CURL_GLOBAL_ALL)) == CURLE_OK

    // MARK: On the thread

    private func run() {
        ignoreBrokenPipes()
        while obeyCommands() {
            var active: Int32 = 0
            curl_multi_perform(multi, &active)
            if concludeFinished() { continue }
            // libcurl shortens this to its own next timeout; a command wakes it.
            curl_multi_poll(multi, nil, 0, 60_000, nil)
        }
        for (handle, entry) in running {
            curl_multi_remove_handle(multi, handle)
            entry.completion(.failure(.cancelled))
        }
        running = [:]
        curl_multi_cleanup(multi)
    }

    /// Writing to a connection that the other side has closed is an error here, not the end of the program.
    private func ignoreBrokenPipes() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Returns whether to go on.
    private func obeyCommands() -> Bool {
        lock.lock()
        let given = commands
        commands = []
        let ends = given.contains { if case .end = $0 { true } else { false } }
        isEnded = ends
        lock.unlock()
        for command in given {
            switch command {
            case .start(let transfer, let completion): begin(transfer, completion)
            case .cancel(let transfer): stop(transfer)
            case .end: break
            }
        }
        return !ends
    }

    private func begin(_ transfer: CurlTransfer, _ completion: @escaping Completion) {
        guard !transfer.isCancelled, let handle = transfer.prepare() else {
            completion(.failure(transfer.isCancelled ? .cancelled : .noConnection))
            return
        }
        running[handle] = (transfer, completion)
        curl_multi_add_handle(multi, handle)
    }

    private func stop(_ transfer: CurlTransfer) {
        transfer.isCancelled = true
        guard let handle = transfer.handle, let entry = running.removeValue(forKey: handle) else { return }
        curl_multi_remove_handle(multi, handle)
        entry.completion(.failure(.cancelled))
    }

    /// Returns whether a transfer goes on at another address.
    private func concludeFinished() -> Bool {
        var goesOn = false
        var waiting: Int32 = 0
        while let message = curl_multi_info_read(multi, &waiting) {
            guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle,
                let entry = running[handle]
            else { continue }
            // The message is gone once its handle is removed.
            let result = wayside_message_result(message)
            curl_multi_remove_handle(multi, handle)
            if let outcome = entry.transfer.conclude(result) {
                running[handle] = nil
                entry.completion(outcome)
            } else {
                curl_multi_add_handle(multi, handle)
                goesOn = true
            }
        }
        return goesOn
    }
}
#endif
