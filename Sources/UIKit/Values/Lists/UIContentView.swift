import Foundation

/// A view that shows a content configuration.
@MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What is shown; setting it shows something else in the same view.
    var configuration: any UIContentConfiguration { get set }
}
