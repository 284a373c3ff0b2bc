import UIKit

/// Text fields and text views.
@MainActor
enum FieldsPage {
    static func make() -> UIViewController {
        SectionsViewController([
            .init(title: "Fields", views: [field("Name", ""), field("Name", "Ada Lovelace"), secret, disabled]),
            .init(title: "Search", views: [search]),
            .init(title: "Text", views: [text]),
        ])
    }

    private static func field(_ placeholder: String, _ text: String) -> UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = placeholder
        field.text = text
        return field
    }

    private static var secret: UITextField {
        let field = field("Password", "secret")
        field.isSecureTextEntry = true
        return field
    }

    private static var disabled: UITextField {
        let field = field("Name", "Not to be changed")
        field.isEnabled = false
        return field
    }

    private static var search: UISearchBar {
        let bar = UISearchBar()
        bar.placeholder = "Stations"
        return bar
    }

    private static var text: UITextView {
        let view = UITextView()
        view.isEditable = false
        view.text = Sample.sentence + "\n\n" + Sample.sentence
        view.font = .preferredFont(forTextStyle: .body)
        view.heightAnchor.constraint(equalToConstant: 140).isActive = true
        return view
    }
}
