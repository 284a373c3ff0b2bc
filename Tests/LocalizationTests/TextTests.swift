import Foundation
import Testing

@testable import Localization

@Suite("Texts and their placeholders")
struct TextTests {
    private func localizer(_ texts: [String: String]) -> Localizer {
        let settings = LanguageSettings(language: .english)
        return Localizer(settings: settings, timeZone: Fixture.moscow, table: StringTable(texts: texts))
    }

    @Test("Placeholders take their arguments in order or by position")
    func placeholders() {
        let localizer = localizer([
            "order": "%@ has %d stations", "position": "%2$@ → %1$@", "percent": "100 %% of %@", "plain": "No sign",
        ])
        #expect(localizer.text("order", "Москва", 1_234) == "Москва has 1,234 stations")
        #expect(localizer.text("position", "a", "b") == "b → a")
        #expect(localizer.text("percent", "all") == "100 % of all")
        #expect(localizer.text("plain") == "No sign")
    }

    @Test("A placeholder without its argument, and a sign that is none, stay visible")
    func missingArguments() {
        let localizer = localizer(["two": "%@ and %@", "far": "%9$@", "zero": "%0$@", "lone": "5 % off %", "odd": "%x"])
        #expect(localizer.text("two", "one") == "one and %@")
        #expect(localizer.text("far", "a") == "%9$@")
        #expect(localizer.text("zero", "a") == "%0$@")
        #expect(localizer.text("lone") == "5 % off %")
        #expect(localizer.text("odd", 1) == "%x")
    }

    @Test("What an argument says is not read as a placeholder")
    func argumentsAreData() {
        #expect(localizer(["key": "%@, %@"]).text("key", "100%@", "%d") == "100%@, %d")
    }

    @Test("A key without a text is shown itself")
    func missingKey() {
        #expect(localizer([:]).text("no.such.key") == "no.such.key")
        #expect(localizer([:]).plural("no.such.key", count: 1) == "no.such.key.one")
    }

    @Test("Both languages have the tabs' names")
    func shippedTexts() throws {
        let tabs = ["schedule", "news", "about"].map { "common.tab.\($0)" }
        let russian = try Fixture.localizer(.russian)
        let english = try Fixture.localizer(.english)
        #expect(tabs.map { russian.text($0) } == ["Расписание", "Новости", "О приложении"])
        #expect(tabs.map { english.text($0) } == ["Schedule", "News", "About"])
    }
}

@Suite("Tables of texts")
struct StringsFileTests {
    private func entries(_ text: String) throws -> [String] {
        try StringsFile(Data(text.utf8), name: "T.strings").entries.map { "\($0.key)=\($0.value)" }
    }

    @Test("Comments, blank lines, escapes and a byte order mark are understood")
    func wellFormed() throws {
        let text = "\u{FEFF}/* a \"b\" = */\n// c\n\"k\" = \"«v»\\n\\\"q\\\" \\\\ \\t//\";\r\n\"l\"\n=\n\"\" ; "
        #expect(try entries(text) == ["k=«v»\n\"q\" \\ \t//", "l="])
        #expect(try entries("") == [])
    }

    private static let malformedRows: [(String, Int, String)] = [
        ("\"a\" = \"b\";\n\"c\" = \"d\"", 2, ";"), ("\n\n\"a\" \"b\";", 3, "="), ("a = \"b\";", 1, "\""),
        ("/* never closed", 1, "*/"), ("\"a\" = \"never closed", 1, "\""),
        ("\"a\" = \"\\x\";", 1, "\\n, \\t, \\\" or \\\\"),
    ]

    @Test("What is malformed is told with its line", arguments: malformedRows)
    func malformed(text: String, line: Int, expected: String) {
        #expect(throws: LocalizationError.malformed(file: "T.strings", line: line, expected: expected)) {
            try entries(text)
        }
    }

    @Test("Bytes that are not UTF-8 are an error")
    func encoding() {
        let latin = Data([0x22, 0xE9, 0x22])
        #expect(throws: LocalizationError.malformed(file: "T.strings", line: 1, expected: "UTF-8")) {
            try StringsFile(latin, name: "T.strings")
        }
    }

    @Test("Topics are merged, and a key in two of them is an error")
    func duplicateKeys() throws {
        let folder = try Fixture.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let project = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
        try Data("\"a\" = \"1\";".utf8).write(to: project.appendingPathComponent("A.strings"))
        try Data("\"b\" = \"2\";".utf8).write(to: project.appendingPathComponent("B.strings"))
        let table = try StringTable(language: .english, in: folder)
        #expect(table["a"] == "1" && table["b"] == "2")

        try Data("\"a\" = \"3\";".utf8).write(to: project.appendingPathComponent("C.strings"))
        #expect(throws: LocalizationError.duplicateKey("a", file: "C.strings")) {
            try StringTable(language: .english, in: folder)
        }
        #expect(throws: LocalizationError.tablesMissing(folder: folder.appendingPathComponent("ru.lproj").path)) {
            try StringTable(language: .russian, in: folder)
        }
    }
}
