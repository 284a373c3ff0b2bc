import Foundation
import Testing

@testable import SampleContent

@Suite("Places and photos")
struct PlaceTests {
    private let answers: Answers

    init() throws {
        answers = try Answers()
    }

    private func photos(_ place: String) -> [[String: Any]] {
        answers.list("/api/v1/places/\(place)/photos")
    }

    private func file(_ name: String) -> PictureFile {
        PictureFile(answers.get("/photos/\(name)").body)
    }

    @Test("There are at least 12 places, each with 6 to 30 photos and a thumbnail that is there")
    func counts() {
        let places = answers.list("/api/v1/places")
        #expect(places.count >= 12)
        for place in places {
            let id = place["id"] as? String ?? ""
            #expect((6...30).contains(photos(id).count), "\(id)")
            let thumbnail = (place["thumbnail"] as? String ?? "").dropFirst("http://127.0.0.1:80".count)
            #expect(answers.get(String(thumbnail)).headers["Content-Type"] == "image/jpeg", "\(id)")
        }
    }

    @Test("P-27: names are made to be sorted: ё, quotes, digits, lower case, equal ones, both alphabets")
    func names() {
        let names = answers.list("/api/v1/places").compactMap { $0["name"] as? String }
        for name in [
            "Ёлочный перевал", "Ель-городок", "«Ромашка», турбаза", "10-й причал", "2-я линия", "aurora bay",
            "Øst Lighthouse",
        ] {
            #expect(names.contains(name), "\(name)")
        }
        #expect(names.filter { $0 == "Long Lake" }.count == 2)
        #expect(names != names.sorted())
    }

    @Test("P-21: photos are not in the order of their dates; some have equal dates, some null, some none")
    func dates() {
        let old = photos("6")
        let dates = old.compactMap { $0["createdAt"] as? String }
        #expect(dates != dates.sorted(by: >))
        #expect(Set(dates).count < dates.count)
        #expect(old.contains { $0["createdAt"] is NSNull })
        #expect(old.contains { $0["createdAt"] == nil })
        #expect(dates.allSatisfy { Moment.milliseconds($0) != nil && $0.count == "2026-03-04T08:15:00.250Z".count })
    }

    @Test("Every photo that is named is there")
    func everyPhoto() {
        var shapes: Set<String> = []
        for place in answers.list("/api/v1/places").compactMap({ $0["id"] as? String }) {
            for photo in photos(place) {
                let path = String((photo["image"] as? String ?? "").dropFirst("http://127.0.0.1:80".count))
                let answer = answers.get(path)
                #expect(answer.status == 200, "\(path)")
                #expect(photo["placeId"] as? String == place)
                guard let size = PictureFile(answer.body).size else { continue }
                shapes.insert(size.width > size.height ? "wide" : size.width < size.height ? "tall" : "square")
            }
        }
        #expect(shapes == ["wide", "tall", "square"])
    }

    @Test("P-14: all eight EXIF orientations are there, stored so that the tag is needed")
    func orientations() {
        let names = photos("13").compactMap { ($0["image"] as? String)?.components(separatedBy: "/").last }
        var seen: Set<Int> = []
        for name in names {
            let picture = file(name)
            guard let tag = picture.orientation, let size = picture.size else {
                Issue.record("\(name) has no orientation")
                continue
            }
            #expect(name.hasSuffix("exif\(tag).jpg"))
            seen.insert(tag)
            // Tags from 5 on turn by a quarter: what is wide when upright is stored tall.
            let isTallWhenUpright = (name.split(separator: "-").dropFirst().first.flatMap { Int($0) } ?? 0) > 8
            #expect((size.height > size.width) == (isTallWhenUpright != (tag >= 5)), "\(name)")
        }
        #expect(seen == Set(1...8))
    }

    @Test("P-15, P-16, P-17: 60 megapixels, a progressive JPEG, a strip and a single pixel")
    func unusualSizes() {
        #expect(file("14-huge.jpg").size == PictureFile.Size(width: 9000, height: 6700))
        #expect(file("14-huge.jpg").bytes.count < 1_500_000)
        #expect(file("14-progressive.jpg").isProgressive)
        #expect(!file("14-plain.jpg").isProgressive)
        #expect(file("14-strip.jpg").size == PictureFile.Size(width: 700, height: 7000))
        #expect(answers.get("/photos/14-pixel.png").headers["Content-Type"] == "image/png")
    }

    @Test("P-29: PNG with alpha, WebP and a moving GIF come under their own types")
    func otherFormats() {
        #expect(answers.get("/photos/14-alpha.png").headers["Content-Type"] == "image/png")
        // The byte at 25 is the colour type; 6 is colour with alpha.
        #expect(file("14-alpha.png").bytes[25] == 6)
        #expect(answers.get("/photos/14-modern.webp").headers["Content-Type"] == "image/webp")
        #expect(answers.get("/photos/14-moving.gif").headers["Content-Type"] == "image/gif")
    }

    @Test("P-19: one is cut, one is broken, one is a page of HTML")
    func damaged() {
        #expect(file("14-plain.jpg").isWhole)
        #expect(!file("14-cut.jpg").isWhole)
        #expect(file("14-cut.jpg").size != nil)
        #expect(file("14-broken.jpg").size == nil)
        #expect(answers.get("/photos/14-broken.jpg").headers["Content-Type"] == "image/jpeg")
        #expect(answers.get("/photos/14-notice.jpg").headers["Content-Type"] == "text/html; charset=utf-8")
    }

    @Test("Nothing but the named pictures is ever read")
    func onlyNamedFiles() {
        for path in ["/photos/../places.txt", "/photos/..%2Fplaces.txt", "/photos/nothing.jpg", "/photos/"] {
            #expect(answers.get(path).status == 404, "\(path)")
        }
        #expect(answers.get("/api/v1/places/999/photos").status == 404)
        #expect(answers.get("/api/v1/places/1/thumbnails").status == 404)
    }

    @Test("All of the content together is smaller than 12 MB")
    func weight() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/SampleContent/Files")
        let paths = try #require(FileManager.default.subpaths(atPath: folder.path))
        let total = paths.reduce(0) { sum, path in
            let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path + "/" + path)
            return sum + (attributes?[.size] as? Int ?? 0)
        }
        #expect(total > 5_000_000)
        #expect(total < 12_000_000)
    }
}
