import Foundation
import Localization
import News

extension Localizer {
    /// Why there is nothing newer, as a person is told; nil for what nobody is told, a request taken back.
    func reason(_ error: NewsError) -> String? {
        switch error {
        case .network(let error): reason(error)
        case .service(let code, let message):
            message.isEmpty ? text("news.service.code", code) : text("news.service", message)
        case .unreadable: reason(.unexpectedKind)
        case .storage: text("news.storage")
        }
    }
}

extension NewsError {
    /// When the service may be asked again, where it asks to wait: the minute that a person is told.
    var waitsUntil: Date? {
        guard case .network(.rateLimited(let until?)) = self else { return nil }
        return until.nextWholeMinute
    }
}
