import Localization
import Schedule

/// Why a station is shown that does not hold what was typed, in words.
enum SearchReasonText {
    /// "Typed in another keyboard layout: москва".
    static func words(for reason: SearchReason, localizer: Localizer) -> String {
        switch reason {
        case .wrongLayout(let text): localizer.text("station.reason.layout", text)
        case .lookAlikeLetters(let text): localizer.text("station.reason.lookAlike", text)
        case .transliteration(let text): localizer.text("station.reason.transliteration", text)
        case .otherName(let text): localizer.text("station.reason.otherName", text)
        case .typo(let text): localizer.text("station.reason.typo", text)
        }
    }
}
