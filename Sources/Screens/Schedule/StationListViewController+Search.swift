import UIKit

/// The search of the station picker, on the same screen as the list.
extension StationListViewController: UISearchResultsUpdating {
    /// Puts the search over the list.
    func installSearch(prompt: String) {
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.hidesNavigationBarDuringPresentation = false
        search.searchBar.placeholder = prompt
        search.searchBar.searchTextField.autocorrectionType = .no
        search.searchBar.searchTextField.autocapitalizationType = .none
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    func updateSearchResults(for searchController: UISearchController) {
        model.search(searchController.searchBar.text ?? "")
    }
}
