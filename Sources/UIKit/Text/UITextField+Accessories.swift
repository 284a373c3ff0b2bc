import CGtk
import CWidgets
import Foundation

/// What stands beside the text: a view before it, a view or a clearing button after it, and the space around.
extension UITextField {
    static let cornerRadius: CGFloat = 8
    static let gap: CGFloat = 6
    var padding: UIEdgeInsets {
        borderStyle == .none ? .zero : UIEdgeInsets(top: 7, left: 10, bottom: 7, right: 10)
    }

    func makeClearButton() -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "xmark.circle.fill")
        configuration.baseForegroundColor = .secondaryLabel
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let clear = UIAction { [weak self] _ in self?.clearByPerson() }
        let button = UIButton(configuration: configuration, primaryAction: clear)
        button.accessibilityLabel = SystemStrings.text("Clear text")
        // On a keyboard, select all and delete is nearer than this button, which would be a stop for Tab.
        gtk_widget_set_focusable(button.widget, 0)
        return button
    }

    var accessoryInsets: UIEdgeInsets {
        var insets = padding
        if let view = shownLeftView { insets.left += accessorySize(view).width + Self.gap }
        if let view = shownRightView {
            insets.right = (view === clearButton ? 4 : padding.right) + accessorySize(view).width + Self.gap
        }
        return insets
    }

    func accessorySize(_ view: UIView) -> CGSize {
        let fitting = view.fittingSize(width: nil)
        let own = view.frame.size
        return CGSize(
            width: fitting.width > 0 ? fitting.width : own.width,
            height: fitting.height > 0 ? fitting.height : own.height
        )
    }

    var shownLeftView: UIView? { isShown(leftViewMode) ? leftView : nil }
    var shownRightView: UIView? {
        if clearButtonMode != .never, !native.string.isEmpty, isShown(clearButtonMode) { return clearButton }
        return isShown(rightViewMode) ? rightView : nil
    }

    func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    func replaceAccessory(_ old: UIView?, by view: UIView?) {
        if old !== view { old?.removeFromSuperview() }
        placeAccessories()
    }

    func placeAccessories() {
        let left = shownLeftView
        let right = shownRightView
        var candidates = [leftView, rightView]
        if clearButtonMode != .never { candidates.append(clearButton) }
        for view in candidates.compactMap({ $0 }) {
            let isShown = view === left || view === right
            if isShown, view.superview !== self { addSubview(view) }
            view.isHidden = !isShown
        }
        setNeedsLayout()
    }
}
