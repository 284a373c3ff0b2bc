import Foundation

/// Where a command writes: results to standard output, everything else to standard error.
struct CommandOutput {
    static let standard = CommandOutput()

    /// Progress is shown to a person only.
    let showsProgress = isatty(STDERR_FILENO) == 1

    func result(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }

    func bytes(_ bytes: [UInt8]) {
        FileHandle.standardOutput.write(Data(bytes))
    }

    func note(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Writes over the last line of a terminal; an empty text wipes it.
    func progress(_ text: String) {
        guard showsProgress else { return }
        FileHandle.standardError.write(Data(("\r\u{1B}[K" + text).utf8))
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
