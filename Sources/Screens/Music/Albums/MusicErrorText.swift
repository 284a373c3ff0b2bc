import Localization
import Music

extension Localizer {
    /// Why there is nothing newer, as a person is told; nil for what nobody is told, a request taken back.
    func reason(_ error: MusicError) -> String? {
        switch error {
        case .network(let error): reason(error)
        case .unreadable: reason(.unexpectedKind)
        case .notFound: text("music.album.gone")
        case .storage: text("music.storage")
        }
    }
}
