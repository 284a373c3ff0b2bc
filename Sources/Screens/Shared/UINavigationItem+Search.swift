import UIKit

extension UINavigationItem {
    /// Puts a search over the list of the same screen: it stays in sight, and the list under it too.
    func install(_ search: UISearchController, prompt: String) {
        search.obscuresBackgroundDuringPresentation = false
        search.hidesNavigationBarDuringPresentation = false
        search.searchBar.placeholder = prompt
        search.searchBar.searchTextField.autocorrectionType = .no
        searchController = search
        hidesSearchBarWhenScrolling = false
    }
}
