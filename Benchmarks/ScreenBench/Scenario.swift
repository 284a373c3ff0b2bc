import LocalServices
import SampleContent

/// Something a person does in the running app, during which the main thread is watched.
///
/// Each has a place in a file under Scenarios and in `all`. What happens inside `RunningApp.measured` counts.
struct Scenario: Sendable {
    /// What it is called on the command line.
    let name: String
    /// What it is, in the results.
    let says: String
    /// What the services have besides the sample content.
    let content: @Sendable (inout ContentChanges) -> Void
    /// What of the requests that the server got is not as it has to be, in words; nil where nothing is.
    let check: @Sendable ([LoggedRequest]) -> String?
    /// Plays it.
    let play: @MainActor @Sendable (RunningApp) async throws -> Void

    /// All scenarios, in the order in which they are played.
    static let all: [Scenario] = [
        newsPaging, newsScrolling, newsArticle, newsReading, albumsSearching, albumsScrolling, photosSwiping,
    ]

    init(
        name: String,
        says: String,
        content: @escaping @Sendable (inout ContentChanges) -> Void = { _ in },
        check: @escaping @Sendable ([LoggedRequest]) -> String? = { _ in nil },
        play: @escaping @MainActor @Sendable (RunningApp) async throws -> Void
    ) {
        self.name = name
        self.says = says
        self.content = content
        self.check = check
        self.play = play
    }
}
