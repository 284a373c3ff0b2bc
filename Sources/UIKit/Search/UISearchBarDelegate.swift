import Foundation

/// What a search bar tells.
///
/// All methods are optional.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// The bar's field took the keyboard.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// The bar's field gave the keyboard up.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// A person changed the text, also by clearing it.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Return was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The cancelling button was pressed, or Escape in an empty field.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// By default nothing is to be done.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// By default nothing is to be done.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// By default nothing is to be done.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// By default nothing is to be done.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// By default nothing is to be done.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
