import CGtk
import CWidgets
import Foundation

/// What a view tells assistive technologies beyond its widget's own words.
@MainActor
struct AccessibilityState {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var isHidden = false
}

extension UIView {
    /// Whether assistive technologies meet the view as one thing.
    public var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? false }
        set { accessibility.isElement = newValue }
    }

    /// The name that is read out.
    public var accessibilityLabel: String? {
        get { accessibility.label ?? defaultAccessibilityLabel }
        set {
            accessibility.label = newValue
            applyAccessibility()
        }
    }

    /// The value that is read out after the name.
    public var accessibilityValue: String? {
        get { accessibility.value }
        set {
            accessibility.value = newValue
            applyAccessibility()
        }
    }

    /// What happens when the view is activated.
    public var accessibilityHint: String? {
        get { accessibility.hint }
        set {
            accessibility.hint = newValue
            applyAccessibility()
        }
    }

    /// A name that tests find the view by; it is never read out.
    public var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set {
            accessibility.identifier = newValue
            gtk_widget_set_name(accessibleWidget, newValue ?? "")
        }
    }

    /// What kind of thing the view is and what state it is in.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? defaultAccessibilityTraits }
        set {
            accessibility.traits = newValue
            applyAccessibility()
        }
    }

    /// Whether assistive technologies pass over everything inside.
    public var accessibilityElementsHidden: Bool {
        get { accessibility.isHidden }
        set {
            accessibility.isHidden = newValue
            Accessible.set(widget, GTK_ACCESSIBLE_STATE_HIDDEN, newValue)
        }
    }

    func applyAccessibility() {
        let target = accessibleWidget
        let traits = accessibilityTraits
        if acceptsRole { applyRole(traits) }
        if accessibility.traits != nil {
            Accessible.set(target, GTK_ACCESSIBLE_STATE_SELECTED, traits.contains(.selected))
            Accessible.set(target, GTK_ACCESSIBLE_STATE_DISABLED, traits.contains(.notEnabled))
        }
        let name = [accessibilityLabel, accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }
        if !name.isEmpty { Accessible.set(target, GTK_ACCESSIBLE_PROPERTY_LABEL, name.joined(separator: ", ")) }
        if let hint = accessibilityHint { Accessible.set(target, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint) }
    }
}

extension UIView {
    /// The role that traits ask for.
    ///
    /// Controls, rows and lists have one of their own, which says more.
    private func applyRole(_ traits: UIAccessibilityTraits) {
        let target = accessibleWidget
        if traits.contains(.header) { Accessible.setRole(target, GTK_ACCESSIBLE_ROLE_HEADING) }
        guard target == widget else { return }
        if traits.contains(.button) { Accessible.setRole(target, GTK_ACCESSIBLE_ROLE_BUTTON) }
        if traits.contains(.link) { Accessible.setRole(target, GTK_ACCESSIBLE_ROLE_LINK) }
        if traits.contains(.image) { Accessible.setRole(target, GTK_ACCESSIBLE_ROLE_IMG) }
    }
}

/// Writes accessible properties; GTK's own functions for it are variadic and do not import.
@MainActor
enum Accessible {
    static func set(_ widget: Widget, _ property: GtkAccessibleProperty, _ text: String) {
        var value = GValue()
        g_value_init(&value, GType(16 << 2))
        g_value_set_string(&value, text)
        var key = property
        gtk_accessible_update_property_value(opaque(widget), 1, &key, &value)
        g_value_unset(&value)
    }

    static func set(_ widget: Widget, _ state: GtkAccessibleState, _ isOn: Bool) {
        var value = GValue()
        // The states used here are plain booleans, but for "selected" and "checked", which may also be undefined.
        let isTristate = state == GTK_ACCESSIBLE_STATE_SELECTED || state == GTK_ACCESSIBLE_STATE_EXPANDED
        g_value_init(&value, GType((isTristate ? 6 : 5) << 2))
        if isTristate {
            g_value_set_int(&value, isOn ? 1 : 0)
        } else {
            g_value_set_boolean(&value, isOn ? 1 : 0)
        }
        var key = state
        gtk_accessible_update_state_value(opaque(widget), 1, &key, &value)
        g_value_unset(&value)
    }

    /// Lets screen readers pass over a widget that has not been shown yet.
    static func leaveOut(_ widget: Widget) {
        setRole(widget, GTK_ACCESSIBLE_ROLE_NONE)
    }

    /// What kind of thing a widget is.
    static func role(of widget: Widget) -> GtkAccessibleRole {
        gtk_accessible_get_accessible_role(opaque(widget))
    }

    /// Sets the role where the widget has not been shown yet; GTK fixes it then.
    static func setRole(_ widget: Widget, _ role: GtkAccessibleRole) {
        guard self.role(of: widget) != role, gtk_widget_get_realized(widget) == 0 else { return }
        var value = GValue()
        g_value_init(&value, gtk_accessible_role_get_type())
        g_value_set_enum(&value, gint(bitPattern: role.rawValue))
        g_object_set_property(cast(widget, to: GObject.self), "accessible-role", &value)
        g_value_unset(&value)
    }
}
