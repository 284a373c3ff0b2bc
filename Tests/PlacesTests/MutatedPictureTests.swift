import Foundation
import Networking
import SampleContent
import TestSupport
import Testing

@testable import Places

@Suite("Damaged pictures")
@MainActor
struct MutatedPictureTests {
    private static let fewFiles = 400
    private static let manyFiles = 20_000

    @Test("However a file is damaged, its head is read or refused, and the loader gives a picture or a reason")
    func mutatedPicturesSoak() async throws {
        let files = try Self.files()
        var random = SeededGenerator(seed: TestRun.seed)
        let server = ScriptedServer()
        let loader = PhotoLoader.testing(server)
        var shown = 0
        var resident = 0
        let rounds = TestRun.isSoak ? Self.manyFiles : Self.fewFiles
        for round in 0..<rounds {
            let whole = files[round % files.count]
            let damaged = Data(Mutation.mutated([UInt8](whole), using: &random))
            if let header = ImageHeader(damaged) {
                #expect(header.size.width > 0 && header.size.height > 0 && (1...8).contains(header.orientation))
                _ = PixelBudget.standard.allows(header, fitting: PixelSize(width: 360, height: 720))
            }
            server.answer("/\(round % 50).jpg", .body(damaged))
            switch await loader.outcome(.picture("/\(round % 50).jpg"), isRetry: true) {
            case .success: shown += 1
            case .failure(let error): #expect(!error.isCancellation, "seed \(TestRun.seed), file \(round)")
            }
            #expect(loader.cache.contents.count <= 10)
            #if os(Linux)
            if round == rounds / 4 { resident = ProcessMemory.resident }
            #endif
        }
        #expect(shown > 0 && shown < rounds, "seed \(TestRun.seed)")
        #if os(Linux)
        // A short run stands beside all the other tests, whose memory counts too.
        let grown = ProcessMemory.resident - resident
        if TestRun.isSoak {
            #expect(grown < 48_000_000, "\(grown) bytes more after \(rounds) files, seed \(TestRun.seed)")
            print("\(rounds) damaged pictures, \(shown) shown, \(grown / 1024) KiB more, seed \(TestRun.seed)")
        }
        #endif
    }

    /// Whole files of every kind: made ones, and the small ones of the sample content.
    private static func files() throws -> [Data] {
        let service = try SampleService()
        let names = ["13-06-exif6.jpg", "14-alpha.png", "14-modern.webp", "14-pixel.png", "1-thumb.jpg"]
        let real = names.map { service.answer(SampleRequest(target: "/photos/\($0)")).body }
        return real + [
            TestPicture.jpeg(640, 480, orientation: 6), TestPicture.jpeg(64, 48, isProgressive: true),
            TestPicture.png(640, 480, orientation: 3), TestPicture.gif(320, 200),
            TestPicture.webP(64, 48, orientation: 8),
            TestPicture.lossyWebP(64, 48), TestPicture.losslessWebP(64, 48),
        ]
    }
}
