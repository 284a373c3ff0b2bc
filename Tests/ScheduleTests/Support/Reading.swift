@testable import Schedule

extension StationFileReader {
    static func read(text: String) throws -> StationFileReader {
        try read(bytes: Array(text.utf8))
    }

    static func read(bytes: [UInt8]) throws -> StationFileReader {
        try bytes.withUnsafeBufferPointer { try read($0) }
    }
}
