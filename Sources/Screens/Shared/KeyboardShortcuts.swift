import Localization

/// The keys that Wayside answers to, as a person reads them.
struct KeyboardShortcuts: Hashable {
    /// Keys, and what they do.
    struct Row: Hashable {
        var keys: String
        var title: String
    }

    /// Keys that belong together.
    struct Section: Hashable {
        var title: String
        var rows: [Row]
    }

    let sections: [Section]

    /// - Parameter text: the language
    init(localizer text: Localizer) {
        sections = [
            Section(
                title: text.text("shortcuts.everywhere"),
                rows: [
                    Row(keys: text.text("shortcuts.tabs.keys"), title: text.text("shortcuts.tabs")),
                    Row(keys: text.text("shortcuts.search.keys"), title: text.text("shortcuts.search")),
                    Row(keys: text.text("shortcuts.refresh.keys"), title: text.text("shortcuts.refresh")),
                    Row(keys: text.text("shortcuts.back.keys"), title: text.text("shortcuts.back")),
                    Row(keys: text.text("shortcuts.move.keys"), title: text.text("shortcuts.move")),
                    Row(keys: text.text("shortcuts.choose.keys"), title: text.text("shortcuts.choose")),
                    Row(keys: text.text("shortcuts.help.keys"), title: text.text("shortcuts.help")),
                ]
            ),
            Section(
                title: text.text("shortcuts.photos"),
                rows: [
                    Row(keys: text.text("shortcuts.turn.keys"), title: text.text("shortcuts.turn")),
                    Row(keys: text.text("shortcuts.ends.keys"), title: text.text("shortcuts.ends")),
                    Row(keys: text.text("shortcuts.zoom.keys"), title: text.text("shortcuts.zoom")),
                ]
            ),
        ]
    }
}
