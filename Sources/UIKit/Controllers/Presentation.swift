import CGtk
import CWidgets
import Foundation

/// A controller shown over a window: a sheet with the window dimmed behind it, or the whole window.
@MainActor
final class Presentation {
    /// The largest size of a sheet in points.
    private static let sheetSize = CGSize(width: 600, height: 760)
    /// What is left free above and beside a sheet where the window is larger.
    private static let gap: CGFloat = 24

    let controller: UIViewController
    private weak var window: UIWindow?
    private let dimming = UIControl(frame: .zero)
    private let card = UIView(frame: .zero)
    /// What had the keyboard before.
    private weak var focusBefore: UIView?

    init(controller: UIViewController, window: UIWindow) {
        self.controller = controller
        self.window = window
    }

    var isSheet: Bool {
        switch controller.modalPresentationStyle {
        case .fullScreen, .overFullScreen: false
        case .automatic, .pageSheet, .formSheet: true
        }
    }

    func show() {
        guard let window else { return }
        focusBefore = window.focusedView
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dimming.accessibilityElementsHidden = true
        gtk_widget_set_focusable(dimming.widget, 0)
        dimming.addAction(UIAction { [weak self] _ in self?.dismissByPerson() }, for: .touchUpInside)
        card.backgroundColor = .systemBackground
        card.clipsToBounds = true
        card.layer.cornerRadius = isSheet ? 14 : 0
        let view = controller.loadedView
        view.frame = CGRect(origin: .zero, size: card.bounds.size)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.addSubview(view)
        window.addSubview(dimming)
        window.addSubview(card)
        layout(in: window.bounds.size)
        setBehind(reachable: false)
        // The keyboard goes into the sheet, and nowhere where nothing in it takes the keyboard.
        window.clearFocus()
        gtk_widget_child_focus(card.widget, GTK_DIR_TAB_FORWARD)
    }

    /// A tap beside the sheet, or Escape.
    func dismissByPerson() {
        controller.dismissedByPerson()
    }

    func hide() {
        card.removeFromSuperview()
        dimming.removeFromSuperview()
        controller.viewIfLoaded?.removeFromSuperview()
        setBehind(reachable: true)
        focusBefore?.becomeFirstResponder()
    }

    func layout(in size: CGSize) {
        dimming.frame = CGRect(origin: .zero, size: size)
        dimming.isHidden = !isSheet
        guard isSheet else {
            card.frame = CGRect(origin: .zero, size: size)
            controller.viewIfLoaded?.frame = CGRect(origin: .zero, size: size)
            return
        }
        let wanted = controller.preferredContentSize
        let width = min(size.width, wanted.width > 0 ? wanted.width : Self.sheetSize.width)
        let fits = size.width > Self.sheetSize.width + 2 * Self.gap
        let room = size.height - Self.gap * (fits ? 2 : 1)
        let height = min(room, wanted.height > 0 ? wanted.height : Self.sheetSize.height)
        // On a narrow window the sheet stands on the bottom edge, as on a phone.
        let y = fits ? ((size.height - height) / 2).rounded() : size.height - height
        card.layer.maskedCorners =
            fits
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        card.frame = CGRect(x: ((size.width - width) / 2).rounded(), y: y, width: width, height: height)
        controller.viewIfLoaded?.frame = CGRect(origin: .zero, size: card.frame.size)
    }

    /// What lies behind can be neither touched nor reached by the keyboard nor read out.
    private func setBehind(reachable: Bool) {
        guard let window else { return }
        for view in window.subviews where view !== card && view !== dimming {
            let isCovered = window.presentations.contains { $0.card === view || $0.dimming === view }
            let isTop = window.presentations.last.map { $0.card === view || $0.dimming === view } ?? false
            let isOpen = reachable && (!isCovered || isTop) && (window.presentations.isEmpty || isTop)
            gtk_widget_set_can_focus(view.widget, isOpen ? 1 : 0)
            gtk_widget_set_can_target(view.widget, isOpen ? 1 : 0)
            view.accessibilityElementsHidden = !isOpen
        }
    }
}
