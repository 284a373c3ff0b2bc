import UIKit

/// The content of a page: a photo, or what there is to say instead.
struct PhotoConfiguration: RowContent {
    /// Which photo it is.
    var id: String
    var page: PhotoGalleryModel<UIImage>.Page
    /// What the photo is called by a screen reader.
    var label: String
    var texts: Texts
    /// Called when the page is tapped once.
    var onTap: @MainActor () -> Void
    /// Called when a photo that did not come is wanted again.
    var onRetry: @MainActor () -> Void

    /// What is said where there is no photo.
    struct Texts {
        var loading: String
        var failed: String
        var retry: String
    }

    @MainActor
    func makeContentView() -> any UIView & UIContentView {
        PhotoView(self)
    }
}
