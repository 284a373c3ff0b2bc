import Foundation
import Testing

@testable import Schedule

@Suite("Import")
struct ImportTests {
    private func file(_ stations: String, city: String = #""cityId": 5, "cityTitle": "Орёл""#) -> String {
        "{\"citiesFrom\": [], \"citiesTo\": [{\(city), \"stations\": [\(stations)]}]}"
    }

    private let good = #"{"stationId": 1, "stationTitle": "Вокзал"}"#

    @Test(
        "A bad station is skipped with its reason, and the good ones stay",
        arguments: [
            ("7", SkipReason.notAnObject), (#"{"stationTitle": "X"}"#, .noNumber(member: "stationId")),
            (#"{"stationId": 3.5, "stationTitle": "X"}"#, .noNumber(member: "stationId")),
            (#"{"stationId": 99999999999999999999, "stationTitle": "X"}"#, .noNumber(member: "stationId")),
            (#"{"stationId": 2, "stationTitle": 12}"#, .notText(member: "stationTitle")),
            (#"{"stationId": 2, "stationTitle": "\ud83d"}"#, .brokenText(member: "stationTitle")),
            (#"{"stationId": 1, "stationTitle": "Другой"}"#, .numberTaken(1)),
        ]
    )
    func badStation(station: String, reason: SkipReason) throws {
        let read = try StationFileReader.read(text: file("\(good), \(station)"))
        #expect(read.lists.to[0].stations.map(\.title) == ["Вокзал"])
        #expect(read.report.skipped == [.init(path: "citiesTo[0].stations[1]", reason: reason)])
    }

    @Test("A bad city is skipped with its reason, and the good ones stay")
    func badCity() throws {
        let text = """
            {"citiesTo": [5, {"cityTitle": "Без номера", "stations": []}, {"cityId": 1, "stations": 4},
            {"cityId": 2, "cityTitle": "Тула", "stations": [\(good)]}]}
            """
        let read = try StationFileReader.read(text: text)
        #expect(read.lists.to.map(\.number) == [2])
        #expect(
            read.report.skipped.map(\.reason) == [.notAnObject, .noNumber(member: "cityId"), .stationsNotAnArray]
        )
    }

    @Test("G-14: an empty title and a point at 0, 0 do not stop the import; there is no pin at 0, 0")
    func emptyTitle() throws {
        let text = file(#"{"stationId": 77, "stationTitle": "", "point": {"latitude": 0, "longitude": 0}}"#)
        let read = try StationFileReader.read(text: text)
        let list = try StationDirectory(building: [Places.source("x", read.lists)]).to
        let station = try #require(list.station(at: 0))
        #expect(station.title == "№ 77")
        #expect(station.point == nil)
        #expect(try list.direct("орел") == ["№ 77"])
    }

    @Test("A byte order mark, odd spacing and escapes are read")
    func spelling() throws {
        let text = "\u{FEFF}\r\n" + file(#"{ "stationId" : "12" ,"stationTitle":"\u0410\u00e9 \"\\\/\n\ud83d\ude82" }"#)
        let read = try StationFileReader.read(text: text)
        #expect(read.lists.to[0].stations[0].number == 12)
        #expect(read.lists.to[0].stations[0].title == "Аé \"\\/\n🚂")
    }

    @Test(
        "A file that is not whole JSON of the task's form is refused, and the words say where",
        arguments: [
            ("", "line 1, column 1: the file ends too soon"),
            ("{\"citiesTo\": [", "the file ends too soon"),
            ("{\"citiesTo\":\n [}", "line 2, column 3: \"}\" is out of place"),
            ("[]", "no array citiesFrom or citiesTo"), ("{}", "no array citiesFrom or citiesTo"),
            ("{\"citiesTo\": []}", "has no stations"),
            ("<html></html>", "\"<\" is out of place"),
            (String(repeating: "[", count: 100_000), "nested too deep"),
        ]
    )
    func refused(text: String, words: String) {
        do {
            _ = try StationFileReader.read(text: text)
            Issue.record("\(text.prefix(40)) was read")
        } catch {
            #expect("\(error)".contains(words), "\(error)")
        }
    }

    @Test("Members that nobody knows come back in the export, as do absent ones, order and spelling of titles")
    func nothingLost() throws {
        let text = """
            {"citiesFrom": [{"cityId": 9, "cityTitle": "Я", "note": [1, {"a": null}], "stations": []}],
            "citiesTo": [{"cityId": 2, "cityTitle": "Б", "stations": [
            {"stationId": 8, "stationTitle": "  Б\\n б ", "cityId": 3, "lines": ["5", "7"], "point": {"latitude": "?"}},
            {"stationId": -7, "stationTitle": "И\u{306}", "point": {"latitude": 1.5e1, "longitude": -0.1}},
            {"stationId": 6, "stationTitle": "Й"}]}]}
            """
        let read = try StationFileReader.read(text: text)
        let directory = try StationDirectory(building: [Places.source("x", read.lists)])
        let exported = try #require(directory.export(source: "x"))
        let original = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
        #expect(try JSONSerialization.jsonObject(with: Data(exported)) as? NSDictionary == original)
        // Equal strings may still be spelled otherwise.
        #expect(String(decoding: exported, as: UTF8.self).utf8.firstIndex(of: 0xCC) != nil)
    }

    @Test("Cities given twice are one section")
    func cityTwice() throws {
        let text = """
            {"citiesTo": [{"cityId": 1, "cityTitle": "А", "stations": [{"stationId": 1, "stationTitle": "а"}]},
            {"cityId": 1, "cityTitle": "А", "stations": [{"stationId": 2, "stationTitle": "б"}]}]}
            """
        let read = try StationFileReader.read(text: text)
        let list = try StationDirectory(building: [Places.source("x", read.lists)]).to
        #expect(list.sectionCount == 1)
        #expect(list.stationCount == 2)
    }
}
