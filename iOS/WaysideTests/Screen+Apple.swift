import UIKit

extension Screen {
    /// A window of a size in points in the scene of the app that the tests run in.
    static func makeWindow(of size: CGSize) -> UIWindow {
        Host.makeWindow(of: size)
    }

    /// Runs what the main run loop holds ready.
    static func pump() {
        Host.pump()
    }

    /// Presses a key where the keyboard is.
    func press(_ code: UIKeyboardHIDUsage, _ characters: String = "", on controller: UIViewController) {
        controller.pressesBegan([PressOfKey(KeyOfKeyboard(code, characters))], with: nil)
    }

    /// Does nothing: on iPhone nobody but VoiceOver learns what is announced.
    func assertAnnounced(_ words: String, file: StaticString = #filePath, line: UInt = #line) {}
}

/// A key that no keyboard has sent: UIKit makes none of its own.
private final class KeyOfKeyboard: UIKey {
    private let code: UIKeyboardHIDUsage
    private let text: String

    init(_ code: UIKeyboardHIDUsage, _ text: String) {
        self.code = code
        self.text = text
        super.init()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var keyCode: UIKeyboardHIDUsage { code }
    override var characters: String { text }
    override var charactersIgnoringModifiers: String { text }
    override var modifierFlags: UIKeyModifierFlags { [] }
}

/// A press with such a key.
private final class PressOfKey: UIPress {
    private let pressed: UIKey

    init(_ key: UIKey) {
        pressed = key
        super.init()
    }

    override var key: UIKey? { pressed }
}
