import CGtk
import CWidgets
import Foundation

/// A view in a GTK popover at another view; Escape and a tap beside it close it.
@MainActor
final class Popover {
    private let native: Widget
    private let host: PopoverHost
    private var isOpen = true
    private let onClose: () -> Void

    /// Opens the popover below a view.
    init(showing content: UIView, size: CGSize, from owner: UIView, onClose: @escaping () -> Void) {
        self.onClose = onClose
        native = made(gtk_popover_new())
        host = PopoverHost(owner: owner)
        host.addSubview(content)
        gtk_widget_set_size_request(host.widget, Int32(size.width), Int32(size.height))
        let popover = cast(native, to: GtkPopover.self)
        gtk_popover_set_child(popover, host.widget)
        gtk_widget_set_parent(native, owner.widget)
        g_object_ref(gpointer(native))
        Signal.connect(gpointer(native), "closed") { [weak self] in
            // Not at once: GTK is still closing it.
            DispatchQueue.main.async { self?.remove() }
        }
        watchKeys()
        gtk_popover_popup(popover)
    }

    /// The popover would use arrows and Return itself before the window hands them to the responders.
    private func watchKeys() {
        guard let keys = gtk_event_controller_key_new() else { return }
        gtk_widget_add_controller(host.widget, keys)
        Signal.connectKey(gpointer(keys), "key-pressed") { [weak host] symbol, _, modifiers in
            guard symbol != UInt32(GDK_KEY_Escape) else { return false }
            return host?.window?.keyPressed(symbol, modifiers) ?? false
        }
    }

    /// Closes the popover.
    func close() {
        gtk_popover_popdown(cast(native, to: GtkPopover.self))
    }

    /// Takes the popover off at once, as with the view that it stands at.
    func remove() {
        guard isOpen else { return }
        isOpen = false
        // One that still stands there looks for the pointer on a surface that goes with its parent.
        if gtk_widget_get_mapped(native) != 0 { gtk_popover_popdown(cast(native, to: GtkPopover.self)) }
        for view in host.subviews { view.removeFromSuperview() }
        gtk_popover_set_child(cast(native, to: GtkPopover.self), nil)
        if gtk_widget_get_parent(native) != nil { gtk_widget_unparent(native) }
        g_object_unref(gpointer(native))
        onClose()
    }
}

/// The root of what a popover shows: in no superview, but in the window and the responder chain of its owner.
@MainActor
private final class PopoverHost: UIView {
    private weak var owner: UIView?

    init(owner: UIView) {
        self.owner = owner
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = CGRect(origin: .zero, size: bounds.size) }
    }

    override var window: UIWindow? { owner?.window }
    override var next: UIResponder? { owner }
    override var traitCollection: UITraitCollection { owner?.traitCollection ?? super.traitCollection }
}
