import Foundation

/// A photo as the service has it: what is saved and handed on.
public struct PhotoFile: Sendable, Hashable {
    /// The name that its address gives it, with the ending of its kind.
    public let name: String
    /// The bytes as they came.
    public let data: Data

    /// - Parameter url: where it came from
    init(_ data: Data, from url: URL) {
        self.data = data
        let last = url.lastPathComponent.filter { $0 != "/" }
        let name = last.isEmpty ? "photo" : last
        guard let kind = ImageHeader(data)?.kind else {
            self.name = name
            return
        }
        let endings = Self.endings(of: kind)
        let isRight = endings.contains((name as NSString).pathExtension.lowercased())
        self.name = isRight ? name : name + "." + endings[0]
    }

    /// How files of a kind end, the usual way first.
    private static func endings(of kind: ImageHeader.Kind) -> [String] {
        switch kind {
        case .jpeg: ["jpg", "jpeg"]
        case .png: ["png"]
        case .gif: ["gif"]
        case .webP: ["webp"]
        }
    }
}
