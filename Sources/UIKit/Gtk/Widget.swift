import CGtk
import CWidgets

/// A GTK widget, not owned by the pointer.
typealias Widget = UnsafeMutablePointer<GtkWidget>

/// The pointer to a GObject as another of its classes, as C's cast macros do.
func cast<T>(_ widget: Widget, to type: T.Type) -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: type)
}

/// The pointer to an object whose class C declares without its fields.
func opaque(_ widget: Widget) -> OpaquePointer {
    OpaquePointer(widget)
}

/// The widget that a GTK constructor returned.
///
/// GTK constructors never return NULL; a NULL means that GTK could not be started, and nothing after that makes
/// sense.
func made(_ widget: Widget?) -> Widget {
    guard let widget else { fatalError("GTK made no widget: is GTK initialised and a display open?") }
    return widget
}

extension UIColor {
    /// The colour as GTK takes it, resolved for a look and a contrast.
    func rgba(for traits: UITraitCollection) -> GdkRGBA {
        let c = resolvedComponents(style: traits.userInterfaceStyle, contrast: traits.accessibilityContrast)
        return GdkRGBA(red: Float(c.red), green: Float(c.green), blue: Float(c.blue), alpha: Float(c.alpha))
    }
}
