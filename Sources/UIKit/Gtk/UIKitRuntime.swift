import CGtk
import CWidgets
import Foundation

/// Starts GTK once, whoever needs it first: the application, or a test that makes a view.
@MainActor
enum UIKitRuntime {
    private static var hasStarted = false

    /// Starts GTK and libadwaita and joins the main queue to GLib's loop.
    ///
    /// Later calls do nothing.
    static func start() {
        guard !hasStarted else { return }
        hasStarted = true
        guard gtk_init_check() != 0 else {
            let message = "Wayside needs a display: none could be opened (DISPLAY, WAYLAND_DISPLAY or GDK_BACKEND).\n"
            FileHandle.standardError.write(Data(message.utf8))
            exit(69)
        }
        adw_init()
        MainQueue.attach()
        StyleSheet.load()
        SystemTraits.observe()
    }
}

/// Answers what the C widgets ask of their views.
@MainActor
enum WidgetCallbacks {
    private static var isInstalled = false

    static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        var table = WSViewCallbacks(
            allocate: { owner, width, height in
                // GTK lays out on the main thread only.
                MainActor.assumeIsolated {
                    WidgetCallbacks.view(owner)?.widgetAllocated(width: CGFloat(width), height: CGFloat(height))
                }
            },
            activate: { owner in
                // Accessible actions arrive on the main thread only.
                MainActor.assumeIsolated { WidgetCallbacks.view(owner)?.accessibilityActivated() }
            },
            scrolled: { owner, x, y in
                // Adjustments change on the main thread only.
                MainActor.assumeIsolated {
                    (WidgetCallbacks.view(owner) as? UIScrollView)?.adjustmentsChanged(x: x, y: y)
                }
            }
        )
        ws_view_set_callbacks(&table)
    }

    /// The view behind an owner pointer.
    static func view(_ owner: UnsafeMutableRawPointer?) -> UIView? {
        owner.map { Unmanaged<UIView>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The view at or above a widget.
    static func view(at widget: Widget?) -> UIView? {
        view(ws_view_owner_at_or_above(widget))
    }
}
