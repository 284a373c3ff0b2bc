import Schedule

/// What a person chose for trips, in memory and on the disk.
///
/// A change is on the disk before it is shown. Where it cannot be stored it is shown all the same, and `isUnsaved`
/// says that it will not be there after a restart.
@MainActor
final class TripKeeper {
    /// What is shown.
    private(set) var record: TripRecord
    /// Whether the last change could not be stored.
    private(set) var isUnsaved = false
    /// Told after every change.
    let observers = Observers()

    private let save: (TripRecord) async throws -> Void
    /// What the next change is made to; `record` follows once it is stored.
    private var latest: TripRecord
    private var saving: Task<Void, Never>?

    init(record: TripRecord, save: @escaping (TripRecord) async throws -> Void) {
        self.record = record
        latest = record
        self.save = save
    }

    /// Changes the record; returns once it is stored and shown.
    ///
    /// Changes are stored in the order in which they were made. What the closure throws is passed on, and nothing has
    /// changed then.
    func change<Result>(_ edit: (inout TripRecord) throws -> Result) async rethrows -> Result {
        var new = latest
        let result = try edit(&new)
        guard new != latest else { return result }
        latest = new
        let before = saving
        let task = Task {
            await before?.value
            do {
                try await save(new)
                isUnsaved = false
            } catch {
                isUnsaved = true
            }
            record = new
            observers.tell()
        }
        saving = task
        await task.value
        return result
    }
}
