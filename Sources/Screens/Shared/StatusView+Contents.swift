import Localization

extension StatusView.Content {
    /// A wait.
    static func waiting(_ title: String) -> StatusView.Content {
        StatusView.Content(title: title)
    }

    /// Nothing is stored and nothing came: why, and that one may ask again or look at the sample content.
    static func failed(
        _ title: String,
        reason: String,
        offersSample: Bool = true,
        localizer text: Localizer
    ) -> StatusView.Content {
        StatusView.Content(
            symbol: "wifi.slash",
            title: title,
            message: reason,
            button: text.text("common.retry"),
            secondButton: offersSample ? text.text("common.showSampleContent") : nil
        )
    }

    /// A search found nothing.
    static func nothingFound(_ message: String, localizer text: Localizer) -> StatusView.Content {
        StatusView.Content(symbol: "magnifyingglass", title: text.text("common.nothingFound"), message: message)
    }
}
