import Foundation

/// Where a command writes: results to standard output, everything else to standard error.
struct CommandOutput {
    static let standard = CommandOutput()

    /// Progress is shown to a person only.
    let showsProgress = isatty(STDERR_FILENO) == 1

    func result(_ text: String) { write(Data((text + "\n").utf8)) }

    func bytes(_ bytes: [UInt8]) { write(Data(bytes)) }

    /// Ends the program where the output cannot be written: an export on a full disk is no export.
    private func write(_ data: Data) {
        do {
            try FileHandle.standardOutput.write(contentsOf: data)
        } catch {
            note("wayside-stations: the output cannot be written: \(String(cString: strerror(errno)))")
            exit(ExitCode.failed)
        }
    }

    func note(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }

    /// Writes over the last line of a terminal; an empty text wipes it.
    func progress(_ text: String) {
        guard showsProgress else { return }
        try? FileHandle.standardError.write(contentsOf: Data(("\r\u{1B}[K" + text).utf8))
    }
}

/// How the program ends.
enum ExitCode {
    static let done: Int32 = 0
    /// What was asked for could not be done.
    static let failed: Int32 = 1
    /// The command was not understood.
    static let usage: Int32 = 2
}
