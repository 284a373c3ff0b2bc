import Foundation
import Networking

/// Whether there are words that not everybody should hear.
public enum Advisory: String, Sendable, Hashable {
    /// Nothing is said about that.
    case none
    /// There are.
    case explicit
    /// They were taken out.
    case clean
}

/// An album as a list shows it.
public struct Album: Sendable, Hashable, Identifiable {
    /// The service's number for it.
    public let id: Int
    /// Never empty.
    public let title: String
    /// Empty where the service does not tell.
    public let artist: String
    /// How many tracks it has, videos counted; nil where the service does not tell.
    public let trackCount: Int?
    /// Whether it is the version with harsh words, or the one without.
    public let advisory: Advisory
    /// When it came out.
    public let released: Date?
    /// In the words of the service's country.
    public let genre: String?
    /// The line of the rights' owner.
    public let copyright: String?
    private let artworkAddress: String?
    private let pageAddress: String?

    /// An album.
    /// - Parameters:
    ///   - artwork: the address of its picture as the service writes it
    ///   - page: the address of its page as the service writes it
    public init(
        id: Int,
        title: String,
        artist: String,
        trackCount: Int? = nil,
        advisory: Advisory = .none,
        released: Date? = nil,
        genre: String? = nil,
        copyright: String? = nil,
        artwork: String? = nil,
        page: String? = nil
    ) {
        self.id = id
        self.title = title
        self.artist = artist
        self.trackCount = trackCount
        self.advisory = advisory
        self.released = released
        self.genre = genre
        self.copyright = copyright
        artworkAddress = artwork
        pageAddress = page
    }

    // Addresses are looked at when they are needed: of a list of two hundred albums a dozen are seen.

    /// The picture, in the size that the service offers, over https.
    public var artwork: URL? {
        Self.url(artworkAddress).map(RequestAddress.secure)
    }

    /// Its page for a browser.
    public var page: URL? {
        Self.url(pageAddress)
    }

    /// Only addresses of the web: nothing else is ever opened.
    private static func url(_ address: String?) -> URL? {
        guard let address, let url = URL(string: address), !(url.host ?? "").isEmpty,
            ["http", "https"].contains(url.scheme?.lowercased() ?? "")
        else { return nil }
        return url
    }

    /// The year in which it came out.
    ///
    /// The service writes midnight or noon somewhere as an instant in UTC; in UTC it is the year that is meant.
    public var year: Int? {
        released.map { Self.calendar.component(.year, from: $0) }
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }()
}
