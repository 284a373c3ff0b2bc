import CGtk
import CWidgets
import Foundation

/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
    private let native: Widget
    private var isSetByCode = false

    /// Whether the switch is on; setting it sends no event.
    open var isOn: Bool {
        get { gtk_switch_get_active(opaque(native)) != 0 }
        set { setOn(newValue, animated: false) }
    }

    /// A switch with a frame, off; its size is its own.
    public override init(frame: CGRect) {
        UIKitRuntime.start()
        native = made(gtk_switch_new())
        super.init(frame: frame)
        // It keeps its own size where the view is larger.
        gtk_widget_set_halign(native, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(native, GTK_ALIGN_CENTER)
        ws_view_insert_child(widget, native, nil)
        Signal.connectNotify(gpointer(native), "active") { [weak self] in self?.activeChanged() }
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    override class func makeWidget() -> Widget? {
        UIKitRuntime.start()
        return ws_view_new(GTK_ACCESSIBLE_ROLE_GROUP)
    }

    override var observesPresses: Bool { false }
    override var accessibleWidget: Widget { native }
    override var focusWidget: Widget? { native }

    open override var intrinsicContentSize: CGSize { NativeSize.natural(native) }

    /// Turns the switch on or off; no event is sent.
    open func setOn(_ on: Bool, animated: Bool) {
        isSetByCode = true
        gtk_switch_set_active(opaque(native), on ? 1 : 0)
        isSetByCode = false
    }

    private func activeChanged() {
        guard !isSetByCode else { return }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override func trigger() {
        guard isEnabled else { return }
        gtk_switch_set_active(opaque(native), isOn ? 0 : 1)
    }
}
