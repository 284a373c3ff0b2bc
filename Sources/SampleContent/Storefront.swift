/// A country's shop: what `country` and `currency` read in its answers.
struct Storefront: Sendable {
    let code: String
    let country: String
    let currency: String
    /// How many units of the currency one dollar is, roughly.
    let rate: Int

    /// The shop of a two-letter country code; nil for a code that is none.
    static func named(_ code: String) -> Storefront? {
        all.first { $0.code == code.lowercased() }
    }

    private static let all = [
        Storefront(code: "us", country: "USA", currency: "USD", rate: 1),
        Storefront(code: "gb", country: "GBR", currency: "GBP", rate: 1),
        Storefront(code: "ru", country: "RUS", currency: "RUB", rate: 20),
        Storefront(code: "de", country: "DEU", currency: "EUR", rate: 1),
        Storefront(code: "fr", country: "FRA", currency: "EUR", rate: 1),
        Storefront(code: "es", country: "ESP", currency: "EUR", rate: 1),
        Storefront(code: "it", country: "ITA", currency: "EUR", rate: 1),
        Storefront(code: "pl", country: "POL", currency: "PLN", rate: 4),
        Storefront(code: "kz", country: "KAZ", currency: "USD", rate: 1),
        Storefront(code: "am", country: "ARM", currency: "USD", rate: 1),
        Storefront(code: "tr", country: "TUR", currency: "TRY", rate: 20),
        Storefront(code: "jp", country: "JPN", currency: "JPY", rate: 100),
        Storefront(code: "ca", country: "CAN", currency: "CAD", rate: 1),
        Storefront(code: "au", country: "AUS", currency: "AUD", rate: 1),
    ]

    /// A price in dollars, in this shop's currency.
    func price(_ dollars: String) -> JSONValue {
        guard rate > 1, let amount = Double(dollars), amount > 0 else { return .number(dollars) }
        return .number(String(Int(amount * Double(rate))) + ".00")
    }
}
