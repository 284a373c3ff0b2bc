import Foundation

/// All texts of one language: the topics' files, merged.
struct StringTable: Sendable {
    private let texts: [String: String]

    init(texts: [String: String]) {
        self.texts = texts
    }

    /// Reads every `.strings` file of `<language>.lproj` in a folder.
    /// - Throws: `LocalizationError` where there is none, where one is malformed or where a key stands twice.
    init(language: Language, in folder: URL) throws {
        let project = folder.appendingPathComponent("\(language.rawValue).lproj", isDirectory: true)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: project.path)) ?? []
        let files = names.filter { $0.hasSuffix(".strings") }.sorted()
        guard !files.isEmpty else { throw LocalizationError.tablesMissing(folder: project.path) }
        var texts: [String: String] = [:]
        for name in files {
            let data = try Data(contentsOf: project.appendingPathComponent(name))
            for (key, value) in try StringsFile(data, name: name).entries {
                guard texts.updateValue(value, forKey: key) == nil else {
                    throw LocalizationError.duplicateKey(key, file: name)
                }
            }
        }
        self.texts = texts
    }

    subscript(key: String) -> String? { texts[key] }
}
