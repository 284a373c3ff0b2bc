import CGtk
import CWidgets
import Foundation

/// The style rules of the controls that hold a native widget; each is written as a class on that widget.
@MainActor
enum ControlStyles {
    private static let rules = """
        .uikit-segments > button { padding: 4px 10px; min-height: 24px; min-width: 24px; font-weight: normal; }
        entry.uikit-text, entry.uikit-text:focus-within { background: none; outline: none; border: none;
            box-shadow: none; border-radius: 0; min-height: 0; padding: 0; }
        entry.uikit-text > text > placeholder { opacity: 0.72; }
        .uikit-field { background: alpha(currentColor, 0.09); border-radius: 8px; }
        .uikit-field:focus-within { outline: 2px solid @accent_color; outline-offset: -2px; }
        .uikit-links > link { color: @accent_color; }
        """
    private static var isLoaded = false

    /// Makes the rules known to GTK.
    ///
    /// Later calls do nothing.
    static func load() {
        UIKitRuntime.start()
        guard !isLoaded, let display = gdk_display_get_default() else { return }
        isLoaded = true
        keepLabelsUnselected()
        let provider = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, rules, -1)
        gtk_style_context_add_provider_for_display(
            display,
            OpaquePointer(provider),
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        )
        g_object_unref(provider)
    }

    /// The keyboard coming to a text that can be selected is no wish to have all of it selected.
    private static func keepLabelsUnselected() {
        guard let settings = gtk_settings_get_default() else { return }
        var value = GValue()
        g_value_init(&value, GType(5 << 2))
        let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
        g_object_set_property(object, "gtk-label-select-on-focus", &value)
        g_value_unset(&value)
    }
}
