import CGtk
import CWidgets
import Foundation

/// GTK's dialog to choose files, or a place to save one; the desktop's own where there is one.
@MainActor
final class FileChooser {
    enum Purpose {
        case open(several: Bool)
        case save(name: String)
    }

    /// Which files are offered: by the end of their names or by their kind.
    struct Filter {
        var suffixes: [String] = []
        var mimeTypes: [String] = []
        var isEmpty: Bool { suffixes.isEmpty && mimeTypes.isEmpty }
    }

    private let native: OpaquePointer
    private var chooser: OpaquePointer { native }
    private var dialog: UnsafeMutablePointer<GtkNativeDialog> {
        UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkNativeDialog.self)
    }
    private var onEnd: (([URL]) -> Void)?

    /// Makes the dialog; `onEnd` gets the chosen files, none where it was cancelled.
    init(
        _ purpose: Purpose,
        over window: UIWindow?,
        folder: URL? = nil,
        filter: Filter = Filter(),
        onEnd: @escaping ([URL]) -> Void
    ) {
        UIKitRuntime.start()
        self.onEnd = onEnd
        let isSaving: Bool
        switch purpose {
        case .open: isSaving = false
        case .save: isSaving = true
        }
        guard
            let made = gtk_file_chooser_native_new(
                nil,
                window?.nativeWindow,
                isSaving ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN,
                SystemStrings.text(isSaving ? "Save" : "Open"),
                SystemStrings.text("Cancel")
            )
        else { fatalError("GTK made no file chooser: is GTK initialised and a display open?") }
        native = made
        switch purpose {
        case .open(let several): gtk_file_chooser_set_select_multiple(chooser, several ? 1 : 0)
        case .save(let name): gtk_file_chooser_set_current_name(chooser, name)
        }
        if let folder {
            let file = g_file_new_for_path(folder.path)
            gtk_file_chooser_set_current_folder(chooser, file, nil)
            g_object_unref(gpointer(file))
        }
        add(filter)
        gtk_native_dialog_set_modal(dialog, 1)
        Signal.connectResponse(gpointer(native)) { [weak self] response in
            self?.end(isAccepted: response == GTK_RESPONSE_ACCEPT.rawValue)
        }
    }

    isolated deinit {
        gtk_native_dialog_destroy(dialog)
        g_object_unref(gpointer(native))
    }

    /// Shows the dialog.
    func show() {
        gtk_native_dialog_show(dialog)
    }

    /// Takes the dialog away without an answer.
    func hide() {
        onEnd = nil
        gtk_native_dialog_hide(dialog)
    }

    private func end(isAccepted: Bool) {
        let urls = isAccepted ? files : []
        gtk_native_dialog_hide(dialog)
        let tell = onEnd
        onEnd = nil
        tell?(urls)
    }

    private var files: [URL] {
        guard let list = gtk_file_chooser_get_files(chooser) else { return [] }
        defer { g_object_unref(gpointer(list)) }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let item = g_list_model_get_item(list, index) else { return nil }
            defer { g_object_unref(item) }
            guard let path = g_file_get_path(OpaquePointer(item)) else { return nil }
            defer { g_free(path) }
            return URL(fileURLWithPath: String(cString: path))
        }
    }

    private func add(_ filter: Filter) {
        guard !filter.isEmpty, let native = gtk_file_filter_new() else { return }
        for suffix in filter.suffixes { gtk_file_filter_add_suffix(native, suffix) }
        for type in filter.mimeTypes { gtk_file_filter_add_mime_type(native, type) }
        gtk_file_filter_set_name(native, filter.suffixes.map { "*." + $0 }.joined(separator: ", "))
        gtk_file_chooser_add_filter(chooser, native)
        g_object_unref(gpointer(native))
    }
}

extension Signal {
    /// The answer of a dialog.
    static func connectResponse(_ object: gpointer, _ action: @escaping @MainActor (Int32) -> Void) {
        let handler: @convention(c) (gpointer?, gint, gpointer?) -> Void = { _, response, data in
            // GTK emits its signals on the main thread only.
            MainActor.assumeIsolated { Signal.box(data, as: ResponseAction.self)?.run(response) }
        }
        _ = attach(object, "response", ResponseAction(action), pointer(to: handler))
    }

    private final class ResponseAction {
        let run: @MainActor (Int32) -> Void
        init(_ run: @escaping @MainActor (Int32) -> Void) { self.run = run }
    }
}
