import Foundation

/// All stations of all sources: what a directory file holds, or the starter set.
///
/// Opening reads the header and nothing more. Everything beyond is read when it is asked for, with every offset
/// checked, so a damaged file gives wrong or missing texts at worst until `verify()` finds the damage.
public final class StationDirectory: Sendable {
    /// The sources, in the order of their first import.
    public let sources: [SourceInfo]
    /// Departure stations.
    public let from: StationList
    /// Arrival stations.
    public let to: StationList

    private let storage: DirectoryBytes
    private let checksum: UInt64

    /// Opens a directory file; throws `DirectoryError`.
    public convenience init(contentsOf file: URL) throws {
        try self.init(DirectoryBytes(mapping: file.path))
    }

    /// Makes a directory in memory of one source in the task's form, the starter set; throws `ImportError`.
    public convenience init(starterSet file: URL, name: String = StationDirectory.starterName) throws {
        let read = try StationFileReader.read(fileAt: file)
        let info = SourceInfo(
            name: name,
            fileName: file.lastPathComponent,
            importedAt: Date(timeIntervalSince1970: 0),
            report: read.report
        )
        try self.init(building: [DirectoryBuilder.Source(info: info, lists: read.lists)])
    }

    /// The name of the source of the starter set.
    public static let starterName = "starter"

    convenience init(building sources: [DirectoryBuilder.Source]) throws {
        try self.init(DirectoryBytes(copying: DirectoryBuilder.build(sources)))
    }

    init(_ storage: DirectoryBytes) throws {
        let file = try DirectoryFile(storage.bytes.buffer)
        self.storage = storage
        checksum = file.checksum
        sources = try file.sources()
        let names = sources.map(\.name)
        from = StationList(.from, ListViews(file, .from), storage, names)
        to = StationList(.to, ListViews(file, .to), storage, names)
    }

    /// One of the two lists.
    public func list(_ direction: Direction) -> StationList {
        direction == .from ? from : to
    }

    /// Reads the whole file and compares its checksum; throws `DirectoryError.damaged`.
    ///
    /// Takes a moment: not for the main thread.
    public func verify() throws {
        var found = Checksum()
        found.add(UnsafeRawBufferPointer(rebasing: storage.bytes.buffer[DirectoryFormat.headerLength...]))
        if found.value != checksum { throw DirectoryError.damaged }
    }

    /// The size of the file in bytes.
    public var byteCount: Int { storage.bytes.buffer.count }
}

/// The header of a directory, checked, and its parts.
struct DirectoryFile {
    let bytes: UnsafeRawBufferPointer
    let checksum: UInt64
    private let parts: [Range<Int>]

    init(_ bytes: UnsafeRawBufferPointer) throws(DirectoryError) {
        self.bytes = bytes
        var reader = ByteReader(bytes, at: 8)
        guard bytes.count >= 8 else {
            throw bytes.elementsEqual(DirectoryFormat.magic.prefix(bytes.count)) ? .truncated : .foreign
        }
        guard bytes.prefix(8).elementsEqual(DirectoryFormat.magic) else { throw .foreign }
        guard let version = reader.uint32(), let count = reader.uint32(), let length = reader.uint64(),
            let checksum = reader.uint64()
        else { throw .truncated }
        guard version <= DirectoryFormat.version else { throw .newer(version: version) }
        guard version == 0 || version == DirectoryFormat.version else { throw .older(version: version) }
        guard version != 0, count == DirectoryFormat.partCount else { throw .damaged }
        guard bytes.count >= DirectoryFormat.headerLength else { throw .truncated }
        var header = Checksum()
        header.add(UnsafeRawBufferPointer(rebasing: bytes[..<(DirectoryFormat.headerLength - 8)]))
        reader = ByteReader(bytes, at: DirectoryFormat.headerLength - 8)
        guard reader.uint64() == header.value else { throw .damaged }
        guard length == bytes.count else { throw .truncated }
        self.checksum = checksum
        reader = ByteReader(bytes, at: 32)
        var parts: [Range<Int>] = []
        for _ in 0..<DirectoryFormat.partCount {
            guard let offset = reader.uint64(), let size = reader.uint64(), offset % 8 == 0,
                offset <= UInt64(bytes.count), size <= UInt64(bytes.count) - offset
            else { throw .damaged }
            parts.append(Int(offset)..<Int(offset + size))
        }
        self.parts = parts
    }

    func part(_ number: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes[parts[number]])
    }

    func sources() throws(DirectoryError) -> [SourceInfo] {
        var reader = ByteReader(part(DirectoryFormat.sources))
        guard let count = reader.uint32(), count < 10_000 else { throw .damaged }
        var sources: [SourceInfo] = []
        for _ in 0..<count {
            guard let source = SourceInfo(&reader) else { throw .damaged }
            sources.append(source)
        }
        return sources
    }
}

extension StationFileReader {
    /// Reads a file of the task's form; throws `ImportError`.
    static func read(
        fileAt url: URL,
        progress: (Double) -> Void = { _ in }
    ) throws -> StationFileReader {
        let data: Data
        do {
            data = try Data(contentsOf: url, options: .mappedIfSafe)
        } catch {
            throw ImportError.unreadable(ImportError.words(for: error))
        }
        return try data.withUnsafeBytes { try read($0.bindMemory(to: UInt8.self), progress: progress) }
    }
}

extension ImportError {
    /// A short reason of the system for a file that cannot be read.
    static func words(for error: any Error) -> String {
        let code = (error as NSError).userInfo[NSUnderlyingErrorKey].map { ($0 as? NSError)?.code ?? 0 } ?? 0
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile?, .fileNoSuchFile?: return "there is no such file"
        case .fileReadNoPermission?: return "permission denied"
        default:
            return code != 0 ? String(cString: strerror(Int32(truncatingIfNeeded: code))) : "it is not a readable file"
        }
    }
}
