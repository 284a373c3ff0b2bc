import Foundation

/// A program that a test starts and waits for, without a run loop.
struct ChildProcess {
    let identifier: pid_t

    /// Starts a program found in `PATH`; what it writes goes into files, or nowhere.
    init(_ arguments: [String], output: URL? = nil, errors: URL? = nil) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, file) in [(STDOUT_FILENO, output), (STDERR_FILENO, errors)] {
            let path = file?.path ?? "/dev/null"
            posix_spawn_file_actions_addopen(&actions, descriptor, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        }
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        words.append(nil)
        defer { words.forEach { free($0) } }
        var identifier: pid_t = 0
        let status = posix_spawnp(&identifier, arguments[0], &actions, nil, words, environ)
        guard status == 0 else { throw CocoaError(.executableLoad) }
        self.identifier = identifier
    }

    /// Waits for its end: the exit code, or the negative number of the signal that ended it.
    func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }

    func kill() {
        _ = Foundation.kill(identifier, SIGKILL)
    }
}
