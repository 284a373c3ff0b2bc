import Foundation
import Localization
import Schedule

/// Where the stations are from, and the import of others.
@MainActor
final class StationDataModel {
    /// One line of the table.
    struct Row: Hashable {
        /// What a line is for.
        enum Kind: Hashable {
            /// A fact.
            case fact
            /// What an import came to.
            case outcome(isFailure: Bool)
            /// Opens a file.
            case chooseFile(isEnabled: Bool)
            /// Removes the source of this name.
            case remove(source: String)
        }

        var kind: Kind
        var title: String
        var value: String?
    }

    /// Lines that belong together.
    struct Section: Hashable {
        var title = ""
        var rows: [Row]
        var footer: String?
    }

    /// What an import is at.
    struct Progress: Hashable {
        /// The part that is done, 0 to 1; nil where it cannot be told.
        var part: Double?
        var words: String
    }

    /// All that is shown.
    struct State: Hashable {
        var sections: [Section] = []
        /// Nil while nothing is imported.
        var progress: Progress?
    }

    /// Called whenever the state has changed.
    var onChange: ((State) -> Void)?
    /// Called with what is to be read out.
    var onAnnounce: ((String) -> Void)?
    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    private let text: Localizer
    private let library: StationLibrary
    private var outcome: [Row] = []
    private var progress: Progress?

    init(localizer: Localizer, library: StationLibrary) {
        text = localizer
        self.library = library
        library.observers.add(self) { [weak self] in self?.refresh() }
        refresh()
    }

    /// A file was opened: its stations take the place of those of an earlier file of the same name.
    func importFile(_ file: URL) async {
        guard progress == nil else { return }
        outcome = []
        show(.reading(0))
        do {
            let imported = try await library.importFile(file) { [weak self] step in
                // A step that is told late must not bring the progress back once all is done.
                if self?.progress != nil { self?.show(step) }
            }
            outcome = rows(for: imported)
        } catch {
            let words = ImportErrorText.words(for: error, localizer: text)
            outcome = [
                Row(
                    kind: .outcome(isFailure: true),
                    title: text.text("schedule.import.failed", file.lastPathComponent),
                    value: words
                )
            ]
        }
        progress = nil
        refresh()
        let words = outcome.flatMap { [$0.title, $0.value].compactMap { $0 } }
        onAnnounce?(words.joined(separator: ". "))
    }

    /// Removes a source; with the last one the starter set comes back.
    func remove(source name: String) async {
        do {
            try await library.remove(source: name)
            outcome = []
        } catch {
            let words = ImportErrorText.words(for: error, localizer: text)
            outcome = [Row(kind: .outcome(isFailure: true), title: text.text("common.somethingFailed"), value: words)]
        }
        refresh()
    }

    // MARK: Showing

    private func show(_ step: StationStore.Progress) {
        switch step {
        case .reading(let part):
            progress = Progress(part: part, words: text.text("schedule.import.reading"))
        case .building:
            progress = Progress(words: text.text("schedule.import.building"))
        case .writing:
            progress = Progress(words: text.text("schedule.import.writing"))
        }
        refresh()
    }

    private func refresh() {
        var sections = [importSection]
        switch library.state {
        case .opening: break
        case .failed(let reason):
            sections.append(Section(rows: [Row(kind: .outcome(isFailure: true), title: reason)]))
        case .open(let content):
            if content.problem != nil {
                let row = Row(kind: .outcome(isFailure: true), title: text.text("schedule.data.damaged"))
                sections.append(Section(rows: [row]))
            }
            sections += content.directory.sources.map { section(for: $0, isStarterSet: content.isStarterSet) }
        }
        state = State(sections: sections, progress: progress)
    }

    private var importSection: Section {
        let choose = Row(
            kind: .chooseFile(isEnabled: progress == nil),
            title: text.text("schedule.import.choose")
        )
        return Section(rows: [choose] + outcome, footer: text.text("schedule.import.explanation"))
    }

    private func rows(for imported: StationStore.Imported) -> [Row] {
        let key = imported.isReplacement ? "schedule.import.replaced" : "schedule.import.done"
        let report = imported.source.report
        var rows = [
            Row(
                kind: .outcome(isFailure: false),
                title: text.text(key, imported.source.name),
                value: counts(report)
            )
        ]
        if let aside = imported.setAside {
            let words = text.text("schedule.import.setAside", aside.lastPathComponent)
            rows.append(Row(kind: .outcome(isFailure: true), title: words))
        }
        return rows
    }

    private func counts(_ report: ImportReport) -> String {
        [("station.from", report.from), ("station.to", report.to)].map { key, counts in
            [text.text(key), StationSourceText.counts(counts, localizer: text)].joined(separator: ": ")
        }.joined(separator: "\n")
    }

    private func section(for source: SourceInfo, isStarterSet: Bool) -> Section {
        let report = source.report
        var rows = [
            fact("schedule.data.file", source.fileName),
            StationSourceText.date(of: source, localizer: text).map { fact("schedule.data.date", $0) },
            fact("station.from", StationSourceText.counts(report.from, localizer: text)),
            fact("station.to", StationSourceText.counts(report.to, localizer: text)),
            report.cleanedTitles > 0 ? fact("schedule.data.cleaned", text.number(report.cleanedTitles)) : nil,
            report.repeatedStations > 0 ? fact("schedule.data.repeated", text.number(report.repeatedStations)) : nil,
            report.skippedCount > 0 ? fact("schedule.data.skipped", text.number(report.skippedCount)) : nil,
        ].compactMap { $0 }
        rows += report.skipped.map { item in
            Row(kind: .fact, title: item.path, value: ImportErrorText.words(for: item.reason, localizer: text))
        }
        if !isStarterSet {
            rows.append(Row(kind: .remove(source: source.name), title: text.text("schedule.data.remove")))
        }
        return Section(title: StationSourceText.name(of: source, localizer: text), rows: rows)
    }

    private func fact(_ key: String, _ value: String) -> Row {
        Row(kind: .fact, title: text.text(key), value: value)
    }
}
