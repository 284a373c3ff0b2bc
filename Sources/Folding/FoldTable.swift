/// What every scalar folds to, as a two-stage table that is built once from the text in `FoldTable+Data.swift`.
///
/// A code is what to do with a scalar: copy it, drop it, take it for a space, and so on; codes from
/// `firstReplacement` on name a replacement.
struct FoldTable: Sendable {
    typealias Code = UInt16

    static let copy: Code = 0
    /// Zero-width and bidi controls, apostrophes and quotes: as if not there.
    static let ignore: Code = 1
    /// White space and dashes.
    static let space: Code = 2
    /// A combining mark that folds away.
    static let mark: Code = 3
    /// U+0306, which makes й of a plain и.
    static let breve: Code = 4
    static let firstReplacement: Code = 8

    /// The table that all keys are made with.
    static let standard = FoldTable()

    /// The number of the page of each block of 256 scalars; page 0 copies all.
    private var pageOfBlock: [UInt8]
    private var pages: [Code]
    private var replacementEnds: [UInt32] = [0]
    private var replacementBytes: [UInt8] = []

    private static let blocks = 0x300

    private init() {
        pageOfBlock = [UInt8](repeating: 0, count: FoldTable.blocks)
        pages = [Code](repeating: FoldTable.copy, count: 256)
        for scalar in UInt32(0)..<0x20 { set(scalar, FoldTable.ignore) }
        set(0x7F, FoldTable.ignore)
        for scalar in UInt32(0x80)...0x9F { set(scalar, FoldTable.ignore) }
        FoldTable.each(FoldTable.marks) { set($0, FoldTable.mark) }
        set(0x306, FoldTable.breve)
        FoldTable.each(FoldTable.ignorable) { set($0, FoldTable.ignore) }
        FoldTable.each(FoldTable.spaces) { set($0, FoldTable.space) }
        for letter in UInt8(ascii: "A")...UInt8(ascii: "Z") { set(UInt32(letter), replacement([letter | 0x20])) }
        readFoldings()
    }

    /// What to do with a scalar.
    @inline(__always)
    func code(_ scalar: UInt32) -> Code {
        let block = Int(scalar >> 8)
        guard block < FoldTable.blocks else { return FoldTable.highCode(scalar) }
        return pages[Int(pageOfBlock[block]) << 8 | Int(scalar & 0xFF)]
    }

    /// The UTF-8 of a replacement as a range of `bytes`.
    @inline(__always)
    func range(_ code: Code) -> Range<Int> {
        let index = Int(code - FoldTable.firstReplacement)
        return Int(replacementEnds[index])..<Int(replacementEnds[index + 1])
    }

    /// The bytes of all replacements.
    var bytes: [UInt8] { replacementBytes }

    /// Tags and variation selectors are ignored; everything else up there stands for itself.
    private static func highCode(_ scalar: UInt32) -> Code {
        scalar >= 0xE0000 && scalar < 0xE1000 ? ignore : copy
    }

    private mutating func set(_ scalar: UInt32, _ code: Code) {
        let block = Int(scalar >> 8)
        guard block < FoldTable.blocks else { return }
        if pageOfBlock[block] == 0 {
            pageOfBlock[block] = UInt8(pages.count / 256)
            pages.append(contentsOf: repeatElement(FoldTable.copy, count: 256))
        }
        pages[Int(pageOfBlock[block]) << 8 | Int(scalar & 0xFF)] = code
    }

    private mutating func replacement(_ utf8: [UInt8]) -> Code {
        replacementBytes.append(contentsOf: utf8)
        replacementEnds.append(UInt32(replacementBytes.count))
        return FoldTable.firstReplacement + Code(replacementEnds.count - 2)
    }

    private mutating func readFoldings() {
        for folding in FoldTable.foldings.split(separator: ";") {
            let sides = folding.split(separator: ":")
            guard sides.count == 2 else { continue }
            let steps = sides[0].hasSuffix("+")
            let target = sides[0].split(whereSeparator: { " +\n".contains($0) }).compactMap { UInt32($0, radix: 16) }
            let whole = steps ? 0 : code(forTarget: target)
            var stepped = target.first ?? 0
            for source in sides[1].split(whereSeparator: { " \n".contains($0) }) {
                let parts = source.split(whereSeparator: { "-/".contains($0) })
                guard let first = UInt32(parts[0], radix: 16) else { continue }
                let last = parts.count > 1 ? UInt32(parts[1], radix: 16) ?? first : first
                let stride = parts.count > 2 ? UInt32(parts[2]) ?? 1 : 1
                for scalar in Swift.stride(from: first, through: last, by: Int(stride)) {
                    set(scalar, steps ? code(forTarget: [stepped]) : whole)
                    stepped += stride
                }
            }
        }
    }

    /// A target that is itself ignored or a space (a full-width apostrophe's) passes its own code on.
    private mutating func code(forTarget scalars: [UInt32]) -> Code {
        if scalars.count == 1, code(scalars[0]) == FoldTable.ignore || code(scalars[0]) == FoldTable.space {
            return code(scalars[0])
        }
        return replacement(scalars.compactMap(Unicode.Scalar.init).flatMap { Array(UTF8.encode($0) ?? .init()) })
    }

    /// Calls `body` with each scalar of a list of hexadecimal scalars and ranges.
    private static func each(_ list: String, _ body: (UInt32) -> Void) {
        for item in list.split(whereSeparator: { " \n".contains($0) }) {
            let ends = item.split(separator: "-")
            guard let first = UInt32(ends[0], radix: 16) else { continue }
            let last = ends.count > 1 ? UInt32(ends[1], radix: 16) ?? first : first
            for scalar in first...max(first, last) { body(scalar) }
        }
    }

    /// Zero-width characters, bidi controls, soft hyphen, variation selectors, the byte order mark; then apostrophes
    /// and quotes: ' " ` ´ ʹ ʺ ʻ ʼ ʽ ˈ ‘–‟ ′–‷ ‹ › « » 〝–〟.
    private static let ignorable = """
        AD 34F 61C 115F-1160 17B4-17B5 180B-180F 200B-200F 202A-202E 2060-206F FE00-FE0F FEFF FFF9-FFFB
        22 27 60 B4 AB BB 2B9-2BD 2C8 2018-201F 2032-2037 2039-203A 275B-275E 301D-301F
        """

    /// Unicode's White_Space, then its dashes.
    private static let spaces = """
        9-D 20 85 A0 1680 2000-200A 2028-2029 202F 205F 3000
        2D 58A 5BE 1400 1806 2010-2015 2053 207B 208B 2212 2E17 2E1A 2E3A-2E3B 2E40 301C 3030 30A0 FE31-FE32 FE58 FE63
        """
}
