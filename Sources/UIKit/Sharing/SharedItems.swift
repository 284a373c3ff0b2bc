import Foundation

/// What is shared: texts, addresses and a picture.
@MainActor
struct SharedItems {
    let texts: [String]
    let urls: [URL]
    let image: UIImage?

    /// Strings, attributed strings, URLs and images are shared; of anything else its description, as UIKit has no
    /// better use for it either.
    init(_ items: [Any]) {
        texts = items.compactMap { item in
            switch item {
            case let text as String: text
            case let text as NSAttributedString: text.string
            case is URL, is UIImage: nil
            default: String(describing: item)
            }
        }
        urls = items.compactMap { $0 as? URL }
        image = items.lazy.compactMap { $0 as? UIImage }.first
    }

    /// Texts and addresses, one below the other.
    var text: String {
        (texts + urls.map { $0.isFileURL ? $0.path : $0.absoluteString }).joined(separator: "\n")
    }

    var hasText: Bool { !text.isEmpty }

    /// The first address that is not a file of this machine.
    var link: URL? { urls.first { !$0.isFileURL } }

    /// The beginning of the text, to be recognised by.
    var preview: String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: true).prefix(4)
        return lines.joined(separator: "\n")
    }

    /// An e-mail with the text in it; the first line of several is the subject.
    var mail: URL? {
        guard hasText else { return nil }
        var components = URLComponents()
        components.scheme = "mailto"
        components.path = ""
        var items = [URLQueryItem(name: "body", value: text)]
        if let first = texts.first?.split(separator: "\n").first, first.count <= 120 {
            items.insert(URLQueryItem(name: "subject", value: String(first)), at: 0)
        }
        components.queryItems = items
        // In an address of mailto a plus is a plus, but many programs read it as a space.
        components.percentEncodedQuery = components.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
        return components.url
    }

    /// The name that a file of it is offered.
    var fileName: String { image == nil ? "wayside.txt" : "wayside.png" }

    /// What a file of it holds.
    var fileData: Data? {
        if let image { return image.pngData() }
        return hasText ? Data((text + "\n").utf8) : nil
    }
}
