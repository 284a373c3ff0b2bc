/// Header fields in the order in which they came, found whatever the case of their names.
///
/// ```swift
/// let headers: HTTPHeaders = ["Content-Type": "application/json"]
/// headers["content-type"]  // "application/json"
/// ```
public struct HTTPHeaders: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    /// One header field; the name is kept as it was written.
    public struct Field: Sendable, Hashable {
        /// The name as written.
        public let name: String
        /// The value without white space at its edges.
        public let value: String
    }

    /// The fields in order; a name can occur more than once.
    public private(set) var fields: [Field] = []

    /// No fields.
    public init() {}

    /// The fields of the literal, in its order.
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements {
            append(name, value)
        }
    }

    /// The first value under `name`; setting replaces every value under it, nil removes them.
    public subscript(name: String) -> String? {
        get {
            fields.first { Self.isSameName($0.name, name) }?.value
        }
        set {
            fields.removeAll { Self.isSameName($0.name, name) }
            if let newValue {
                append(name, newValue)
            }
        }
    }

    /// Adds a field after the others, even where the name is there already.
    public mutating func append(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: ASCIIText.trimmed(value)))
    }

    /// Names of fields are ASCII: only A–Z are folded.
    private static func isSameName(_ one: String, _ other: String) -> Bool {
        ASCIIText.lowercased(one) == ASCIIText.lowercased(other)
    }
}
