import CGtk
import CWidgets
import Foundation

/// The GTK button that stands for a bar button item.
@MainActor
final class BarButton {
    let item: UIBarButtonItem
    let widget: Widget

    init(_ item: UIBarButtonItem) {
        self.item = item
        if let view = item.customView {
            widget = view.widget
            let size = view.fittingSize(width: nil)
            gtk_widget_set_size_request(widget, Int32(max(0, size.width)), Int32(max(0, size.height)))
            gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
        } else {
            widget = made(gtk_button_new())
            Signal.connect(gpointer(widget), "clicked") { [weak self] in self?.clicked() }
        }
        item.onChange = { [weak self] in self?.update() }
        update()
    }

    private func update() {
        guard item.customView == nil else { return }
        let button = cast(widget, to: GtkButton.self)
        if let icon = item.image?.iconName {
            gtk_button_set_icon_name(button, icon)
        } else {
            gtk_button_set_label(button, item.title ?? "")
        }
        gtk_widget_set_sensitive(widget, item.isEnabled ? 1 : 0)
        if item.style == .done {
            gtk_widget_add_css_class(widget, "suggested-action")
        } else {
            gtk_widget_remove_css_class(widget, "suggested-action")
        }
        let name = item.accessibilityLabel ?? item.title ?? item.primaryAction?.title ?? ""
        Accessible.set(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
        Accessible.setHasPopup(widget, item.primaryAction == nil && item.menu != nil)
        // A button with a picture only says its name when the pointer rests on it.
        gtk_widget_set_tooltip_text(widget, item.image != nil && !name.isEmpty ? name : nil)
        gtk_widget_set_name(widget, item.accessibilityIdentifier ?? "")
    }

    private func clicked() {
        if let action = item.primaryAction {
            action.perform(sender: item)
        } else if let menu = item.menu {
            MenuPresenter.present(menu, at: widget, sender: item)
        }
    }
}
