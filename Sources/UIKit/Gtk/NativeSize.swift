import CGtk
import CWidgets
import Foundation

/// What GTK says of the size of a native widget.
@MainActor
enum NativeSize {
    /// The size that a widget asks for by nature, in points.
    static func natural(_ widget: Widget) -> CGSize {
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
        return CGSize(width: CGFloat(width), height: CGFloat(height))
    }
}

extension Accessible {
    /// Writes a number, such as the value of a progress bar.
    static func set(_ widget: Widget, _ property: GtkAccessibleProperty, number: Double) {
        var value = GValue()
        g_value_init(&value, GType(15 << 2))
        g_value_set_double(&value, number)
        var key = property
        gtk_accessible_update_property_value(opaque(widget), 1, &key, &value)
        g_value_unset(&value)
    }

    /// Says whether one of several is the chosen one.
    static func setChecked(_ widget: Widget, _ isChecked: Bool) {
        var value = GValue()
        g_value_init(&value, GType(6 << 2))
        g_value_set_int(&value, isChecked ? 1 : 0)
        var key = GTK_ACCESSIBLE_STATE_CHECKED
        gtk_accessible_update_state_value(opaque(widget), 1, &key, &value)
        g_value_unset(&value)
    }
}
