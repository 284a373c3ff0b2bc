import Foundation

/// The field of a search bar.
@MainActor
open class UISearchTextField: UITextField {
    private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))

    /// An empty field with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        borderStyle = .roundedRect
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        glass.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
        glass.tintColor = .secondaryLabel
        // It says nothing that the field does not say.
        Accessible.leaveOut(glass.widget)
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .always
        returnKeyType = .search
        autocapitalizationType = .none
        autocorrectionType = .no
        placeholder = SystemStrings.text("Search")
        applyAccessibility()
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .searchField }
}
