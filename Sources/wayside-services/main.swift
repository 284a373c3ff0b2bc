// The sample services over HTTP on loopback, for `make run`, for tests and for trying things out.

import Foundation
import Glibc
import LocalServices

let standardError = FileHandle.standardError

do {
    guard let options = try Options(arguments: Array(CommandLine.arguments.dropFirst())) else {
        FileHandle.standardOutput.write(Data(Options.help.utf8))
        exit(0)
    }
    // Before the first thread is there, so that every thread inherits the mask and only `StopSignal` sees the signals.
    let stop = StopSignal()
    let server = try LocalServer(port: options.port, allowsFaults: options.allowsFaults)
    FileHandle.standardOutput.write(Data("listening on \(server.baseURL)\n".utf8))
    stop.wait(withParent: options.exitsWithParent)
    server.stop()
} catch let error as UsageError {
    standardError.write(Data("wayside-services: \(error)\n\n\(Options.help)".utf8))
    exit(64)
} catch let error as LocalServerError {
    standardError.write(Data("wayside-services: \(error)\n".utf8))
    exit(69)
} catch {
    standardError.write(Data("wayside-services: \(error)\n".utf8))
    exit(66)
}
