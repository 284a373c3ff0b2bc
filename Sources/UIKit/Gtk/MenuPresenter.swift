import CGtk
import CWidgets
import Foundation

/// Shows a `UIMenu` as a GTK popover at a view.
@MainActor
enum MenuPresenter {
    /// The menus that are open: seldom more than one.
    private static var openMenus: [Widget] = []

    /// Closes the menus at a widget or inside it, which is about to leave the window: GTK does not.
    static func closeMenus(in widget: Widget) {
        for menu in openMenus {
            guard let owner = gtk_widget_get_parent(menu),
                owner == widget || gtk_widget_is_ancestor(owner, widget) != 0
            else { continue }
            gtk_popover_popdown(UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkPopover.self))
            gtk_widget_unparent(menu)
        }
    }

    /// Opens the menu below a view.
    ///
    /// Choosing an entry performs its action with the sender.
    static func present(_ menu: UIMenu, from view: UIView, sender: Any?) {
        present(menu, at: view.widget, sender: sender)
    }

    /// Opens the menu below a widget.
    static func present(_ menu: UIMenu, at widget: Widget, sender: Any?) {
        open(menu, at: widget) { $0.perform(sender: sender) }
    }

    /// Opens the menu below a widget; the chosen entry is handed to `choose`.
    static func open(_ menu: UIMenu, at widget: Widget, choose: @escaping @MainActor (UIAction) -> Void) {
        let group = g_simple_action_group_new()
        var count = 0
        let model = model(of: menu, group: group, count: &count, choose: choose)
        let popover = made(gtk_popover_menu_new_from_model(menuModel(model)))
        gtk_widget_insert_action_group(popover, "menu", OpaquePointer(group))
        gtk_widget_set_parent(popover, widget)
        g_object_unref(gpointer(group))
        g_object_unref(gpointer(model))
        openMenus.append(popover)
        Signal.connect(gpointer(popover), "closed") {
            openMenus.removeAll { $0 == popover }
            // Not at once: GTK is still closing it, and the chosen action has not run yet. The view may be gone by
            // then, and the popover with it, but for our reference.
            g_object_ref(gpointer(popover))
            DispatchQueue.main.async {
                if gtk_widget_get_parent(popover) != nil { gtk_widget_unparent(popover) }
                g_object_unref(gpointer(popover))
            }
        }
        gtk_popover_popup(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
    }

    private static func model(
        of menu: UIMenu,
        group: UnsafeMutablePointer<GSimpleActionGroup>?,
        count: inout Int,
        choose: @escaping @MainActor (UIAction) -> Void
    ) -> OpaquePointer? {
        let model = g_menu_new()
        // Entries between inline menus stand in sections of their own, with lines between.
        var section = g_menu_new()
        func close() {
            if g_menu_model_get_n_items(menuModel(section)) > 0 {
                g_menu_append_section(model, nil, menuModel(section))
            }
            g_object_unref(gpointer(section))
            section = g_menu_new()
        }
        for element in menu.children {
            if let submenu = element as? UIMenu {
                let inner = Self.model(of: submenu, group: group, count: &count, choose: choose)
                if submenu.options.contains(.displayInline) {
                    close()
                    g_menu_append_section(model, submenu.title.isEmpty ? nil : submenu.title, menuModel(inner))
                } else {
                    g_menu_append_submenu(section, submenu.title, menuModel(inner))
                }
                g_object_unref(gpointer(inner))
            } else if let action = element as? UIAction, !action.attributes.contains(.hidden) {
                let name = "a\(count)"
                count += 1
                add(action, named: name, to: group, choose: choose)
                g_menu_append(section, action.title, "menu." + name)
            }
        }
        close()
        g_object_unref(gpointer(section))
        return model
    }

    private static func add(
        _ action: UIAction,
        named name: String,
        to group: UnsafeMutablePointer<GSimpleActionGroup>?,
        choose: @escaping @MainActor (UIAction) -> Void
    ) {
        let entry: OpaquePointer?
        if action.state == .on {
            entry = g_simple_action_new_stateful(name, nil, g_variant_new_boolean(1))
        } else {
            entry = g_simple_action_new(name, nil)
        }
        guard let entry else { return }
        g_simple_action_set_enabled(entry, action.attributes.contains(.disabled) ? 0 : 1)
        // Not at once: the menu is still closing and holds the keyboard, which an alert that the action presents needs.
        Signal.connectActivation(gpointer(entry)) { DispatchQueue.main.async { choose(action) } }
        g_action_map_add_action(OpaquePointer(group), entry)
        g_object_unref(gpointer(entry))
    }

    private static func menuModel(_ menu: OpaquePointer?) -> UnsafeMutablePointer<GMenuModel>? {
        menu.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GMenuModel.self) }
    }
}

extension Signal {
    /// The activation of a GAction: `activate` with its parameter.
    @discardableResult
    static func connectActivation(_ action: gpointer, _ run: @escaping @MainActor () -> Void) -> gulong {
        // The same shape as a property's notification: object, one pointer, data.
        connectThree(action, "activate", run)
    }
}

extension Accessible {
    /// Says that activating a widget opens a menu.
    static func setHasPopup(_ widget: Widget, _ hasPopup: Bool) {
        var value = GValue()
        g_value_init(&value, GType(5 << 2))
        g_value_set_boolean(&value, hasPopup ? 1 : 0)
        var key = GTK_ACCESSIBLE_PROPERTY_HAS_POPUP
        gtk_accessible_update_property_value(opaque(widget), 1, &key, &value)
        g_value_unset(&value)
    }
}
