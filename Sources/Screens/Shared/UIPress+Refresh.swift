import UIKit

extension Set where Element == UIPress {
    /// Whether a key asks for what is new: F5, Ctrl+R, ⌘R.
    ///
    /// The refresh control knows pulling only, on a phone with a keyboard too.
    @MainActor
    var askForRefresh: Bool {
        contains { press in
            guard let key = press.key else { return false }
            return key.keyCode == .keyboardF5
                || (key.keyCode == .keyboardR && !key.modifierFlags.isDisjoint(with: [.control, .command]))
        }
    }
}
