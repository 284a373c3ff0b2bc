/// Makes the bytes of a directory from the lists of its sources.
struct DirectoryBuilder {
    /// A source with its lists.
    struct Source {
        let info: SourceInfo
        let lists: ImportedLists
    }

    /// The file's bytes in pieces: the header, then the parts, each filled up to a multiple of eight bytes.
    ///
    /// Throws `ImportError.tooLarge`.
    static func build(_ sources: [Source]) throws -> [[UInt8]] {
        var parts = [ByteSink](repeating: ByteSink(), count: DirectoryFormat.partCount)
        parts[DirectoryFormat.sources].append(UInt32(sources.count))
        for source in sources { source.info.write(to: &parts[DirectoryFormat.sources]) }
        var pool = StringPool()
        for direction in Direction.allCases {
            let inputs = sources.enumerated().map {
                ListBuilder.Input(
                    source: $0.offset,
                    name: $0.element.info.name,
                    cities: $0.element.lists[direction]
                )
            }
            for (part, sink) in try ListBuilder.build(inputs, &pool) {
                parts[DirectoryFormat.part(part, direction)] = sink
            }
        }
        parts[DirectoryFormat.strings] = pool.sink
        return withHeader(parts)
    }

    private static func withHeader(_ parts: [ByteSink]) -> [[UInt8]] {
        var checksum = Checksum()
        var table = ByteSink()
        var pieces: [[UInt8]] = []
        var offset = DirectoryFormat.headerLength
        for part in parts {
            table.append(UInt64(offset))
            table.append(UInt64(part.count))
            var bytes = part.bytes
            bytes.append(contentsOf: repeatElement(0, count: (8 - bytes.count % 8) % 8))
            bytes.withUnsafeBytes { checksum.add($0) }
            offset += bytes.count
            pieces.append(bytes)
        }
        var header = ByteSink()
        header.append(DirectoryFormat.magic)
        header.append(DirectoryFormat.version)
        header.append(UInt32(parts.count))
        header.append(UInt64(offset))
        header.append(checksum.value)
        header.append(table.bytes)
        var headerChecksum = Checksum()
        header.bytes.withUnsafeBytes { headerChecksum.add($0) }
        header.append(headerChecksum.value)
        return [header.bytes] + pieces
    }
}
