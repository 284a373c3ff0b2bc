/// What differs, for one answer, from the content as it was written.
///
/// Tests use this to let the world move on between two requests: items appear at the top of the news, one is edited,
/// another leaves; a list holds one item that no decoder can read.
public struct ContentChanges: Sendable, Equatable {
    /// How many new items stand above the news.
    public var insertedNews = 0
    /// News items that are gone, by id.
    public var removedNews: Set<String> = []
    /// News items whose headline and text were edited, by id.
    public var editedNews: Set<String> = []
    /// How many new albums every search finds after those of the content.
    public var insertedAlbums = 0
    /// How many new photos each place has, by place id; each has an address of its own.
    public var insertedPhotos: [String: Int] = [:]
    /// The position in a list answer at which an unreadable item stands instead of the true one.
    public var badItem: Int?
    /// Whether every third item of a list answer is there twice.
    public var hasDuplicates = false

    /// No changes at all.
    public init() {}

    /// The items of a list answer as these changes leave them.
    func spoil(_ items: [JSONValue]) -> [JSONValue] {
        var result = items
        if let badItem, result.indices.contains(badItem) {
            // Every field of the wrong type, and no identity: what lenient decoding has to skip.
            result[badItem] = .object([
                ("id", .null), ("collectionId", .string("not a number")), ("trackId", .array([])),
                ("text", .integer(42)), ("name", .boolean(true)), ("image", .integer(0)),
                ("createdAt", .object([])), ("publicationDate", .string("yesterday")),
                ("wrapperType", .integer(7)),
            ])
        }
        if hasDuplicates {
            result = result.enumerated().flatMap { $0.offset % 3 == 0 ? [$0.element, $0.element] : [$0.element] }
        }
        return result
    }
}
