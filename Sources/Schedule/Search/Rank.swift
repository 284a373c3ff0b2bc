/// How well a station answers a query; lower is better.
///
/// The order is that of SPEC.md, section 1.
public enum Rank: UInt8, Comparable, Sendable, CaseIterable {
    /// The query is the city's whole title. Before the next one, so that whoever types a city's name gets that city
    /// first even where a station elsewhere is named after it.
    case wholeCity
    /// The query is the station's whole title.
    case wholeTitle
    /// Title or city begins with it.
    case start
    /// A word of title or city begins with it.
    case wordStart
    /// It is inside of the title.
    case insideTitle
    /// It is inside of the city.
    case insideCity
    /// All its words are in title, city or region, and each begins a word of its own of title or city: "SE 17th" finds
    /// "SE Stark & 17th" here, and "SE Stark & 217th" under the next.
    case allWordStarts
    /// All its words are in title, city or region.
    case allWords
    /// The same, with an и of the query standing for й.
    case shortI

    /// Better ranks first.
    public static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
}

/// Why a station is shown that does not hold what was typed.
///
/// The text is what was looked for instead.
public enum SearchReason: Hashable, Sendable {
    /// The keyboard had the wrong layout: `vjcrdf` is "москва".
    case wrongLayout(String)
    /// The data have a letter of another alphabet that looks the same.
    case lookAlikeLetters(String)
    /// Written in another alphabet, or in another way of the same.
    case transliteration(String)
    /// An abbreviation, its long form, an old name or a name in another language.
    case otherName(String)
    /// One or two letters differ.
    case typo(String)

    /// What was looked for instead, folded.
    public var text: String {
        switch self {
        case .wrongLayout(let text), .lookAlikeLetters(let text), .transliteration(let text), .otherName(let text),
            .typo(let text):
            return text
        }
    }
}

/// A rank and an alternative in 16 bits, so that the lesser of two is the better one.
///
/// Bit 15 is set for typos, bits 13 and 14 hold how good the rank is by and
/// large, bits 4 to 12 the number of the alternative, bits 0 to 3 the rank: a whole name stands before every beginning
/// ("ufa" is "уфа" in the other alphabet and begins "Гафури" on the other keyboard layout), and of two beginnings the
/// one that the earlier alternative finds is first.
struct HitValue {
    static let none: UInt16 = 0xFFFF
    static let mostAlternatives = 0x1FF
    private static let typo: UInt16 = 0x8000

    private let base: UInt16

    init(alternative: Int, isTypo: Bool) {
        let number = UInt16(min(alternative, HitValue.mostAlternatives - 1))
        base = number << 4 | (isTypo ? HitValue.typo : 0)
    }

    @inline(__always)
    func value(_ rank: Rank) -> UInt16 {
        base + UInt16(rank.rawValue) + HitValue.kind(rank) << 13
    }

    private static func kind(_ rank: Rank) -> UInt16 {
        switch rank {
        case .wholeCity, .wholeTitle: return 0
        case .start, .wordStart: return 1
        case .insideTitle, .insideCity: return 2
        case .allWordStarts, .allWords, .shortI: return 3
        }
    }

    static func rank(_ value: UInt16) -> Rank { Rank(rawValue: UInt8(value & 0xF)) ?? .shortI }

    static func alternative(_ value: UInt16) -> Int { Int(value >> 4) & mostAlternatives }
}
