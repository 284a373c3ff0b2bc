import Foundation

/// Text of one style.
public struct Run: Sendable, Hashable {
    /// The text, white space collapsed as a browser does; a line break inside a block is `\n`.
    public var text: String
    /// How it is set.
    public var style: RunStyle
    /// Where a tap leads: `http`, `https`, `mailto` or `tel`, nothing else.
    public var link: URL?

    /// Text with a style and a link.
    public init(_ text: String, style: RunStyle = [], link: URL? = nil) {
        self.text = text
        self.style = style
        self.link = link
    }
}

/// The styles of text, alone or together.
public struct RunStyle: OptionSet, Sendable, Hashable {
    /// A bit a style.
    public let rawValue: UInt8

    /// The styles whose bits are set.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `b`, `strong`.
    public static let bold = RunStyle(rawValue: 1)
    /// `i`, `em`.
    public static let italic = RunStyle(rawValue: 2)
    /// `code`, `tt`, `kbd`, `samp`.
    public static let code = RunStyle(rawValue: 4)
}
