import CGtk
import CWidgets
import Foundation

/// A GtkEntry whose every edit by a person can be refused before it happens.
///
/// GTK deletes a selection and inserts what was typed over it in two steps, UIKit asks once for both. So a deletion
/// that no deleting key began waits for the insertion that may follow; where none does, it is asked for by itself.
@MainActor
final class NativeText {
    /// The entry: it is shown, measured and read out.
    ///
    /// GtkText alone has no text for assistive technologies.
    let entry: Widget
    /// What is inside the entry: it has the keyboard and reports the edits.
    let widget: Widget
    var text: UnsafeMutablePointer<GtkText> { cast(widget, to: GtkText.self) }
    /// Asked before an edit, with the range in UTF-16 units and what is to stand there.
    var shouldChange: (NSRange, String) -> Bool = { _, _ in true }
    /// Told after an edit by a person.
    var didChange: () -> Void = {}

    private struct Deletion {
        let start: Int
        let end: Int
    }

    private var isByCode = false
    private var isDeletingKey = false
    private var isHistory = false
    private var waiting: Deletion?

    init() {
        entry = made(gtk_entry_new())
        let delegate = gtk_editable_get_delegate(opaque(entry)).map { UnsafeMutableRawPointer($0) }
        widget = made(delegate?.assumingMemoryBound(to: GtkWidget.self))
        connect()
    }

    // MARK: Text

    /// The whole text.
    var string: String {
        get { gtk_editable_get_text(opaque(widget)).map { String(cString: $0) } ?? "" }
        set {
            byCode {
                waiting = nil
                // What code writes is not to be undone by keys: the history begins anew.
                gtk_editable_set_enable_undo(opaque(widget), 0)
                gtk_editable_set_text(opaque(widget), newValue)
                gtk_editable_set_enable_undo(opaque(widget), 1)
                gtk_editable_set_position(opaque(widget), -1)
            }
        }
    }

    /// What is selected, in UTF-16 units.
    var selection: NSRange {
        get {
            var start: Int32 = 0
            var end: Int32 = 0
            gtk_editable_get_selection_bounds(opaque(widget), &start, &end)
            return utf16Range(Int(start), Int(end))
        }
        set {
            let scalars = scalarRange(newValue)
            gtk_editable_select_region(opaque(widget), Int32(scalars.lowerBound), Int32(scalars.upperBound))
        }
    }

    /// Edits as a person does: asks first, tells afterwards.
    func edit(_ range: NSRange, _ text: String) {
        let before = string
        guard shouldChange(range, text), string == before else { return }
        let scalars = scalarRange(range)
        replace(Deletion(start: scalars.lowerBound, end: scalars.upperBound), with: text)
        didChange()
    }

    /// Edits without asking or telling.
    func replace(_ range: NSRange, with text: String) {
        let scalars = scalarRange(range)
        replace(Deletion(start: scalars.lowerBound, end: scalars.upperBound), with: text)
    }

    private func replace(_ deletion: Deletion, with text: String) {
        byCode {
            if deletion.end > deletion.start {
                gtk_editable_delete_text(opaque(widget), Int32(deletion.start), Int32(deletion.end))
            }
            var position = Int32(deletion.start)
            if !text.isEmpty { gtk_editable_insert_text(opaque(widget), text, -1, &position) }
            gtk_editable_set_position(opaque(widget), position)
        }
    }

    private func byCode(_ change: () -> Void) {
        let outer = isByCode
        isByCode = true
        change()
        isByCode = outer
    }

    // MARK: Units

    /// GTK counts Unicode scalars, UIKit UTF-16 units.
    private func utf16Range(_ start: Int, _ end: Int) -> NSRange {
        let scalars = string.unicodeScalars
        let from = scalars.index(scalars.startIndex, offsetBy: start, limitedBy: scalars.endIndex) ?? scalars.endIndex
        let to = scalars.index(scalars.startIndex, offsetBy: end, limitedBy: scalars.endIndex) ?? scalars.endIndex
        return NSRange(from..<to, in: string)
    }

