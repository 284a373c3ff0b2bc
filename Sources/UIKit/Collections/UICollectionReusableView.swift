import CGtk
import CWidgets
import Foundation

/// A view of a collection view that is used again for another item.
@MainActor
open class UICollectionReusableView: UIView {
    /// The name by which views of a kind are used again.
    open internal(set) var reuseIdentifier: String?

    /// A view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The view is about to show another item.
    ///
    /// Call `super`.
    open func prepareForReuse() {
        accessibility = AccessibilityState()
    }
}
