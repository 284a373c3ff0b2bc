/// Why the sample content cannot be used.
public enum SampleContentError: Error, Equatable, CustomStringConvertible {
    /// A file or folder of the content cannot be read.
    case unreadable(path: String)
    /// A line of a content file is not in the form it should be.
    case badLine(file: String, line: Int, reason: String)

    /// The reason in words.
    public var description: String {
        switch self {
        case .unreadable(let path):
            return "The sample content cannot be read: \(path)."
        case .badLine(let file, let line, let reason):
            return "\(file), line \(line): \(reason)."
        }
    }
}
