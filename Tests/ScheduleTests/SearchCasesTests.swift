import Testing

@testable import Schedule

/// The rows of the cases about searching by name.
@Suite("Search cases")
struct SearchCasesTests {
    private func list(_ text: String) throws -> StationList {
        try Places.directory(text).to
    }

    @Test("S-01: Тропарёво is found with е, in any case; data with е are found with ё")
    func yo() throws {
        let list = try list("Россия|||Москва: Тропарёво; Щелковская")
        for query in ["тропарево", "ТРОПАРЁВО", "тропарёво"] {
            #expect(try list.direct(query) == ["Тропарёво"], "\(query)")
        }
        #expect(try list.direct("щёлковская") == ["Щелковская"])
    }

    @Test("S-02: ё typed where the data have е matches")
    func yoInQuery() throws {
        let list = try list("Россия|||Орел: Театральная")
        #expect(try list.direct("Тёатральная") == ["Театральная"])
        #expect(try list.direct("Орёл") == ["Театральная"])
    }

    @Test("S-04: composed and decomposed й find each other, once")
    func composition() throws {
        let composed = try list("Россия|||Йошкар-Ола: Вокзал")
        #expect(try composed.direct("и\u{306}ошкар") == ["Вокзал"])
        let decomposed = try list("Россия|||И\u{306}ошкар-Ола: Вокзал")
        #expect(try decomposed.direct("йошкар") == ["Вокзал"])
    }

    @Test("S-05: и stands for й as the lowest direct rank, й never for и")
    func shortI() throws {
        let list = try list("Россия|||Йошкар-Ола: Йод; Мой иошкар\nРоссия|||Моисеево: Моисеево")
        let answer = try list.search("иошкар")
        #expect(answer.firstRows.map(\.rank) == [.wordStart, .shortI])
        #expect(answer.fallback.hitCount == 0)
        #expect(try list.direct("иошкар") == ["Мой иошкар", "Йод"])
        #expect(try list.direct("мой") == ["Мой иошкар"])
    }

    @Test("S-06: the same string as the name is the first hit, beyond ASCII too")
    func sameString() throws {
        let list = try list("Болгария|||Индже: Индже\nБолгария|||Я: Индже войвода; Индже войвода 2")
        #expect(try list.found("Индже войвода").first == "Я/Индже войвода")
    }

    @Test("S-07, S-09, S-10: Cyrillic is found whatever the case, as Latin is", arguments: ["Г", "г"])
    func caseOfCyrillic(letter: String) throws {
        let list = try list("Россия|||Москва: Громадське; Культура\nLatvia|||Rīga: Gare; Москва")
        #expect(try list.direct(letter).contains("Громадське"))
        #expect(try list.direct("МОСКВА").contains("Москва"))
        #expect(try list.direct("gare") == ["Gare"])
        #expect(try list.direct(letter).count == list.direct("Г").count)
    }

    @Test(
        "S-11, S-12: the wrong keyboard layout is understood, punctuation keys included, and says so",
        arguments: [
            ("vjcrdf", "Москва"), ("[f,fhjdcr", "Хабаровск"), ("gtnth,ehu", "Санкт-Петербург"),
            (";erjdcrbq", "Жуковский"), ("'kbcnf", "Элиста"), ("<bqcr", "Бийск"), ("ьгтшср", "Munich"),
        ]
    )
    func layout(query: String, city: String) throws {
        let list = try list(
            """
            Россия|||Бийск: Вокзал
            Россия|||Жуковский: Вокзал
            Россия|||Москва: Вокзал
            Россия|||Санкт-Петербург: Вокзал
            Россия|||Хабаровск: Вокзал
            Россия|||Элиста: Вокзал
            Germany|||Munich: Hbf
            """
        )
        let answer = try list.search(query)
        let hit = try #require(answer.firstRows.first)
        #expect(list.section(at: list.section(ofStation: hit.station))?.city == city)
        #expect(answer.directTotal == 0)
        guard case .wrongLayout = hit.reason else {
            Issue.record("the reason is \(String(describing: hit.reason))")
            return
        }
    }

