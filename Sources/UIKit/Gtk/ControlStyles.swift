import CGtk
import Foundation

/// The style rules of the controls that hold a native widget; each is written as a class on that widget.
@MainActor
enum ControlStyles {
    private static let rules = """
        .uikit-segments > button { padding: 4px 10px; min-height: 24px; min-width: 24px; font-weight: normal; }
        .uikit-text, .uikit-text > placeholder { background: none; min-height: 0; padding: 0; }
        .uikit-text > placeholder { opacity: 0.72; }
        .uikit-field { background: alpha(currentColor, 0.09); border-radius: 8px; }
        .uikit-field:focus-within { outline: 2px solid @accent_color; outline-offset: -2px; }
        """
    private static var isLoaded = false

    /// Makes the rules known to GTK.
    ///
    /// Later calls do nothing.
    static func load() {
        UIKitRuntime.start()
        guard !isLoaded, let display = gdk_display_get_default() else { return }
        isLoaded = true
        let provider = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, rules, -1)
        gtk_style_context_add_provider_for_display(
            display,
            OpaquePointer(provider),
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        )
        g_object_unref(provider)
    }
}
