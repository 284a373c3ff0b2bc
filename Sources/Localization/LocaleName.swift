/// The parts of a POSIX locale name ("ru_RU.UTF-8@variant") or of a language tag ("en-GB", "zh-Hant-TW").
struct LocaleName {
    /// Lower case, as in "ru"; empty for an empty name.
    let language: String
    /// Upper case, as in "RU"; nil where the name has none.
    let region: String?

    init(_ name: String) {
        let bare = name.prefix { $0 != "." && $0 != "@" }
        let parts = bare.split { $0 == "_" || $0 == "-" }
        language = parts.first.map { $0.lowercased() } ?? ""
        // Two letters are a region and four a script; three digits ("es-419") name no country.
        region = parts.dropFirst().first { $0.count == 2 && $0.allSatisfy(\.isASCIILetter) }?.uppercased()
    }

    /// Whether this is the locale of programs rather than of a person: "C" or "POSIX", with or without an encoding.
    var isNeutral: Bool { language.isEmpty || language == "c" || language == "posix" }
}

extension Character {
    fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
