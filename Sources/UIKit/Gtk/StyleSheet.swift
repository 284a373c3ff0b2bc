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
            for folder in IconFolders.all { gtk_icon_theme_add_search_path(theme, folder) }
        }
    }
}

/// Where this module's own icons are.
enum IconFolders {
    /// The folders that exist, in the order they are looked into: the build's, then an installed program's.
    static var all: [String] {
        let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
        let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? program.path
        let folders = [executable, program.path, Bundle.main.executablePath ?? ""].filter { !$0.isEmpty }
            .flatMap { path -> [URL] in
                let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
                return [
                    folder.appendingPathComponent("Wayside_UIKit.resources/Resources/icons"),
                    folder.appendingPathComponent("../share/wayside/UIKit/Resources/icons").standardizedFileURL,
                ]
            }
        var seen: Set<String> = []
        return folders.map(\.path).filter { FileManager.default.fileExists(atPath: $0) && seen.insert($0).inserted }
    }
}
