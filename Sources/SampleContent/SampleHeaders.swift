/// Header fields in order; names compare without regard to case.
public struct SampleHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral {
    /// One header field.
    public struct Field: Sendable, Equatable {
        /// The name as written.
        public var name: String
        /// The value.
        public var value: String
    }

    /// The fields in the order in which they were set.
    public private(set) var fields: [Field] = []

    /// Makes an empty set of fields.
    public init() {}

    /// Makes fields from name and value pairs.
    /// - Parameter elements: the pairs; a repeated name replaces the earlier value.
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { self[name] = value }
    }

    /// The value of a field; setting nil removes it.
    /// - Parameter name: the field's name in any case.
    public subscript(name: String) -> String? {
        get {
            let wanted = name.lowercased()
            return fields.first { $0.name.lowercased() == wanted }?.value
        }
        set {
            let wanted = name.lowercased()
            let place = fields.firstIndex { $0.name.lowercased() == wanted }
            switch (place, newValue) {
            case (let index?, let value?): fields[index].value = value
            case (let index?, nil): fields.remove(at: index)
            case (nil, let value?): fields.append(Field(name: name, value: value))
            case (nil, nil): break
            }
        }
    }
}
