import Foundation
import Testing

@testable import Schedule

/// Files that tests read: the real one where it is at hand, its invented twin, the starter set.
enum DataSet: String, CaseIterable, CustomTestStringConvertible {
    case real
    case twin

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static let realFile = root.appendingPathComponent("../shared/data/tutu/allStations.json").standardizedFileURL
    static let starterFile = root.appendingPathComponent("Sources/Schedule/Files/StarterStations.json")

    static var isRealFileHere: Bool { FileManager.default.fileExists(atPath: realFile.path) }

    /// The sets that are at hand: the twin always is.
    static var available: [DataSet] { isRealFileHere ? [.real, .twin] : [.twin] }

    var testDescription: String { rawValue }

    /// The bytes of the file.
    ///
    /// The twin is made once by its script.
    var file: Data {
        get throws {
            switch self {
            case .real: return try Data(contentsOf: DataSet.realFile)
            case .twin: return try DataSet.twinFile.get()
            }
        }
    }

    var directory: StationDirectory {
        get throws {
            switch self {
            case .real: return try DataSet.realDirectory.get()
            case .twin: return try DataSet.twinDirectory.get()
            }
        }
    }

    static var starter: StationDirectory {
        get throws { try starterDirectory.get() }
    }

    private static let starterDirectory = Result { try StationDirectory(starterSet: starterFile) }
    private static let realDirectory = Result { try StationDirectory(starterSet: realFile, name: "real") }
    private static let twinDirectory = Result {
        try twinFile.get().withUnsafeBytes { bytes in
            let read = try StationFileReader.read(bytes.bindMemory(to: UInt8.self))
            return try StationDirectory(building: [Places.source("twin", read.lists)])
        }
    }

    private static let twinFile = Result {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("twin.json")
        let script = root.appendingPathComponent("scripts/make-station-twin.py").path
        let exitCode = try ChildProcess(["python3", script, file.path]).wait()
        guard exitCode == 0 else { throw CocoaError(.executableRuntimeMismatch) }
        return try Data(contentsOf: file)
    }
}

/// A folder that goes with its owner.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("wayside-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}

/// Random numbers that a seed gives again.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
