import Folding

/// Ways to write a letter or a group of letters otherwise.
///
/// No one romanisation is in general use, so every group has all its usual readings; which of them was meant is told
/// by the words that the list has.
struct SpellingRules: Sendable {
    /// A rule's two sides, as ranges of `bytes`.
    struct Rule: Sendable {
        let from: Range<Int>
        let to: Range<Int>
    }

    /// The rules by the first letter of what they replace, those of a letter in the order of the table.
    let rules: [Rule]
    let bytes: [UInt8]
    /// For each scalar below `DirectoryFormat.letterCount` where its rules end.
    let ruleEnds: [UInt16]
    /// What tells these rules from others.
    let number: Int
    /// Whether a letter may stay as it is although a rule replaces it.
    let keepsLetters: Bool
    /// What may come in after any letter: soft and hard sign, which most romanisations leave out.
    let insertions: [[UInt8]]

    /// A row is what is typed, a colon, and what it can stand for, likeliest first; `-` stands for nothing.
    init(_ number: Int, _ table: String, keepsLetters: Bool, insertions: [String] = []) {
        self.number = number
        var bytes: [UInt8] = []
        var rules: [(letter: Int, rule: Rule)] = []
        for row in table.split(separator: "\n") {
            let sides = row.split(separator: ":")
            guard sides.count == 2 else { continue }
            let from = SearchKey.main(String(sides[0]))
            let letter = from.withUnsafeBufferPointer { UTF8Scalar.decode($0, at: 0).scalar }
            let start = bytes.count
            bytes += from
            let end = bytes.count
            for to in sides[1].split(separator: " ") {
                let toStart = bytes.count
                if to != "-" { bytes += SearchKey.main(String(to)) }
                rules.append((Int(letter), Rule(from: start..<end, to: toStart..<bytes.count)))
            }
        }
        var ends = [UInt16](repeating: 0, count: DirectoryFormat.letterCount)
        for (letter, _) in rules where letter < ends.count { ends[letter] += 1 }
        for letter in ends.indices.dropFirst() { ends[letter] += ends[letter - 1] }
        // The sort is stable: the rules of a letter keep their order.
        self.rules = rules.filter { $0.letter < ends.count }.sorted { $0.letter < $1.letter }.map(\.rule)
        self.bytes = bytes
        ruleEnds = ends
        self.keepsLetters = keepsLetters
        self.insertions = insertions.map { Array($0.utf8) }
    }

    /// The rules for a letter, by number.
    @inline(__always)
    func rules(for letter: UInt32) -> Range<Int> {
        guard letter < ruleEnds.count else { return 0..<0 }
        return (letter == 0 ? 0 : Int(ruleEnds[Int(letter) - 1]))..<Int(ruleEnds[Int(letter)])
    }
}

extension SpellingRules {
    /// Latin letters for Russian, Ukrainian, Belarusian, Bulgarian and Serbian names: by the passport, by the railways,
    /// by scholars, by ear, and the German way.
    static let latinToCyrillic = SpellingRules(
        1,
        """
        schtsch: щ
        shcho: ще
        scho: ще ше
        sho: ше
        sco: ще
        cho: че
        co: че
        zho: же
        shch: щ
        stsch: щ
        tsch: ч
        tch: ч
        dzh: дж џ
        sch: щ ш
        sh: ш сх щ
        sc: щ
        ch: ч х ш
        zh: ж зх
        kh: х кх
        ts: ц тс
        tz: ц
        tc: ц
        cz: ч ц
        sz: ш
        ks: кс
        dz: џ дз
        dj: ђ дж
        gj: ѓ ђ
        lj: љ ль
        nj: њ нь
        ya: я ья ъя иа
        ia: я иа ия
        ja: я йа ја
        yu: ю ью ъю иу
        iu: ю иу ию
        ju: ю ју
        yo: е йо ьо
        io: е ио
        jo: е йо јо
        ye: е є ье ъе
        ie: е є ие ье
        je: е є ье ъе је
        yi: ї ьи
        iy: ий ый
        yy: ый
        ij: ий ый
        ou: у
        oo: у
        ee: и
        x: х кс
        a: а
        b: б
        c: ц к с ч ћ
        d: д
        e: е э
        f: ф
        g: г ґ
        h: х г
        i: и і й ий ы
        j: й ж ј дж ь
        k: к
        l: л
        m: м
        n: н
        o: о
        p: п
        q: к
        r: р
        s: с ш
        t: т
        u: у ю
        v: в
        w: в
        y: ы й и ый ий у ь
        z: з ж ц
        """,
        keepsLetters: false,
        insertions: ["ь", "ъ"]
    )

