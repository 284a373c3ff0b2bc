/// Why a station directory cannot be used.
///
/// The starter set takes its place.
public enum DirectoryError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no file.
    case missing
    /// The file cannot be read; the system's words.
    case unreadable(String)
    /// The file cannot be written; the system's words. The old one is still there.
    case unwritable(String)
    /// The file is something else.
    case foreign
    /// An earlier version of the program wrote the file: the stations have to be imported anew.
    case older(version: UInt32)
    /// A later version of the program wrote the file.
    case newer(version: UInt32)
    /// The file is shorter or longer than it says.
    case truncated
    /// The file's bytes are not what was written.
    case damaged

    /// In English, without a full stop.
    public var description: String {
        switch self {
        case .missing: return "there is no station directory yet"
        case .unreadable(let words): return "the station directory cannot be read: \(words)"
        case .unwritable(let words): return "the station directory cannot be written: \(words)"
        case .foreign: return "the file is not a station directory"
        case .older(let version):
            return "the station directory is of version \(version), this program reads version"
                + " \(DirectoryFormat.version): import the stations again"
        case .newer(let version):
            return
                "the station directory is of version \(version), this program reads version \(DirectoryFormat.version)"
        case .truncated: return "the station directory is cut off"
        case .damaged: return "the station directory is damaged"
        }
    }

    /// Whether an import sets such a file aside: no program can read it as a directory, or none of this version.
    var makesWay: Bool {
        switch self {
        case .older, .foreign, .truncated, .damaged: return true
        case .missing, .unreadable, .unwritable, .newer: return false
        }
    }
}
