import CGtk
import CWidgets
import Foundation

/// The few style rules that UIKit's widgets need beyond libadwaita's own, and the path of our icons.
@MainActor
enum StyleSheet {
    private static let rules = """
        wsview { background: none; }
        .uikit-bare { background: none; border: none; box-shadow: none; outline: none; padding: 0; min-height: 0;
                      min-width: 0; }
        .uikit-button { min-height: 0; min-width: 0; padding: 0; }
        .uikit-tab { border-radius: 8px; padding: 4px 2px; min-width: 0; font-weight: normal; }
        .uikit-tab:checked { color: @accent_color; background: none; }
        .uikit-tab:hover { background: alpha(currentColor, 0.07); }
        .uikit-tabbar { border-top: 1px solid alpha(currentColor, 0.15); background: @headerbar_bg_color; padding: 2px; }
        headerbar.uikit-navbar { min-height: 46px; }
        """

    static func load() {
        guard let display = gdk_display_get_default() else { return }
        let provider = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, rules, -1)
        gtk_style_context_add_provider_for_display(
            display,
            OpaquePointer(provider),
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        )
        g_object_unref(provider)
        if let theme = gtk_icon_theme_get_for_display(display) {
            for folder in IconFolders.existing { gtk_icon_theme_add_search_path(theme, folder) }
        }
    }
}

/// Where this module's own icons are.
enum IconFolders {
    /// The folders that exist, the build's before an installed program's.
    static var existing: [String] {
        // The link names the file itself, past links to it and whatever PATH said.
        let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return candidates(executableFolder: executable.deletingLastPathComponent()).map(\.path)
            .filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// Where the icons may be for a program in a folder: beside it after a build, in `../share` once installed.
    static func candidates(executableFolder: URL) -> [URL] {
        [
            executableFolder.appendingPathComponent("Wayside_UIKit.resources/Files/icons"),
            executableFolder.deletingLastPathComponent().appendingPathComponent("share/wayside/UIKit/icons"),
        ]
    }
}
