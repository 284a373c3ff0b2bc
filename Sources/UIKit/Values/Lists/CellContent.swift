import Foundation

/// The view that shows a cell's content configuration.
///
/// A class: a view that takes a configuration may change its size, and the cell asks for the view then.
@MainActor
final class CellContent {
    private(set) var view: (any UIView & UIContentView)?

    /// Shows a configuration in a cell's content view; nil takes the view away.
    func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
        guard let configuration else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        // A view of the same kind takes the new configuration; anything else is replaced.
        if let view, type(of: view.configuration) == type(of: configuration) {
            view.configuration = configuration
        } else {
            view?.removeFromSuperview()
            let new = configuration.makeContentView()
            contentView.addSubview(new)
            view = new
        }
    }

    /// Fills the content view, unless constraints place the content there.
    func layout(in contentView: UIView) {
        guard let view, view.translatesAutoresizingMaskIntoConstraints else { return }
        view.frame = CGRect(origin: .zero, size: contentView.frame.size)
    }

    /// The words of all labels inside a view, in their order.
    static func texts(in view: UIView) -> [String] {
        guard !view.isHidden, !view.accessibility.isHidden else { return [] }
        if let own = view.accessibility.label { return [own] }
        if let label = view as? UILabel { return [label.text ?? ""].filter { !$0.isEmpty } }
        return view.subviews.flatMap(texts)
    }
}