    @Test("S-11: fallbacks stand below direct hits, and only where those are fewer than three")
    func fallbacksBelow() throws {
        let few = try list("А|||Москва: Vjcrdf-1; Vjcrdf-2; Центр")
        let answer = try few.search("vjcrdf")
        #expect(answer.directTotal == 2)
        #expect(answer.total == 3)
        #expect(answer.firstRows.map { $0.reason == nil } == [true, true, false])
        let enough = try list("А|||Москва: Vjcrdf-1; Vjcrdf-2; Vjcrdf-3; Центр")
        #expect(try enough.search("vjcrdf").total == 3)
    }

    @Test(
        "S-14, S-15: every usual romanisation is understood",
        arguments: [
            ("Kurskaya", "Курская"), ("Kurskaia", "Курская"), ("Kurskaja", "Курская"), ("kurskay", "Курская"),
            ("Moskva", "Москва"), ("Moscow", "Москва"), ("Москва", "Москва"),
            ("Khabarovsk", "Хабаровск"), ("Habarovsk", "Хабаровск"), ("Xabarovsk", "Хабаровск"),
            ("Shchyolkovo", "Щёлково"), ("Schelkovo", "Щёлково"), ("Ščëlkovo", "Щёлково"),
            ("Oryol", "Орёл"), ("Orel", "Орёл"), ("Tsaritsyno", "Царицыно"), ("Caricyno", "Царицыно"),
            ("Nizhny Novgorod", "Нижний Новгород"), ("Nižnij Novgorod", "Нижний Новгород"),
            ("Dzona Kenedija", "Џона Кенедија"), ("Džona Kenedija", "Џона Кенедија"),
            ("Ryazan", "Рязань"), ("Gorkiy", "Горький"), ("Kyiv", "Київ"), ("Kharkiv", "Харків"),
            ("Yekaterinburg", "Екатеринбург"), ("Каунас", "Kaunas"), ("Вильнюс", "Vilnius"),
            ("Duesseldorf", "Düsseldorf"), ("Muenchen", "München"), ("Lueneburg", "Lüneburg"),
            ("Харьков", "Харків"), ("Сильпо", "Сільпо"),
        ]
    )
    func transliteration(query: String, wanted: String) throws {
        let titles = [
            "Курская", "Москва", "Хабаровск", "Щёлково", "Орёл", "Царицыно", "Нижний Новгород", "Џона Кенедија",
            "Рязань", "Горький", "Київ", "Харків", "Екатеринбург", "Kaunas", "Vilnius", "Düsseldorf", "München",
            "Lüneburg", "Сільпо",
        ]
        let list = try list("X|||Y: " + titles.joined(separator: ";"))
        #expect(try list.found(query).first == "Y/\(wanted)", "\(query)")
    }

    @Test("S-16, S-17: Istanbul is found in every spelling of its i, and Işık by Isik")
    func turkish() throws {
        let list = try list("Türkiye|||İstanbul: Otogar\nTürkiye|||Işık: Gar")
        for query in ["İstanbul", "istanbul", "ISTANBUL", "ıstanbul", "Istanbul"] {
            #expect(try list.direct(query) == ["Otogar"], "\(query)")
        }
        #expect(try list.direct("Isik") == ["Gar"])
    }

    @Test(
        "S-19: a longer correct query never loses the hit; strasse, str. and straße are one",
        arguments: ["Maillingerstraß", "Maillingerstraße", "Maillingerstrasse", "maillingerstr.", "Maillingerstr"]
    )
    func street(query: String) throws {
        for title in ["Maillingerstraße", "Maillingerstr."] {
            let found = try list("DE|||München: \(title); Hbf").found(query)
            #expect(found.first == "München/\(title)", "\(query) in \(title)")
        }
    }

