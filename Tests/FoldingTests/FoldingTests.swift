import Folding
import Testing

/// The key as text, for reading in failures.
private func key(_ text: String) -> String {
    String(decoding: SearchKey.main(text), as: UTF8.self)
}

@Suite("Search keys")
struct SearchKeyTests {
    @Test("S-01, S-02: ё is е, in either case and in either spelling of the letter")
    func yoIsYe() {
        for spelling in ["Тропарёво", "ТРОПАРЁВО", "тропарево", "тропаре\u{308}во"] {
            #expect(key(spelling) == "тропарево")
        }
        #expect(key("Тёатральная") == "театральная")
    }

    @Test("S-04: й in one character and in two give one key, and it is not и")
    func shortI() {
        #expect(key("Йошкар-Ола") == "йошкар ола")
        #expect(key("И\u{306}ошкар-Ола") == "йошкар ола")
        #expect(key("Иошкар") == "иошкар")
    }

    @Test("S-16: every spelling of Istanbul has one key, and no dot is left over")
    func turkishDots() {
        for spelling in ["İstanbul", "istanbul", "ISTANBUL", "ıstanbul", "Istanbul", "i\u{307}stanbul"] {
            #expect(key(spelling) == "istanbul")
        }
        #expect(key("Işık") == "isik")
    }

    @Test("S-19, S-20: letters that Unicode does not decompose go by a table")
    func lettersByTable() {
        #expect(key("Maillingerstraße") == "maillingerstrasse")
        #expect(key("MAILLINGERSTRAẞE") == "maillingerstrasse")
        #expect(key("Łódź") == "lodz")
        #expect(key("København") == "kobenhavn")
        #expect(key("Đakovo") == "dakovo")
        #expect(key("Œuvre Ærø Þingvellir Hafnarfjörður") == "oeuvre aero thingvellir hafnarfjordur")
    }

    @Test("S-21, S-22: every apostrophe and quote is as if not there")
    func apostrophes() {
        for mark in ["'", "’", "ʼ", "ʻ", "`", "´", "‘", "′", ""] {
            #expect(key("Île d\(mark)Oléron") == "ile doleron")
        }
        #expect(key("«Южный» \"Привоз\" “Hof”") == "южный привоз hof")
    }

    @Test("S-24: every dash is a space, and the second key has none")
    func dashes() {
        for dash in ["-", "\u{2010}", "\u{2011}", "–", "—", "−", " ", "  ", "\u{A0}"] {
            #expect(key("Saint\(dash)Étienne") == "saint etienne")
            #expect(SearchKey.withoutSpaces("Saint\(dash)Étienne") == Array("saintetienne".utf8))
        }
    }

    @Test("S-42, S-44, S-45: edge and doubled white space, zero-width and bidi controls do not count")
    func invisible() {
        #expect(key("  Кирова ") == "кирова")
        #expect(key("Нижний \u{A0}\t\n Новгород") == "нижний новгород")
        #expect(key("\u{FEFF}Мос\u{200B}к\u{AD}ва\u{200E}") == "москва")
        #expect(key("\u{202B}Haifa\u{200E}\u{2069}") == "haifa")
        #expect(key("UE  P") == key("UE P"))
        #expect(key(" \u{200B}\t").isEmpty)
    }

    @Test("S-47: other punctuation stays as it is")
    func punctuation() {
        #expect(key("ул. Базарная, д.10 (100 %) * [_] \\ /") == "ул. базарная, д.10 (100 %) * [_] \\ /")
    }

    @Test("Composed and decomposed text have one key in every script that composes")
    func normalisation() {
        let pairs = [
            ("\u{AC01}", "\u{1100}\u{1161}\u{11A8}"), ("が", "か\u{3099}"), ("ά", "α\u{301}"),
            ("ṩ", "s\u{323}\u{307}"), ("ṩ", "s\u{307}\u{323}"), ("Ї", "І\u{308}"), ("ѷ", "ѵ\u{30F}"),
            ("й\u{323}", "и\u{323}\u{306}"), ("\u{1E14D}", "\u{1E14D}"), ("क़", "क\u{93C}"),
        ]
        for (composed, decomposed) in pairs {
            #expect(key(composed) == key(decomposed), "\(composed)")
            #expect(!key(composed).isEmpty)
        }
    }

