import Foundation

/// Where a popover points to.
///
/// As on a phone, nothing is shown in a popover here: `popoverPresentationController` is nil, and what would be one is a
/// sheet.
@MainActor
public final class UIPopoverPresentationController: NSObject {
    /// The view that the popover points to.
    public weak var sourceView: UIView?
    /// The part of that view.
    public var sourceRect: CGRect = .null
    /// The button of a bar that the popover points to.
    public var barButtonItem: UIBarButtonItem?

    private override init() {
        super.init()
    }
}

extension UIViewController {
    /// Where the popover that shows this controller points to; nil, since none does.
    public var popoverPresentationController: UIPopoverPresentationController? { nil }
}