    @Test(
        "S-20: letters that do not decompose are found by plain ones",
        arguments: [("lodz", "Łódź"), ("kobenhavn", "København"), ("dakovo", "Đakovo")]
    )
    func plainLetters(query: String, city: String) throws {
        #expect(try list("X|||\(city): A").found(query) == ["\(city)/A"])
    }

    @Test("S-21, S-22: every apostrophe and none are equal")
    func apostrophes() throws {
        for mark in ["'", "’", "ʼ", "ʻ", "`", "´", ""] {
            #expect(try list("FR|||X: Île d’Oléron").direct("Ile d\(mark)Oleron") == ["Île d’Oléron"], "\(mark)")
            #expect(try list("UA|||X: П\(mark)ятихатки").direct("п’ятихатки").count == 1, "\(mark)")
        }
        #expect(try list("FR|||X: Villeneuve-d'Ascq").direct("villeneuve d ascq") == ["Villeneuve-d'Ascq"])
    }

    @Test("S-24: Saint-Étienne is found with every dash, a space and nothing, as the whole title")
    func dashes() throws {
        let list = try list("FR|||X: Saint-Étienne Centre\nFR|||Y: Saint-Étienne")
        for dash in ["-", "\u{2010}", "\u{2011}", "–", "—", " ", ""] {
            let answer = try list.search("saint\(dash)etienne")
            #expect(answer.directTotal == 2, "\(dash)")
            #expect(answer.firstRows.first?.rank == .wholeTitle, "\(dash)")
        }
        #expect(try list.direct("sainteti").count == 2)
    }

    @Test(
        "S-25, S-26: St., St, Saint and Sankt are one where they lead a name",
        arguments: ["St. Wendel", "St Wendel", "Sankt Wendel", "Saint Wendel"]
    )
    func saint(query: String) throws {
        for title in ["St. Wendel", "Sankt Wendel"] {
            #expect(try list("DE|||X: \(title); Wendel").found(query).contains("X/\(title)"), "\(query) in \(title)")
        }
        let place = try list("FR|||X: PLACE DU MARCHE ST HONORE")
        #expect(try place.found("place du marché saint honoré") == ["X/PLACE DU MARCHE ST HONORE"])
        #expect(try list("UK|||X: High Saint").found("high st").isEmpty, "St at the end is a street")
    }

    @Test(
        "S-27: Hbf and Hauptbahnhof, Bf and Bahnhof are one",
        arguments: [
            ("Berlin Hauptbahnhof", "Berlin Hbf"), ("Berlin Hbf", "Berlin Hauptbahnhof"),
            ("Tübingen Bahnhof", "Tübingen Bf"),
        ]
    )
    func mainStation(query: String, title: String) throws {
        #expect(try list("DE|||X: \(title)").found(query) == ["X/\(title)"])
    }

    @Test(
        "S-29: Russian abbreviations are understood both ways",
        arguments: [
            ("М. Пироговская", "Малая Пироговская"), ("Малая Пироговская", "М. Пироговская"),
            ("пл. Ленина", "площадь Ленина"), ("площадь Ленина", "пл. Ленина"),
            ("им. Горького", "имени Горького"), ("ст. Лесная", "станция Лесная"),
            ("В. Волочёк", "Вышний Волочёк"), ("Н. Новгород", "Нижний Новгород"),
            ("СПб", "Санкт-Петербург"), ("С-Петербург", "Санкт-Петербург"),
        ]
    )
    func abbreviations(query: String, title: String) throws {
        #expect(try list("Россия|||X: \(title); Прочее").found(query).first == "X/\(title)")
    }

    @Test("S-30: an old name finds the city, and the row shows the current one")
    func oldNames() throws {
        let list = try list("Россия|||Нижний Новгород: Вокзал\nРоссия|||Екатеринбург: Вокзал")
        let answer = try list.search("Горький")
        let hit = try #require(answer.firstRows.first)
        #expect(list.section(at: list.section(ofStation: hit.station))?.header == "Россия, Нижний Новгород")
        #expect(hit.reason == .otherName("нижнии новгород") || hit.reason == .otherName("нижний новгород"))
        #expect(try list.found("Екатеринбург") == ["Екатеринбург/Вокзал"])
    }