    @Test("Every key is a fixed point: folding it again changes nothing")
    func idempotent() {
        for value in (UInt32(0x20)...0x2FFFF) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let once = SearchKey.main(String(scalar))
            #expect(once.withUnsafeBufferPointer { SearchKey.main($0) } == once, "U+\(String(value, radix: 16))")
        }
    }

    @Test("Bytes that are not UTF-8 become the replacement character, whatever they are")
    func malformed() {
        let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
        for bytes: [UInt8] in [[0x80], [0xC0], [0xFF], [0xE2], [0xF5]] {
            #expect(bytes.withUnsafeBufferPointer { SearchKey.main($0) } == replacement)
        }
        let truncated: [UInt8] = [0x61, 0xD0]
        #expect(truncated.withUnsafeBufferPointer { SearchKey.main($0) } == [0x61] + replacement)
    }

    @Test("The map leads from the key back to whole letters of the text")
    func originalRanges() {
        let text = "ул. «Мосто\u{301}вая»  Straße"
        let mapped = SearchKey.mapped(text)
        #expect(mapped.bytes == SearchKey.main(text))
        func original(of part: String) -> String? {
            let part = Array(part.utf8)
            let starts = mapped.bytes.indices.filter { mapped.bytes[$0...].starts(with: part) }
            guard let start = starts.first, let range = mapped.originalRange(of: start..<start + part.count) else {
                return nil
            }
            return String(decoding: Array(text.utf8)[range], as: UTF8.self)
        }
        #expect(original(of: "мосто") == "Мосто\u{301}")
        #expect(original(of: "вая str") == "вая»  Str")
        #expect(original(of: "stras") == "Straß")
        #expect(mapped.originalRange(of: 0..<0) == nil)
        #expect(mapped.originalRange(of: 0..<1_000) == nil)
    }
}

@Suite("Sort keys")
struct SortKeyTests {
    @Test("S-51: Ё beside Е, digits by value, quotes and leading punctuation ignored, case-blind")
    func order() {
        let sorted = [
            "2 км", "10 км", "(Abbey)", "Zoo", "Дом 2", "дом 007", "ДОМ 10", "Ежи", "«Ёлка»", "Ель", "Ея", "\"Жук\"",
            "И", "Інта", "Йод", "Юг",
        ]
        #expect(sorted.reversed().sorted { SortKey($0) < SortKey($1) } == sorted)
    }

    @Test("Names that differ in case and marks only have equal keys")
    func ties() {
        #expect(SortKey("Élan") == SortKey("elan"))
        #expect(SortKey("…Орёл") == SortKey("ОРЕЛ"))
        #expect(SortKey("???").bytes == Array("???".utf8))
    }

    @Test("A leading word is skipped only where a name follows it")
    func leadingWords() {
        let words = LeadingWords(["село", "с.", "посёлок", "посёлок городского типа"])
        #expect(SortKey("село Чемал", skipping: words) == SortKey("Чемал"))
        #expect(SortKey("с.Чемал", skipping: words) == SortKey("Чемал"))
        #expect(SortKey("поселок городского типа Ольга", skipping: words) == SortKey("Ольга"))
        #expect(SortKey("Село", skipping: words) == SortKey("село"))
        #expect(SortKey("Сельцо", skipping: words) == SortKey("сельцо"))
    }
}

@Suite("Words of a key")
struct KeyWordsTests {
    @Test("Words are runs of letters and digits in any script")
    func words() {
        let key = SearchKey.main("ул.Базарная, д. 10/2 №5 東京駅 (Łódź)")
        let words = KeyWords.ranges(in: key).map { String(decoding: key[$0], as: UTF8.self) }
        #expect(words == ["ул", "базарная", "д", "10", "2", "5", "東京駅", "lodz"])
        #expect(KeyWords.ranges(in: SearchKey.main("%_*([\\…")).isEmpty)
    }
}
