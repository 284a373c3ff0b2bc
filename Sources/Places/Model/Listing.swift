import Foundation

/// A list at one moment: places, or the photos of one.
public struct Listing<Item: Sendable & Hashable>: Sendable, Hashable {
    /// In the order in which they are shown; no id comes twice.
    public let items: [Item]
    /// When the service last confirmed them; nil where it never did.
    public let updated: Date?
    /// Whether it has done so since this listing was asked for.
    public let isConfirmed: Bool
    /// How many items the service sent that could not be read.
    public let unreadable: Int
    /// Why nothing newer came; nil where it came, or is still awaited.
    public let failure: PlacesError?
    /// Whether the service has answered, or failed to: nothing comes after this.
    public let isFinal: Bool

    /// A list at one moment.
    public init(
        items: [Item] = [],
        updated: Date? = nil,
        isConfirmed: Bool = false,
        unreadable: Int = 0,
        failure: PlacesError? = nil,
        isFinal: Bool = false
    ) {
        self.items = items
        self.updated = updated
        self.isConfirmed = isConfirmed
        self.unreadable = unreadable
        self.failure = failure
        self.isFinal = isFinal
    }
}

extension Listing {
    /// This listing; where nothing is stored and nothing came, what was shown before, with the reason.
    ///
    /// A list that could not be stored is on the screen all the same: a request that fails later does not empty it.
    public func keeping(_ shown: Listing?) -> Listing {
        guard failure != nil, updated == nil, items.isEmpty, let shown else { return self }
        return Listing(
            items: shown.items,
            updated: shown.updated,
            unreadable: shown.unreadable,
            failure: failure,
            isFinal: isFinal
        )
    }
}
