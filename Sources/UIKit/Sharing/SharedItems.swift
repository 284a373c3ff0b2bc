import Foundation

/// What is shared: texts, addresses, a picture, a file.
struct SharedItems: Sendable {
    let texts: [String]
    let urls: [URL]
    let image: UIImage?
    /// A file of this machine: it is handed on as it is.
    let file: URL?

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
        let addresses = items.compactMap { $0 as? URL }
        urls = addresses.filter { !$0.isFileURL }
        file = addresses.first { $0.isFileURL }
        image = items.lazy.compactMap { $0 as? UIImage }.first
    }

    /// Texts and addresses, one below the other.
    var text: String {
        (texts + urls.map(\.absoluteString)).joined(separator: "\n")
    }

    var hasText: Bool { !text.isEmpty }

    /// The first address that is not a file of this machine.
    var link: URL? { urls.first }

    /// The beginning of the text, or the file's name, to be recognised by.
    var preview: String {
        guard hasText else { return file?.lastPathComponent ?? "" }
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

    /// Whether there is a picture to be copied, by itself or in a file.
    var hasPicture: Bool {
        image != nil || file.map { Self.pictureEndings.contains($0.pathExtension.lowercased()) } == true
    }

    /// How files of pictures end.
    private static let pictureEndings: Set<String> = ["jpg", "jpeg", "png", "gif", "webp"]

    /// The picture; that of a file is decoded where it is asked for.
    func picture() -> UIImage? {
        image ?? file.flatMap { try? Data(contentsOf: $0) }.flatMap { UIImage(data: $0) }
    }

    /// The name that a file of it is offered.
    var fileName: String { file?.lastPathComponent ?? (image == nil ? "wayside.txt" : "wayside.png") }

    /// Whether there is anything to make a file of.
    var hasFile: Bool { file != nil || image != nil || hasText }

    /// What a file of it holds; read from the disk or encoded where it is asked for.
    func fileData() -> Data? {
        if let file { return try? Data(contentsOf: file) }
        if let image { return image.pngData() }
        return hasText ? Data((text + "\n").utf8) : nil
    }
}
