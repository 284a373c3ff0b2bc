import Foundation
import Networking
import Testing

/// The sentences are read from the sources: Networking imports nothing of ours, its tests neither.
@Suite("What a person is told")
struct NetworkMessageTests {
    static let errors: [NetworkError] = [
        .noConnection, .nameNotFound(host: "a.example"), .refused(host: "a.example"), .timedOut, .tooManyRedirects,
        .signInPage, .unexpectedKind, .cutShort, .tooLarge(limit: 20_000_000), .serverError(code: 503),
        .rateLimited(until: nil), .rateLimited(until: Date(timeIntervalSince1970: 0)),
        .certificateNotTrusted(host: "a.example"), .secureConnectionFailed(host: "a.example"),
        .insecureAddress(host: "a.example"),
    ]

    @Test("Every reason has a sentence in both languages, with a place for each argument", arguments: ["en", "ru"])
    func everyReasonHasASentence(language: String) throws {
        let sentences = try sentences(in: language)
        for error in Self.errors {
            let key = try #require(error.messageKey)
            let sentence = try #require(sentences[key], "\(key) is missing in \(language)")
            let places = placeholders(in: sentence)
            let needed = error.messageArguments.map { argument in
                if case .number = argument { "d" } else { "@" }
            }
            #expect(places == needed, "\(key): \(sentence)")
        }
        #expect(sentences.count == Set(Self.errors.compactMap(\.messageKey)).count)
    }

    @Test("H-21: leaving the screen is no error that anybody is shown")
    func cancelledIsSilent() {
        #expect(NetworkError.cancelled.messageKey == nil)
    }

    private func sentences(in language: String) throws -> [String: String] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/Localization/Files/\(language).lproj/Network.strings")
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        return try #require(list as? [String: String])
    }

    private func placeholders(in sentence: String) -> [String] {
        let pieces = sentence.components(separatedBy: "%").dropFirst()
        return pieces.compactMap(\.first).map(String.init)
    }
}
