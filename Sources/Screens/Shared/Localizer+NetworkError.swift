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
        case .time(let time)?: return text(key, timeOfDay(of: time))
        case nil: return text(key)
        }
    }
}