    /// A range that begins or ends inside a surrogate pair takes the whole of it.
    private func scalarRange(_ range: NSRange) -> Range<Int> {
        let units = Array(string.utf16)
        let start = min(max(0, range.location), units.count)
        let end = min(max(start, range.location + range.length), units.count)
        func scalars(before offset: Int) -> Int {
            units[..<offset].reduce(0) { UTF16.isTrailSurrogate($1) ? $0 : $0 + 1 }
        }
        return scalars(before: start)..<scalars(before: end)
    }

    // MARK: Edits by a person

    private func connect() {
        let target = gpointer(widget)
        for key in ["backspace", "cut-clipboard"] {
            Signal.connect(target, key) { [weak self] in self?.deletingKey(true) }
            Signal.connectAfter(target, key) { [weak self] in self?.deletingKey(false) }
        }
        Signal.connectDeletion(target) { [weak self] in self?.deletingKey(true) }
        Signal.connectDeletion(target, after: true) { [weak self] in self?.deletingKey(false) }
        Signal.connectInsertText(target) { [weak self] text, position in
            self?.aboutToInsert(text, at: position) ?? .goesOn
        }
        Signal.connectDeleteText(target) { [weak self] start, end in self?.aboutToDelete(start, end) ?? .goesOn }
        Signal.connect(target, "changed") { [weak self] in self?.changed() }
        watchHistoryKeys()
    }

    private func deletingKey(_ isPressed: Bool) {
        isDeletingKey = isPressed
    }

    private func changed() {
        guard !isByCode else { return }
        didChange()
    }

    private func aboutToInsert(_ text: String, at position: Int) -> EditAnswer {
        guard !isByCode, !isHistory else { return .goesOn }
        var deletion = Deletion(start: position, end: position)
        if let waiting {
            self.waiting = nil
            if (waiting.start...waiting.end).contains(position) {
                deletion = waiting
            } else {
                edit(utf16Range(waiting.start, waiting.end), "")
            }
        }
        // A field has one line: what is pasted in several becomes one.
        let line = text.replacingOccurrences(of: "\r\n", with: " ").replacingOccurrences(of: "\n", with: " ")
        let before = string
        let isAllowed = shouldChange(utf16Range(deletion.start, deletion.end), line)
        // A delegate may write the text itself and answer no; the caret then stands where it put it.
        guard isAllowed, string == before else { return .stops(caret: caret) }
        if deletion.start == deletion.end, line == text { return .goesOn }
        replace(deletion, with: line)
        didChange()
        return .stops(caret: caret)
    }

    private func aboutToDelete(_ start: Int, _ end: Int) -> EditAnswer {
        guard !isByCode, !isHistory else { return .goesOn }
        let last = end < 0 ? string.unicodeScalars.count : end
        guard isDeletingKey else {
            waiting = Deletion(start: start, end: last)
            DispatchQueue.main.async { [weak self] in self?.deleteWhatWaits() }
            return .stops(caret: caret)
        }
        let before = string
        let isAllowed = shouldChange(utf16Range(start, last), "")
        return isAllowed && string == before ? .goesOn : .stops(caret: caret)
    }

    /// Nothing was inserted in the place of what was to be deleted.
    private func deleteWhatWaits() {
        guard let waiting else { return }
        self.waiting = nil
        edit(utf16Range(waiting.start, waiting.end), "")
    }

    private var caret: Int { Int(gtk_editable_get_position(opaque(widget))) }

    /// Undo and redo bring back what was allowed once: they are not asked for again, as in UIKit.
    private func watchHistoryKeys() {
        guard let keys = gtk_event_controller_key_new() else { return }
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, keys)
        Signal.connectKey(gpointer(keys), "key-pressed") { [weak self] symbol, _, modifiers in
            let key = gdk_keyval_to_lower(symbol)
            guard modifiers & GDK_CONTROL_MASK.rawValue != 0, key == 0x7a || key == 0x79 else { return false }
            self?.isHistory = true
            DispatchQueue.main.async { [weak self] in self?.isHistory = false }
            return false
        }
    }
}

/// What becomes of an edit that GTK is about to make.
enum EditAnswer {
    case goesOn
    /// It does not happen; the caret is to stand at this place, counted in Unicode scalars.
    case stops(caret: Int)
}
