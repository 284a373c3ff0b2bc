import Foundation

extension UITextField {
    /// What is drawn around the text.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A ground with round corners.
        case roundedRect = 3
    }

    /// When something beside the text is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the field has the keyboard.
        case whileEditing = 1
        /// While it has not.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }
}