    @Test("S-31: a short whole name is first", arguments: ["Bar", "Niš", "Rīga", "Ош", "Уфа", "Е"])
    func shortNames(name: String) throws {
        let list = try list("А|||Х: \(name)ский; Под\(name); \(name) 2\nЯ|||Я: \(name)")
        #expect(try list.found(name).first == "Я/\(name)")
    }

    @Test("S-32: the first letters of any word match, after an abbreviation too")
    func prefixOfAnyWord() throws {
        #expect(try list("PL|||X: Św. Wawrzyńca; Awaw").direct("waw") == ["Św. Wawrzyńca", "Awaw"])
    }

    @Test("S-34: a part inside of a word is found")
    func inside() throws {
        #expect(try list("DE|||Berlin: Alexanderplatz").direct("exanderp") == ["Alexanderplatz"])
    }

    @Test(
        "S-35: the beginning of a number and left-out words match",
        arguments: ["Meridian & N 148", "n 148 meridian"]
    )
    func numbers(query: String) throws {
        let title = "Meridian Ave N & N 148th St"
        #expect(try list("US|||Seattle: \(title)").direct(query) == [title])
        #expect(try list("US|||Seattle: \(title)").direct("Meridian Ave N & N 148") == [title])
    }

    @Test("S-36: whole words stand before parts of words")
    func wholeWordsFirst() throws {
        let list = try list("US|||A: SE Ash & 217th\nUS|||B: SE Stark & 17th\nUS|||C: SE 17th & Oak")
        #expect(try list.direct("SE 17th") == ["SE 17th & Oak", "SE Stark & 17th", "SE Ash & 217th"])
    }

    @Test("S-37: a whole name stands before its longer namesakes and before anything like it")
    func wholeNameFirst() throws {
        let list = try list("A|||A: Berninaplatz; Schorndorf-Ost\nB|||B: Bern; Schorndorf; Dortmund Hbf")
        #expect(try list.found("Bern").first == "B/Bern")
        #expect(try list.found("Schorndorf").first == "B/Schorndorf")
        #expect(try !list.found("Schorndorf").contains("B/Dortmund Hbf"))
    }

    @Test("S-39, S-41: namesakes are all listed and can be told apart")
    func namesakes() throws {
        let list = try list(
            """
            Sverige|||Marma: Marma; marma
            日本|大阪||住吉: 住吉駅
            日本|東京||住吉: 住吉駅
            日本|東京|江東区|住吉: 住吉駅
            Россия|||Москва: Шоссе Энтузиастов; Шоссе энтузиастов
            Belgium|||Waterloo: Gare
            Canada|||Waterloo: Gare
            """
        )
        #expect(try list.direct("住吉駅").count == 3)
        #expect(try list.direct("шоссе энтузиастов") == ["Шоссе Энтузиастов (№ 6)", "Шоссе энтузиастов (№ 7)"])
        #expect(try list.direct("marma") == ["Marma (№ 1)", "marma (№ 2)"])
        let headers = (0..<list.sectionCount).map { list.header(at: $0) }
        #expect(Set(headers).count == headers.count)
        #expect(headers.contains("日本, 住吉, 東京, 江東区"))
        #expect(headers.contains("Belgium, Waterloo"))
    }

    @Test("S-42, S-44, S-45: white space, zero-width and bidi controls in query and data do not count")
    func invisible() throws {
        let list = try list("Россия|||X: Кирова; Нижний  Новгород; Hai\u{200E}fa; UE  P")
        for query in ["Кирова ", "  Кирова", "Кирова\u{A0}", "\tКирова\n", "Ки\u{200B}рова", "\u{FEFF}Кирова"] {
            #expect(try list.direct(query) == ["Кирова"], "\(query.debugDescription)")
        }
        #expect(try list.direct("Нижний   Новгород") == ["Нижний Новгород"])
        #expect(try list.direct("\u{202B}haifa\u{202C}") == ["Haifa"])
        #expect(try list.direct("UE P") == ["UE P"])
    }

