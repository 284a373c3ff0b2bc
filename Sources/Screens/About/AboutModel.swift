import Foundation
import Localization
import Settings

/// What the About tab shows and what can be done there.
@MainActor
final class AboutModel {
    /// One line of the table.
    struct Row: Hashable {
        /// What a line is for.
        enum Kind: Hashable {
            /// A fact.
            case fact
            /// A page on the web.
            case link(URL)
            /// The address of a service, which can be changed.
            case address(Service)
            /// A look that can be chosen, and whether it is.
            case appearance(Appearance, isChosen: Bool)
            /// Opens the table of keys.
            case shortcuts
            /// Throws away what was downloaded from a service, or without one all that was.
            case clear(Service?, isEnabled: Bool)
        }

        var kind: Kind
        var title: String
        var value: String?
    }

    /// Lines that belong together.
    struct Section: Hashable {
        var title: String
        var rows: [Row]
        var footer: String?
    }

    /// All that is shown.
    struct State: Hashable {
        var sections: [Section] = []
    }

    /// Called whenever the state has changed.
    var onChange: ((State) -> Void)?
    private(set) var state = State() {
        didSet { if state != oldValue { onChange?(state) } }
    }

    private let text: Localizer
    private var facts: AboutFacts
    private let cache: CacheKeeper
    private let save: (AppSettings) async throws -> Void
    private var settings: AppSettings
    private var cacheSizes: [Service: Int] = [:]
    private var cacheSize: Int?
    private var isClearing = false
    private var clearError: String?

    /// - Parameters:
    ///   - facts: what the program says of itself and of what it stands on
    ///   - save: keeps changed settings
    init(
        localizer: Localizer,
        facts: AboutFacts,
        settings: AppSettings,
        cache: CacheKeeper,
        save: @escaping (AppSettings) async throws -> Void
    ) {
        text = localizer
        self.facts = facts
        self.settings = settings
        self.cache = cache
        self.save = save
        refresh()
    }

    /// The settings were changed, here or elsewhere.
    func settingsChanged(_ settings: AppSettings) {
        self.settings = settings
        refresh()
    }

    /// Stations were opened, imported or removed.
    func stationSourcesChanged(_ sources: [AboutFacts.StationSource]) {
        facts.stationSources = sources
        refresh()
    }

    /// The screen is seen: the size of the cache may be another one.
    func appeared() async {
        await measure()
        refresh()
    }

    /// A look was chosen.
    func choose(_ appearance: Appearance) async {
        var changed = settings
        changed.appearance = appearance
        await keep(changed)
    }

    /// Throws away what was downloaded from a service, or without one all that was.
    func clear(_ service: Service?) async {
        guard !isClearing else { return }
        isClearing = true
        clearError = nil
        refresh()
        do {
            try await cache.clear(service)
        } catch {
            clearError = text.text("about.storage.failed")
        }
        isClearing = false
        await measure()
        refresh()
    }

    private func measure() async {
        for service in Service.allCases { cacheSizes[service] = await cache.size(of: service) }
        cacheSize = await cache.size()
    }

    private func keep(_ changed: AppSettings) async {
        let before = settings
        // Shown at once; taken back where it could not be kept.
        settingsChanged(changed)
        do {
            try await save(changed)
        } catch {
            settingsChanged(before)
        }
    }

    // MARK: Lines

    private func refresh() {
        state = State(sections: [program, stations, libraries, sources, storage, appearance].compactMap { $0 })
    }

    private var program: Section {
        Section(
            title: "",
            rows: [
                fact("about.version", AppVersion.short),
                fact("about.author", text.text("about.author.value")),
                fact("about.licence", text.text("about.licence.value")),
                Row(kind: .shortcuts, title: text.text("shortcuts.title")),
            ],
            footer: text.text("about.copyright", AppVersion.copyrightYears)
        )
    }

    private var stations: Section? {
        guard !facts.stationSources.isEmpty else { return nil }
        let rows = facts.stationSources.flatMap { source in
            [
                fact("about.data.source", source.name),
                source.date.map { fact("about.data.date", $0) },
                fact("about.data.counts", source.counts),
            ].compactMap { $0 }
        }
        return Section(title: text.text("about.data"), rows: rows)
    }

    private var libraries: Section {
        Section(
            title: text.text("about.libraries"),
            rows: facts.libraries.map { Row(kind: .fact, title: $0.name, value: $0.version) }
        )
    }

    private var sources: Section {
        let rows = Service.allCases.map { service in
            Row(
                kind: .address(service),
                title: text.text("about.sources.\(service.rawValue)"),
                value: settings.address(of: service).absoluteString
            )
        }
        return Section(title: text.text("about.sources"), rows: rows)
    }

    private var storage: Section {
        let services = Service.allCases.map { service in
            Row(
                kind: .clear(service, isEnabled: !isClearing && cacheSizes[service] ?? 0 > 0),
                title: text.text("about.storage.clear.\(service.rawValue)"),
                value: told(cacheSizes[service])
            )
        }
        let all = Row(
            kind: .clear(nil, isEnabled: !isClearing && cacheSize ?? 0 > 0),
            title: text.text("about.storage.clear"),
            value: told(cacheSize)
        )
        return Section(title: text.text("about.storage"), rows: services + [all], footer: clearError)
    }

    private func told(_ bytes: Int?) -> String {
        bytes.map { text.byteCount($0) } ?? text.text("common.loading")
    }

    private var appearance: Section {
        Section(
            title: text.text("about.appearance"),
            rows: Appearance.allCases.map { look in
                Row(
                    kind: .appearance(look, isChosen: look == settings.appearance),
                    title: text.text("about.appearance.\(look.rawValue)")
                )
            }
        )
    }

    private func fact(_ key: String, _ value: String) -> Row {
        Row(kind: .fact, title: text.text(key), value: value)
    }
}