    /// Cyrillic letters for names that the data have in Latin.
    static let cyrillicToLatin = SpellingRules(
        2,
        """
        кс: x ks
        дж: j dzh dz g
        ий: y ij iy i
        ый: y yj i
        ей: ei ey ai
        ай: ai ay ei
        ау: au
        оу: ou ow
        шт: st sht scht
        шп: sp
        ск: sk sc
        кв: qu kv
        ья: ia ya ja nia
        нь: n nh gn ny
        ль: l ll
        а: a
        б: b
        в: v w u
        г: g h gh
        ґ: g
        д: d
        ђ: d dj
        е: e ie je ye ae
        є: ie ye je e
        ж: zh z j g
        з: z s
        и: i y ee
        і: i
        ї: i yi ji
        й: j y i
        ј: j
        к: k c ck ch q
        л: l ll
        љ: lj
        м: m mm
        н: n nn
        њ: nj
        о: o ou
        п: p pp
        р: r rr
        с: s ss c
        т: t th tt
        ћ: c
        у: u ou oo w y
        ф: f ph v
        х: h ch kh
        ц: c ts z tz
        џ: dz
        ч: ch c cz tsch tch
        ш: sh s sch sz ch
        щ: shch sch
        ъ: -
        ы: y i
        ь: -
        э: e ae
        ю: iu yu ju u ue
        я: ia ya ja a
        """,
        keepsLetters: false
    )

    /// Other ways in Latin letters: German ae, oe, ue for ä, ö, ü (whose dots the keys have lost), and the reverse.
    static let latinToLatin = SpellingRules(
        3,
        """
        ae: a
        oe: o
        ue: u
        aa: a
        ss: s
        sz: ss
        a: ae aa
        o: oe
        u: ue
        ph: f
        f: ph
        ck: k
        tz: z
        th: t
        y: i j
        i: y
        j: y i
        w: v
        v: w
        k: c
        c: k
        """,
        keepsLetters: true
    )

    /// Ukrainian, Belarusian and Serbian ways of Russian names, and the reverse.
    static let cyrillicToCyrillic = SpellingRules(
        4,
        """
        і: и
        ї: и
        є: е
        ґ: г
        и: і ы
        ы: и
        е: є э
        э: е
        дж: џ
        џ: дж
        ль: љ
        љ: ль
        нь: њ
        њ: нь
        й: ј
        ј: й
        йо: е
        ьо: е
        о: і
        ь: -
        ћ: ч
        ђ: дж
        """,
        keepsLetters: true
    )

    /// Letters that look the same in the two alphabets, in capitals or in small letters.
    static let lookAlikes = SpellingRules(
        5,
        """
        а: a
        в: b
        е: e
        і: i
        ј: j
        к: k
        м: m
        н: h
        о: o
        р: p
        с: c
        ѕ: s
        т: t
        у: y
        х: x
        a: а
        b: в
        c: с
        e: е
        h: н
        i: і
        j: ј
        k: к
        m: м
        o: о
        p: р
        s: ѕ
        t: т
        x: х
        y: у
        """,
        keepsLetters: true
    )
}
