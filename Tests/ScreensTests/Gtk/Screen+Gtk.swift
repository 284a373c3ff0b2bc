import Foundation
import XCTest

@testable import UIKit

extension Screen {
    /// A window of a size in points.
    static func makeWindow(of size: CGSize) -> UIWindow {
        UIWindow(frame: CGRect(origin: .zero, size: size))
    }

    /// Runs what the main loop holds ready.
    static func pump() {
        MainQueue.pump()
    }

    /// Presses a key where the keyboard is.
    func press(_ code: UIKeyboardHIDUsage, _ characters: String = "", on controller: UIViewController) {
        let key = UIKey(
            characters: characters,
            charactersIgnoringModifiers: characters,
            modifierFlags: [],
            keyCode: code
        )
        controller.pressesBegan([UIPress(key: key)], with: nil)
    }

    /// Fails unless these words were the last that a screen reader was given to say.
    func assertAnnounced(_ words: String, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(window.lastAnnouncement, words, file: file, line: line)
    }
}
