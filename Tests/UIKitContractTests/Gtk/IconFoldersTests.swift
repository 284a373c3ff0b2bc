import XCTest

@testable import UIKit

final class IconFoldersTests: XCTestCase {
    /// As `make install` lays the files: bin/wayside beside share/wayside/UIKit/icons.
    @MainActor
    func testAnInstalledProgramFindsItsIconsInShare() async {
        let folders = IconFolders.candidates(executableFolder: URL(fileURLWithPath: "/usr/local/bin")).map(\.path)
        XCTAssertEqual(folders.last, "/usr/local/share/wayside/UIKit/icons")
    }

    @MainActor
    func testABuiltProgramFindsItsIconsBesideItself() async {
        XCTAssertFalse(IconFolders.existing.isEmpty)
    }
}
