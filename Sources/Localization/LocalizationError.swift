/// Why the texts of a language cannot be read.
public enum LocalizationError: Error, Equatable, CustomStringConvertible {
    /// The folder with a module's files is in none of the places where it is looked for.
    case resourcesMissing(module: String, lookedIn: [String])
    /// There is no table of texts for a language.
    case tablesMissing(folder: String)
    /// A table is not in the form of a `.strings` file.
    case malformed(file: String, line: Int, expected: String)
    /// Two lines give one key.
    case duplicateKey(String, file: String)

    /// One line for a person at a terminal.
    public var description: String {
        switch self {
        case .resourcesMissing(let module, let places):
            return "The files of \(module) are missing; looked in: \(places.joined(separator: ", "))"
        case .tablesMissing(let folder):
            return "No texts in \(folder)"
        case .malformed(let file, let line, let expected):
            return "\(file):\(line): expected \(expected)"
        case .duplicateKey(let key, let file):
            return "\(file): the key \(key) is given twice"
        }
    }
}
