import Foundation

/// Updates the results when the text changes.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text changed, or the search began or ended.
    func updateSearchResults(for searchController: UISearchController)
}

/// What a search controller tells.
///
/// All methods are optional.
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// The search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// The search began.
    func didPresentSearchController(_ searchController: UISearchController)
    /// The search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// The search ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// By default nothing is to be done.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// By default nothing is to be done.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// By default nothing is to be done.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// By default nothing is to be done.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
