import Localization
import Places

extension Localizer {
    /// Why there is no newer list, as a person is told; nil for what nobody is told, a request taken back.
    func reason(_ error: PlacesError) -> String? {
        switch error {
        case .network(let error): reason(error)
        case .unreadable: reason(.unexpectedKind)
        case .storage: text("places.storage")
        }
    }

    /// Why there is no picture, as a person is told; nil for a request taken back.
    func reason(_ error: PhotoError) -> String? {
        switch error {
        case .network(.unexpectedKind): text("places.photo.noPicture")
        case .network(.serverError(404)), .network(.serverError(410)): text("places.photo.gone")
        case .network(let error): reason(error)
        case .damaged: text("places.photo.damaged")
        case .unsupported: text("places.photo.unsupported")
        case .tooLarge(let size): text("places.photo.tooLarge", number(size.width), number(size.height))
        case .blank: text("places.photo.blank")
        }
    }
}
