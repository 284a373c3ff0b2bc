import CGtk
import CWidgets
import Foundation

/// Puts images on widgets: symbols in a colour, pictures as they are.
@MainActor
enum ImageDrawing {
    /// The size of an image in points.
    static func size(
        of image: UIImage,
        configuration: UIImage.SymbolConfiguration?,
        traits: UITraitCollection
    ) -> CGSize {
        guard case .symbol(_, let own) = image.content else { return image.size }
        let side = (own ?? configuration ?? .unspecified).side(compatibleWith: traits)
        return CGSize(width: side, height: side)
    }

    /// Shows an image on a view's widget; nil takes it away.
    static func apply(
        _ image: UIImage?,
        to widget: Widget,
        configuration: UIImage.SymbolConfiguration?,
        tint: UIColor,
        mode: UIView.ContentMode,
        traits: UITraitCollection
    ) {
        guard let image else { return ws_view_set_image(widget, nil, nil, 0, 0, WS_FIT_FILL) }
        let size = size(of: image, configuration: configuration, traits: traits)
        switch image.content {
        case .symbol(let name, _):
            guard let icon = icon(named: name, size: size.width) else { return }
            var color = (image.tint ?? tint).rgba(for: traits)
            let fit = mode == .center ? WS_FIT_CENTER : WS_FIT_CONTAIN
            ws_view_set_image(widget, icon, &color, size.width, size.height, fit)
            g_object_unref(gpointer(icon))
        default:
            guard let texture = image.texture() else { return }
            let fit: WSFit =
                switch mode {
                case .scaleToFill: WS_FIT_FILL
                case .scaleAspectFit: WS_FIT_CONTAIN
                case .scaleAspectFill: WS_FIT_COVER
                case .center: WS_FIT_CENTER
                }
            ws_view_set_image(widget, texture.pointer, nil, size.width, size.height, fit)
        }
    }

    private static func icon(named name: String, size: CGFloat) -> OpaquePointer? {
        guard let display = gdk_display_get_default(), let theme = gtk_icon_theme_get_for_display(display) else {
            return nil
        }
        return gtk_icon_theme_lookup_icon(
            theme,
            name,
            nil,
            Int32(size),
            1,
            GTK_TEXT_DIR_LTR,
            GTK_ICON_LOOKUP_FORCE_SYMBOLIC
        )
    }
}
