import LocalServices

/// What the command line asks for.
struct Options: Equatable {
    var port: UInt16 = 0
    var allowsFaults = false
    var exitsWithParent = false

    static let help = """
        usage: wayside-services [--port N] [--faults] [--exit-with-parent]

        Serves Wayside's sample news, albums and places on 127.0.0.1, and only there.

          --port N             the port; 0, the default, takes any that is free
          --host 127.0.0.1     the only host there is; any other is refused
          --faults             obeys X-Wayside-Fault headers and /_control paths that change something
          --exit-with-parent   stops when the process that started it is gone
          --help               shows this

        Faults, as in 'X-Wayside-Fault: delay=200, 503=2' or /_control/fault?path=/v1/news&fault=503&times=1:
          \(Fault.names.joined(separator: ", "))
        Seen at /_control/log and /_control/counts; /_control/reset forgets and mends all.

        The first line of output is 'listening on http://127.0.0.1:PORT'. Stops on SIGTERM and SIGINT.
        Exit codes: 0 stopped, 64 wrong usage, 66 content not readable, 69 port not available.

        """

    /// Reads the arguments; nil when help is asked for.
    init?(arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": return nil
            case "--faults": allowsFaults = true
            case "--exit-with-parent": exitsWithParent = true
            case "--port":
                guard let text = rest.popFirst(), let number = UInt16(text) else {
                    throw UsageError("--port needs a number from 0 to 65535")
                }
                port = number
            case "--host":
                guard rest.popFirst() == "127.0.0.1" else {
                    throw UsageError("the services listen on 127.0.0.1 only")
                }
            default: throw UsageError("unknown option '\(argument)'")
            }
        }
    }
}

/// A command line that cannot be understood.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
