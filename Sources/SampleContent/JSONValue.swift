/// A JSON value that keeps the order of its keys and the spelling of its numbers, as the real answers do.
enum JSONValue: Sendable {
    case object([(key: String, value: JSONValue)])
    case array([JSONValue])
    case string(String)
    case integer(Int)
    /// A number as spelt: `9.99`, `-1.00`.
    case number(String)
    case boolean(Bool)
    case null

    /// The text of the value.
    /// - Parameter separator: what stands between members of an object: `,` or, as iTunes writes, `, `.
    func text(separator: String = ",") -> String {
        var out = ""
        write(to: &out, separator: separator)
        return out
    }

    private func write(to out: inout String, separator: String) {
        switch self {
        case .object(let members):
            out += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { out += separator }
                Self.write(member.key, to: &out)
                out += ":"
                member.value.write(to: &out, separator: separator)
            }
            out += "}"
        case .array(let values):
            out += "["
            for (index, value) in values.enumerated() {
                if index > 0 { out += separator }
                value.write(to: &out, separator: separator)
            }
            out += "]"
        case .string(let text): Self.write(text, to: &out)
        case .integer(let value): out += String(value)
        case .number(let spelling): out += spelling
        case .boolean(let value): out += value ? "true" : "false"
        case .null: out += "null"
        }
    }

    private static func write(_ text: String, to out: inout String) {
        out += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\r": out += "\\r"
            case "\t": out += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: out.unicodeScalars.append(scalar)
            }
        }
        out += "\""
    }
}
