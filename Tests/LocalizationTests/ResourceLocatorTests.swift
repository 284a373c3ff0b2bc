import Foundation
import Localization
import Testing

@Suite("Where a module's files are")
struct ResourceLocatorTests {
    private func make(_ path: String, in root: URL) throws -> String {
        let folder = root.appendingPathComponent(path, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }

    @Test("An installed program finds them in share, an uninstalled one beside itself, first")
    func places() throws {
        let root = try Fixture.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: root) }
        let locator = ResourceLocator(executableFolder: root.appendingPathComponent("bin", isDirectory: true))

        let installed = try make("share/wayside/Schedule", in: root)
        #expect(try locator.folder(ofModule: "Schedule").path == installed)
        let built = try make("bin/Wayside_Schedule.resources/Files", in: root)
        #expect(try locator.folder(ofModule: "Schedule").path == built)
    }

    @Test("Files that are nowhere are told with the places that were looked in")
    func missing() throws {
        let locator = ResourceLocator(executableFolder: URL(fileURLWithPath: "/nonexistent/bin", isDirectory: true))
        #expect {
            try locator.folder(ofModule: "News")
        } throws: { error in
            let text = String(describing: error)
            return text.contains("/nonexistent/bin/Wayside_News.resources/Files")
                && text.contains("/nonexistent/share/wayside/News")
        }
    }

    @Test("The running tests find the texts of Localization")
    func running() throws {
        let folder = try ResourceLocator().folder(ofModule: "Localization")
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("ru.lproj/Common.strings").path))
    }
}
