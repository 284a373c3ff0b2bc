import CGtk

@testable import UIKit

extension UIView {
    /// The first native widget of a GTK type inside.
    func nativeWidget(_ type: GType) -> UnsafeMutablePointer<GtkWidget>? {
        func find(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
            let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
            if g_type_check_instance_is_a(instance, type) != 0 { return widget }
            var child = gtk_widget_get_first_child(widget)
            while let step = child {
                if let found = find(step) { return found }
                child = gtk_widget_get_next_sibling(step)
            }
            return nil
        }
        return find(widget)
    }
}
