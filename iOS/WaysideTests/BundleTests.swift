import Localization
import XCTest

/// What the app needs is inside it.
final class BundleTests: XCTestCase {
    func testTheFilesOfEveryModuleAreInTheApp() throws {
        for module in ["Localization", "SampleContent", "Schedule"] {
            let folder = try ResourceLocator().folder(ofModule: module)
            XCTAssertFalse(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty, module)
        }
    }

    func testTheTextsAreThereInTheLanguageOfTheDevice() throws {
        XCTAssertFalse(try Localizer.system().text("common.ok").isEmpty)
    }
}
