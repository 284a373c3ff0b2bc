import Foundation

/// A value as SQLite stores it.
///
/// ```swift
/// try connection.execute("INSERT INTO news (id, title) VALUES (?, ?)", [.init(id), .init(title)])
/// ```
public enum SQLValue: Sendable, Hashable {
    /// Nothing.
    case null
    /// A whole number.
    case integer(Int64)
    /// A number with a fraction.
    case real(Double)
    /// Text, stored with exactly the scalars it has.
    case text(String)
    /// Bytes.
    case blob(Data)
}

extension SQLValue {
    /// A whole number, or NULL for nil.
    public init(_ value: Int?) {
        self = value.map { .integer(Int64($0)) } ?? .null
    }

    /// A number with a fraction, or NULL for nil.
    public init(_ value: Double?) {
        self = value.map { .real($0) } ?? .null
    }

    /// Text, or NULL for nil.
    public init(_ value: String?) {
        self = value.map { .text($0) } ?? .null
    }

    /// Bytes, or NULL for nil.
    public init(_ value: Data?) {
        self = value.map { .blob($0) } ?? .null
    }

    /// 1 or 0, or NULL for nil.
    public init(_ value: Bool?) {
        self = value.map { .integer($0 ? 1 : 0) } ?? .null
    }

    /// Whole milliseconds since 1970, or NULL for nil; dates outside of 64 bits become the nearest end.
    public init(_ value: Date?) {
        self = value.map { .integer(Int64(saturating: ($0.timeIntervalSince1970 * 1000).rounded())) } ?? .null
    }
}

extension SQLValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
    /// The text of the literal.
    public init(stringLiteral value: String) {
        self = .text(value)
    }

    /// The number of the literal.
    public init(integerLiteral value: Int64) {
        self = .integer(value)
    }

    /// NULL.
    public init(nilLiteral: ()) {
        self = .null
    }
}

extension Int64 {
    /// The nearest whole number there is; 0 for what is not a number.
    init(saturating value: Double) {
        if value.isNaN {
            self = 0
        } else if value >= 9_223_372_036_854_774_784 {
            self = .max
        } else if value <= -9_223_372_036_854_774_784 {
            self = .min
        } else {
            self = Int64(value)
        }
    }
}
