import CGtk
import CWidgets
import Foundation

/// Follows the desktop's appearance, contrast and text size into `UITraitCollection.current`.
@MainActor
enum SystemTraits {
    /// The body text of the middle size category in points; GNOME's 11 pt font is 14.7 at the usual resolution.
    private static let bodySizes: [(category: UIContentSizeCategory, body: Double)] = [
        (.extraSmall, 13.4), (.small, 15.5), (.medium, 16.5), (.large, 18), (.extraLarge, 20),
        (.extraExtraLarge, 22), (.extraExtraExtraLarge, 25.5), (.accessibilityMedium, 30.5),
        (.accessibilityLarge, 36.5), (.accessibilityExtraLarge, 43.5), (.accessibilityExtraExtraLarge, 50),
    ]

    static func observe() {
        guard let manager = adw_style_manager_get_default(), let settings = gtk_settings_get_default() else { return }
        for property in ["dark", "high-contrast"] {
            Signal.connectNotify(gpointer(manager), property) { update() }
        }
        for property in ["gtk-font-name", "gtk-xft-dpi"] {
            Signal.connectNotify(gpointer(settings), property) { update() }
        }
        update()
    }

    /// Reads the desktop's settings and applies them to all windows where they changed.
    static func update() {
        guard let manager = adw_style_manager_get_default() else { return }
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection.system,
            UITraitCollection(userInterfaceStyle: adw_style_manager_get_dark(manager) != 0 ? .dark : .light),
            UITraitCollection(
                accessibilityContrast: adw_style_manager_get_high_contrast(manager) != 0 ? .high : .normal
            ),
            UITraitCollection(preferredContentSizeCategory: category(forBody: systemFontPixels())),
        ])
        guard traits != UITraitCollection.system else { return }
        UITraitCollection.system = traits
        for window in UIWindow.all { window.propagateTraits() }
    }

    static func category(forBody pixels: Double) -> UIContentSizeCategory {
        bodySizes.first { pixels < $0.body }?.category ?? .accessibilityExtraExtraExtraLarge
    }

    /// The size of the desktop's font in pixels.
    private static func systemFontPixels() -> Double {
        guard let settings = gtk_settings_get_default() else { return 14.7 }
        let name = stringProperty(settings, "gtk-font-name") ?? "Cantarell 11"
        guard let description = pango_font_description_from_string(name) else { return 14.7 }
        defer { pango_font_description_free(description) }
        let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
        if pango_font_description_get_size_is_absolute(description) != 0 { return size }
        let dpi = intProperty(settings, "gtk-xft-dpi").map { Double($0) / 1_024 } ?? 96
        return size * (dpi > 0 ? dpi : 96) / 72
    }

    /// One of GTK's settings that is a whole number.
    static func number(_ name: String) -> Int? {
        gtk_settings_get_default().flatMap { intProperty($0, name) }
    }

    private static func stringProperty(_ object: OpaquePointer, _ name: String) -> String? {
        var value = GValue()
        g_value_init(&value, GType(16 << 2))
        defer { g_value_unset(&value) }
        g_object_get_property(cast(object), name, &value)
        return g_value_get_string(&value).map { String(cString: $0) }
    }

    private static func intProperty(_ object: OpaquePointer, _ name: String) -> Int? {
        var value = GValue()
        g_value_init(&value, GType(6 << 2))
        defer { g_value_unset(&value) }
        g_object_get_property(cast(object), name, &value)
        return Int(g_value_get_int(&value))
    }

    private static func cast(_ object: OpaquePointer) -> UnsafeMutablePointer<GObject> {
        UnsafeMutableRawPointer(object).assumingMemoryBound(to: GObject.self)
    }
}
