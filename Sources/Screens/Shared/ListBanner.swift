/// What stands above a list whose content comes from a service.
struct ListBanner: Hashable {
    /// What the button does.
    enum Action: Hashable {
        /// Asks the service again.
        case retry
        /// Goes back from sample content to the service.
        case leaveSample
    }

    var text: String
    /// The button's title; none without.
    var button: String?
    var action: Action
}

extension BannerView {
    /// Shows a list's banner; hides where there is none.
    func show(_ banner: ListBanner?) {
        show(
            text: banner?.text,
            button: banner?.button,
            symbol: banner?.action == .leaveSample ? "info.circle" : "exclamationmark.triangle"
        )
    }
}
