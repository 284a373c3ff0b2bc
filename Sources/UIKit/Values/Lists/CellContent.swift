import Foundation

/// The view that shows a cell's content configuration.
///
/// A class: the table asks a cell for its height, and so for this view, while another configuration is being shown.
@MainActor
final class CellContent {
    private(set) var view: (any UIView & UIContentView)?

    /// Shows a configuration in a cell's content view; nil takes the view away.
    func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
        // A view of the same kind takes the new configuration; anything else is replaced.
        if let configuration, let view, type(of: view.configuration) == type(of: configuration) {
            view.configuration = configuration
            return
        }
        let old = view
        view = configuration?.makeContentView()
        old?.removeFromSuperview()
        // Whoever is told of the new view measures this one.
        if let view { contentView.addSubview(view) }
    }

    /// Adapts what is shown to another state of the cell.
    func adapt(_ configuration: (any UIContentConfiguration)?, to state: UICellConfigurationState) {
        if let view, let configuration { view.configuration = configuration.updated(for: state) }
    }

    /// Fills the content view, unless constraints place the content there.
    func layout(in contentView: UIView) {
        guard let view, view.translatesAutoresizingMaskIntoConstraints else { return }
        view.frame = CGRect(origin: .zero, size: contentView.frame.size)
    }

    /// What a cell is called that was given no name: all words inside; nil where there are none.
    static func label(of contentView: UIView) -> String? {
        let texts = texts(in: contentView)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// The words of all labels inside a view, in their order.
    private static func texts(in view: UIView) -> [String] {
        guard !view.isHidden, !view.accessibility.isHidden else { return [] }
        if let own = view.accessibility.label { return [own] }
        if let label = view as? UILabel { return [label.text ?? ""].filter { !$0.isEmpty } }
        return view.subviews.flatMap(texts)
    }
}
