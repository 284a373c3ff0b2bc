import Foundation

/// The pictures that were downloaded last, so many and no more.
///
/// The order is that of the downloads, not of use: when one too many comes, the one goes that was downloaded first,
/// however often it was looked at. What is downloaded again becomes the newest.
///
/// ```swift
/// var cache = PhotoCache<UIImage>()          // ten
/// cache.insert(image, for: url)
/// cache.image(for: url)                      // at once
/// cache.contents                             // the addresses, the newest download last
/// ```
///
/// It is a dictionary and a list of its keys: nothing is linked, so nothing is freed link by link.
public struct PhotoCache<Image> {
    /// How many pictures there is room for.
    public let capacity: Int
    /// The addresses of the pictures that are here, the newest download last.
    public private(set) var contents: [URL] = []

    private var images: [URL: Image] = [:]

    /// An empty cache for so many pictures; fewer than none are none.
    public init(capacity: Int = 10) {
        self.capacity = max(0, capacity)
    }

    /// The picture of an address; nil where it is not here.
    public func image(for url: URL) -> Image? {
        images[url]
    }

    /// A picture was downloaded.
    public mutating func insert(_ image: Image, for url: URL) {
        if images.updateValue(image, forKey: url) != nil {
            contents.removeAll { $0 == url }
        }
        contents.append(url)
        while contents.count > capacity {
            images[contents.removeFirst()] = nil
        }
    }

    /// Lets all pictures go, as when memory is short; views keep what they show.
    public mutating func removeAll() {
        images = [:]
        contents = []
    }
}

extension PhotoCache: Sendable where Image: Sendable {}
