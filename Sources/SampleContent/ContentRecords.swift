import Foundation

/// One record of a content file: a head of fields after `===`, then lines.
///
/// ```
/// === 10001 | night-bus | 2026-03-04T08:15Z | en
/// Night buses return
/// <p>From Friday on…</p>
/// ```
struct ContentRecord: Sendable {
    let file: String
    let line: Int
    let fields: [String]
    var lines: [String] = []

    /// The field at an index, or a clear error that names the line.
    func field(_ index: Int, _ meaning: String) throws -> String {
        guard fields.indices.contains(index) else { throw error("the field '\(meaning)' is missing") }
        return fields[index]
    }

    func error(_ reason: String) -> SampleContentError {
        .badLine(file: file, line: line, reason: reason)
    }

    /// The records of one file; lines before the first `===` are comments.
    static func read(_ file: URL) throws -> [ContentRecord] {
        guard let data = try? Data(contentsOf: file), let text = String(data: data, encoding: .utf8) else {
            throw SampleContentError.unreadable(path: file.path)
        }
        var records: [ContentRecord] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("=== ") {
                let fields = line.dropFirst(4).components(separatedBy: "|").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                records.append(ContentRecord(file: file.lastPathComponent, line: index + 1, fields: fields))
            } else if !records.isEmpty {
                records[records.count - 1].lines.append(String(line))
            }
        }
        return records
    }

    /// The records of every `.txt` file of a folder, files in order of name.
    static func readAll(in folder: URL) throws -> [ContentRecord] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            throw SampleContentError.unreadable(path: folder.path)
        }
        let files = names.filter { $0.hasSuffix(".txt") }.sorted()
        return try files.flatMap { try read(folder.appendingPathComponent($0)) }
    }
}
