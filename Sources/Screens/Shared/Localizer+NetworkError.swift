import Foundation
import Localization
import Networking

extension Localizer {
    /// Why a request brought nothing, as a person is told; nil for what nobody is told, a request taken back.
    func reason(_ error: NetworkError) -> String? {
        guard let key = error.messageKey else { return nil }
        // Each reason has one placeholder at most.
        switch error.messageArguments.first {
        case .text(let text)?: return self.text(key, text)
        case .number(let number)?: return text(key, number)
        case .time(let time)?: return text(key, timeOfDay(of: time.nextWholeMinute))
        case nil: return text(key)
        }
    }
}

extension Date {
    /// The minute that has begun is not over: who is told "until 14:05" and asks at 14:05 must not be refused again.
    var nextWholeMinute: Date {
        Date(timeIntervalSinceReferenceDate: (timeIntervalSinceReferenceDate / 60).rounded(.up) * 60)
    }
}
