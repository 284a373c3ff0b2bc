import UIKit

/// A form: groups one under the other, scrollable, no wider than is good to read, above the keyboard.
final class FormView: UIView {
    private let scroll = UIScrollView()
    private let stack = UIStackView()

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        scroll.alwaysBounceVertical = true
        scroll.keyboardDismissMode = .interactive
        scroll.translatesAutoresizingMaskIntoConstraints = false
        addSubview(scroll)
        let page = UIView()
        page.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        page.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(page)
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(stack)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: topAnchor),
            scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
            page.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            page.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            page.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            stack.topAnchor.constraint(equalTo: page.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -24),
            stack.leadingAnchor.constraint(equalTo: page.readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: page.readableContentGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Scrolls until a part of the form is in sight.
    func reveal(_ view: UIView) {
        layoutIfNeeded()
        scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll), animated: true)
    }

    /// Adds a group at the end.
    func add(_ view: UIView, spaceAfter: CGFloat? = nil) {
        stack.addArrangedSubview(view)
        if let spaceAfter { stack.setCustomSpacing(spaceAfter, after: view) }
    }
}
