import CGtk
import CWidgets
import Foundation

/// A year that is typed, or stepped by its two buttons.
@MainActor
final class YearField: UIView {
    private let native: Widget
    private var isSetByCode = false
    /// Told when a person changed the year.
    var onChange: (Int) -> Void = { _ in }

    init() {
        UIKitRuntime.start()
        native = made(gtk_spin_button_new_with_range(1, 9_999, 1))
        super.init(frame: .zero)
        gtk_widget_set_valign(native, GTK_ALIGN_CENTER)
        gtk_editable_set_width_chars(opaque(native), 4)
        gtk_editable_set_max_width_chars(opaque(native), 4)
        gtk_spin_button_set_numeric(opaque(native), 1)
        ws_view_insert_child(widget, native, nil)
        Accessible.set(native, GTK_ACCESSIBLE_PROPERTY_LABEL, SystemStrings.text("Year"))
        Signal.connect(gpointer(native), "value-changed") { [weak self] in
            guard let self, !self.isSetByCode else { return }
            self.onChange(self.year)
        }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var accessibleWidget: Widget { native }
    override var focusWidget: Widget? { native }

    var year: Int { Int(gtk_spin_button_get_value_as_int(opaque(native))) }

    func show(year: Int, range: ClosedRange<Int>) {
        isSetByCode = true
        gtk_spin_button_set_range(opaque(native), Double(range.lowerBound), Double(range.upperBound))
        gtk_spin_button_set_value(opaque(native), Double(year))
        isSetByCode = false
    }

    override var intrinsicContentSize: CGSize { NativeSize.natural(native) }
}
