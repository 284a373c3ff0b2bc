import Foundation
import Localization
import Settings

/// Changes the address of one service.
@MainActor
final class AddressModel {
    /// All that is shown.
    struct State: Hashable {
        /// The address as it stands in the field.
        var typed: String
        /// What is wrong with it, in words; nil where nothing is or nothing was tried yet.
        var problem: String?
        /// Whether the service's own address would be another one.
        var canReset: Bool
    }

    /// Called whenever the state has changed.
    var onChange: ((State) -> Void)?
    /// Called when the address was kept.
    var onDone: (() -> Void)?
    private(set) var state: State {
        didSet { if state != oldValue { onChange?(state) } }
    }

    private let service: Service
    private let text: Localizer
    private let save: (AppSettings) async throws -> Void
    private var settings: AppSettings

    /// - Parameter save: keeps changed settings
    init(
        service: Service,
        settings: AppSettings,
        localizer: Localizer,
        save: @escaping (AppSettings) async throws -> Void
    ) {
        self.service = service
        self.settings = settings
        self.save = save
        text = localizer
        state = State(
            typed: settings.address(of: service).absoluteString,
            problem: nil,
            canReset: settings.addresses[service] != nil
        )
    }

    /// The field's text changed.
    ///
    /// A problem that was told is told again or taken back as one types.
    func type(_ typed: String) {
        state.typed = typed
        if state.problem != nil { state.problem = problem }
    }

    /// Return was pressed or the button tapped: keeps the address, or says what is wrong with it.
    func finish() async {
        state.problem = problem
        guard let address = AppSettings.address(from: state.typed) else { return }
        var changed = settings
        changed.addresses[service] = address == service.defaultAddress ? nil : address
        await keep(changed)
    }

    /// Goes back to the service's own address.
    func reset() async {
        var changed = settings
        changed.addresses[service] = nil
        await keep(changed)
    }

    private var problem: String? {
        AppSettings.address(from: state.typed) == nil ? text.text("about.sources.invalid") : nil
    }

    private func keep(_ changed: AppSettings) async {
        do {
            try await save(changed)
            onDone?()
        } catch {
            state.problem = text.text("about.sources.notKept")
        }
    }
}
