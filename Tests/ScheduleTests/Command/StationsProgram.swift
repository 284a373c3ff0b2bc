import Foundation

/// The built program, run in a data folder of its own.
final class StationsProgram {
    let folder: TemporaryFolder

    /// Built beside the tests.
    static let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("wayside-stations").path

    init() throws {
        folder = try TemporaryFolder()
    }

    var data: URL { folder.url.appendingPathComponent("data") }

    struct Result {
        let code: Int32
        let output: String
        let errors: String

        /// What `--json` printed.
        var rows: [[String: Any]] {
            (try? JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]]) ?? []
        }
    }

    func run(_ arguments: String...) throws -> Result {
        let output = folder.url.appendingPathComponent("output")
        let errors = folder.url.appendingPathComponent("errors")
        let child = try ChildProcess(
            [StationsProgram.path, "--directory", data.path] + arguments,
            output: output,
            errors: errors
        )
        let code = child.wait()
        return Result(
            code: code,
            output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8)
        )
    }

    /// A file to import, as text.
    func file(_ text: String, named name: String = "stations.json") throws -> String {
        let url = folder.url.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url.path
    }
}
