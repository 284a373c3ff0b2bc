import Glibc

/// Waits for SIGTERM or SIGINT without a handler: the signals are blocked in every thread and asked for.
struct StopSignal {
    private var signals = sigset_t()

    init() {
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        sigaddset(&signals, SIGINT)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        signal(SIGPIPE, SIG_IGN)
    }

    /// Returns when a signal has come or, if wanted, when the parent is gone.
    ///
    /// The parent is looked for every half second. The kernel's own notice (PR_SET_PDEATHSIG) is of no use: it is sent
    /// when the parent's *thread* that started this program ends.
    func wait(withParent: Bool) {
        let parent = getppid()
        var signals = signals
        var pause = timespec(tv_sec: 0, tv_nsec: 500_000_000)
        while true {
            if sigtimedwait(&signals, nil, &pause) > 0 { return }
            if withParent && getppid() != parent { return }
        }
    }
}