    @Test("S-46: a name with a slash is found by either side and as it stands")
    func slash() throws {
        let list = try list("CH|||X: Samedan / St. Moritz; Hilden Süd/Talstraße")
        #expect(try list.direct("Samedan / St. Moritz") == ["Samedan / St. Moritz"])
        #expect(try list.direct("talstrasse") == ["Hilden Süd/Talstraße"])
        #expect(try list.direct("süd/tal") == ["Hilden Süd/Talstraße"])
    }

    @Test(
        "S-47: a query of punctuation finds nothing, beside letters it is taken as it is",
        arguments: ["%", "_", "'", "\"", "*", "(", "[", "\\", "...", "-", "’", "№", "\u{0}%"]
    )
    func punctuation(query: String) throws {
        let list = try list("X|||Y: 100%; A_B; d'Ascq; \"Z\" * (x) [y] \\ ... -")
        #expect(try list.search(query).total == 0)
        #expect(try list.direct("100%") == ["100%"])
        #expect(try list.direct("100_") == ["100%"], "all words are there")
        #expect(try list.direct("a_b") == ["A_B"])
    }

    @Test("S-49: a search whose task is cancelled gives no answer")
    func cancelled() async throws {
        let list = try list("X|||Y: А; Б")
        let task = Task { () -> Bool in
            while !Task.isCancelled { await Task.yield() }
            do {
                _ = try list.search("а")
                return false
            } catch {
                return error is CancellationError
            }
        }
        task.cancel()
        #expect(await task.value)
        #expect(try list.search("а").total == 1, "the next search finds everything in order")
    }

    @Test("S-50: empty names, a city that is a country, and other spacing give one section each, none without text")
    func oddSections() throws {
        let list = try list(
            """
            Монако|||Монако: A
            ||| : B
            |||Нигде: C
            Страна||| : D
            Россия|||Курск: E
            россия |||Орёл: F
            Россия|||Тула: G
            """
        )
        let headers = (0..<list.sectionCount).map { list.header(at: $0) }
        #expect(list.sectionCount == 7)
        #expect(headers.allSatisfy { !$0.isEmpty && !$0.hasPrefix(",") && !$0.hasSuffix(", ") })
        #expect(headers.contains("Монако, Монако"))
        #expect(headers.contains("Нигде"))
        #expect(headers.contains("Страна"))
        #expect(list.countries.filter { $0.title.lowercased() == "россия" }.count == 1)
    }

    @Test("S-51: sections and rows have our own order, whatever the locale")
    func order() throws {
        let list = try list(
            """
            Россия|||село Ёлкино: A
            Россия|||Ежово: A
            Россия|||деревня Еловка: A
            Россия|||«Ждановка»: A
            Россия|||посёлок 10 лет: A
            Россия|||посёлок 2-й: A
            Австрия|||Вена: Дом 10; дом 2; «Ёж»; Ель
            """
        )
        let cities = (0..<list.sectionCount).compactMap { list.section(at: $0)?.city }
        #expect(
            cities == [
                "Вена", "посёлок 2-й", "посёлок 10 лет", "Ежово", "село Ёлкино", "деревня Еловка", "«Ждановка»",
            ]
        )
        let titles = list.stations(inSection: 0).compactMap { list.station(at: $0)?.title }
        #expect(titles == ["дом 2", "Дом 10", "«Ёж»", "Ель"])
    }

    @Test("S-40: a station given twice is shown once")
    func givenTwice() throws {
        let station = #"{"stationId": 1, "stationTitle": "London St. Pancras", "cityId": 5}"#
        let file = #"{"citiesTo": [{"cityId": 5, "cityTitle": "London", "stations": [\#(station), \#(station)]}]}"#
        let read = try StationFileReader.read(text: file)
        #expect(read.lists.to[0].stations.count == 1)
        #expect(read.report.repeatedStations == 1)
        #expect(read.report.skippedCount == 0)
    }
}
