/// A command that was not understood; the words say why.
struct UsageError: Error {
    let words: String
}

/// The words after a command's name, taken apart into options and operands.
struct Arguments {
    private(set) var operands: [String] = []
    private var values: [String: String] = [:]
    private var flags: Set<String> = []

    /// Options with a value may be written `--limit 5` and `--limit=5`.
    ///
    /// After `--` everything is an operand, and so is whatever does not begin with two dashes: names of stations may
    /// begin with one.
    init(_ words: [String], options: Set<String>, flags known: Set<String>) throws {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            guard word.hasPrefix("--") else {
                operands.append(word)
                continue
            }
            let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts.first ?? "")
            if known.contains(name), parts.count == 1 {
                flags.insert(name)
            } else if options.contains(name) {
                guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
                    throw UsageError(words: "--\(name) needs a value")
                }
                values[name] = value
            } else {
                throw UsageError(words: "unknown option \(word)")
            }
        }
    }

    func has(_ flag: String) -> Bool { flags.contains(flag) }

    func value(_ option: String) -> String? { values[option] }

    /// A whole number of 1 or more.
    func count(_ option: String) throws -> Int? {
        guard let text = values[option] else { return nil }
        guard let number = Int(text), number > 0 else {
            throw UsageError(words: "--\(option) needs a whole number of 1 or more, not \"\(text)\"")
        }
        return number
    }

    /// The one operand of a command.
    func only(_ what: String) throws -> String {
        guard let operand = operands.first else { throw UsageError(words: "\(what) is missing") }
        guard operands.count == 1 else { throw UsageError(words: "too many words: quote \(what) if it has spaces") }
        return operand
    }

    func none() throws {
        guard operands.isEmpty else { throw UsageError(words: "\"\(operands[0])\" is one word too many") }
    }
}
