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
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        textColor = color
        numberOfLines = lines
        textAlignment = alignment
        // Last: inside of an initializer no observer of the others is called, and the text brings them all.
        self.text = text
    }
}
