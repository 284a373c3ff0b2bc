import Foundation

/// The attributes of text that labels and text views show.
extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor`: the text's.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor`: what is behind the text.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// A `URL` or a string: where the text leads.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// An `Int`: the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// An `Int`: the raw value of an `NSUnderlineStyle`, for a line through the text.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// A number: how many points above the line the text stands.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
