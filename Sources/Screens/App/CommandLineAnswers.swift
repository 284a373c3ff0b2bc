import Foundation
import Settings

/// What the program says at a terminal without opening a window.
public enum CommandLineAnswers {
    private static let usage = """
        usage: wayside [--services ADDRESS] [--show-photo-memory]

        A pocket companion for people on the move: timetable desk, news, music albums, places.

          --services ADDRESS   take all content from one server, as wayside-services is
          --show-photo-memory  list above a photo which ones are in memory
          --version            print the version and stop
          --help               print this and stop

        The language follows LANG, the look the desktop. Data is in $XDG_DATA_HOME/wayside,
        what can be downloaded again in $XDG_CACHE_HOME/wayside.

        """

    /// Answers `--help`, `--version` and wrong arguments, and ends the program then; returns otherwise.
    public static func answerAndExit() {
        let arguments = AppArguments(ProcessInfo.processInfo.arguments)
        if let problem = arguments.problem {
            FileHandle.standardError.write(Data("wayside: \(problem)\n".utf8))
            // EX_USAGE of sysexits.h.
            exit(64)
        }
        if arguments.asksForHelp {
            FileHandle.standardOutput.write(Data(usage.utf8))
            exit(0)
        }
        if arguments.asksForVersion {
            FileHandle.standardOutput.write(Data("wayside \(AppVersion.short)\n".utf8))
            exit(0)
        }
    }
}
