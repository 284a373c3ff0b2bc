import CGtk
import XCTest

@testable import UIKit

/// What a person does in a text field, as GTK does it on keys.
@MainActor
struct Typist {
    let field: UITextField

    private var editable: OpaquePointer { OpaquePointer(field.native.widget) }

    /// Types or pastes: what is selected is deleted, then the text is inserted, as GtkText does for both.
    func type(_ text: String) {
        var start: Int32 = 0
        var end: Int32 = 0
        if gtk_editable_get_selection_bounds(editable, &start, &end) != 0 {
            gtk_editable_delete_text(editable, start, end)
        }
        var position = gtk_editable_get_position(editable)
        gtk_editable_insert_text(editable, text, -1, &position)
        gtk_editable_select_region(editable, position, position)
    }

    /// Types one character after another.
    func typeSlowly(_ text: String) {
        for character in text { type(String(character)) }
    }

    /// Presses the Backspace key.
    func backspace() {
        emit("backspace")
    }

    /// Presses Return.
    func enter() {
        emit("activate")
    }

    /// Deletes as the menu of the field or an assistive technology does, places in Unicode scalars.
    func deleteByMenu(_ start: Int32, _ length: Int32) {
        gtk_editable_delete_text(editable, start, start + length)
    }

    /// Selects a part of the text, in UTF-16 units.
    func select(_ location: Int, _ length: Int = 0) {
        field.native.selection = NSRange(location: location, length: length)
    }

    private func emit(_ name: String) {
        var value = GValue()
        g_value_init(&value, gtk_text_get_type())
        g_value_set_object(&value, field.native.widget)
        g_signal_emitv(&value, g_signal_lookup(name, gtk_text_get_type()), 0, nil)
        g_value_unset(&value)
    }
}
