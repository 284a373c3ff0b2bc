import Foundation
import Glibc
import Testing

/// The program itself, started as a person or a test would.
@Suite("wayside-services, the program")
struct ProgramTests {
    @Test("Its first line tells where it listens, and there it answers; SIGTERM ends it with 0")
    func firstLine() throws {
        let program = try RunningProgram(["--port", "0"])
        let port = try #require(program.port)
        #expect(RawClient(port: port).get(Target.places).status == 200)
        program.process.terminate()
        #expect(program.exitCode() == 0)
    }

    @Test("A port in use is told in words, with exit code 69")
    func portInUse() throws {
        let first = try RunningProgram([])
        let port = try #require(first.port)
        let second = try RunningProgram(["--port", String(port)])
        #expect(second.port == nil)
        #expect(second.exitCode() == 69)
        #expect(second.errors.contains("Port \(port) on 127.0.0.1 is in use by another program."))
        first.process.terminate()
        #expect(first.exitCode() == 0)
    }

    @Test("Any host but 127.0.0.1, a bad port and an unknown option are refused with the usage")
    func usage() throws {
        for arguments in [["--host", "0.0.0.0"], ["--port", "70000"], ["--port"], ["--open"]] {
            let program = try RunningProgram(arguments)
            #expect(program.port == nil)
            #expect(program.exitCode() == 64)
            #expect(program.errors.contains("usage: wayside-services"))
        }
    }

    @Test("It listens on 127.0.0.1 and on no other address of the machine")
    func loopbackOnly() throws {
        let program = try RunningProgram([])
        let port = try #require(program.port)
        let hexPort = String(port, radix: 16, uppercase: true)
        let wanted = ":" + String(repeating: "0", count: 4 - hexPort.count) + hexPort
        var listening: [String] = []
        for table in ["/proc/net/tcp", "/proc/net/tcp6"] {
            let text = (try? String(contentsOfFile: table, encoding: .utf8)) ?? ""
            // Columns: number, local address, remote address, state; 0A is "listening".
            let rows = text.split(separator: "\n").map { $0.split(separator: " ") }
            listening += rows.filter { $0.count > 3 && $0[3] == "0A" && $0[1].hasSuffix(wanted) }.map { String($0[1]) }
        }
        #expect(listening == ["0100007F" + wanted])
        program.process.terminate()
        #expect(program.exitCode() == 0)
    }

    @Test("With --exit-with-parent it goes when its parent is gone")
    func parentDeath() throws {
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        let output = Pipe()
        shell.standardOutput = output
        let program = try RunningProgram.location()
        // The shell starts the server, tells its process id and ends at once: the server has lost its parent.
        shell.arguments = ["-c", "\"$0\" --exit-with-parent >/dev/null & echo $!; sleep 1", program.path]
        try shell.run()
        let first = output.fileHandleForReading.availableData
        let text = String(decoding: first, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        let id = try #require(pid_t(text))
        #expect(kill(id, 0) == 0)
        shell.waitUntilExit()
        #expect(hasGone(id))
    }

    /// Whether a process is gone, or is only waiting to be collected, within five seconds.
    private func hasGone(_ id: pid_t) -> Bool {
        for _ in 0..<100 {
            guard kill(id, 0) == 0 else { return true }
            let state = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ""
            if state.contains(") Z ") { return true }
            usleep(50_000)
        }
        return false
    }
}

/// The program running; it is ended when it is let go.
final class RunningProgram {
    let process = Process()
    /// The port from the first line; nil when the program ended without one.
    private(set) var port: UInt16?
    private let errorPipe = Pipe()

    init(_ arguments: [String]) throws {
        let output = Pipe()
        process.executableURL = try Self.location()
        process.arguments = arguments + ["--exit-with-parent"]
        process.standardOutput = output
        process.standardError = errorPipe
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let prefix = "listening on http://127.0.0.1:"
        if line.hasPrefix(prefix) { port = UInt16(line.dropFirst(prefix.count).prefix { $0.isNumber }) }
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    /// Beside the tests' own executable.
    static func location() throws -> URL {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("wayside-services")
    }

    func exitCode() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// What it said on standard error; ask after it has ended.
    var errors: String {
        String(decoding: errorPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
}
