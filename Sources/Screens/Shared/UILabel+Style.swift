import UIKit

extension UILabel {
    /// A label in one of the system's styles, which grows with the person's text size.
    ///
    /// - Parameter lines: how many lines at the most; 0 for as many as there are
    convenience init(
        _ style: UIFont.TextStyle,
        _ color: UIColor = .label,
        text: String? = nil,
        lines: Int = 0,
        alignment: NSTextAlignment = .natural
    ) {
        self.init(frame: .zero)
        apply(style, color, text, lines, alignment)
    }

    /// Apart from the initializer: inside of one, no observer of a property is called where UIKit is written in Swift.
    private func apply(
        _ style: UIFont.TextStyle,
        _ color: UIColor,
        _ text: String?,
        _ lines: Int,
        _ alignment: NSTextAlignment
    ) {
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        textColor = color
        numberOfLines = lines
        textAlignment = alignment
        self.text = text
    }
}
