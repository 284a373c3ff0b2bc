import UIKit

/// The search of the station picker, on the same screen as the list.
extension StationListViewController: UISearchResultsUpdating {
    /// Puts the search over the list.
    func installSearch(prompt: String) {
        search.searchResultsUpdater = self
        search.searchBar.searchTextField.autocapitalizationType = .none
        navigationItem.install(search, prompt: prompt)
    }

    func updateSearchResults(for searchController: UISearchController) {
        model.search(searchController.searchBar.text ?? "")
    }
}
