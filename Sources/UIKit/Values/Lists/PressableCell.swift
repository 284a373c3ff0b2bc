import CGtk
import CWidgets
import Foundation

/// A cell that is pressed by the pointer: a row of a table, an item of a collection view.
@MainActor
protocol PressableCell: UIView {
    var isHighlighted: Bool { get set }
    /// Whether a press does anything.
    var canBePressed: Bool { get }
    /// Does what a tap does.
    func activate()
}

extension PressableCell {
    /// Highlights the cell while it is pressed, and activates it when it is released inside.
    func watchPresses() {
        PressGesture.watch(
            widget,
            pressed: { [weak self] _, place in self?.pressed(at: place) },
            released: { [weak self] place in self?.released(at: place) },
            cancelled: { [weak self] in self?.isHighlighted = false }
        )
    }

    /// The button went down at a place of the cell; a control inside keeps the press for itself.
    func pressed(at place: CGPoint) {
        var view = WidgetCallbacks.view(
            at: gtk_widget_pick(widget, Double(place.x), Double(place.y), GTK_PICK_DEFAULT)
        )
        while let step = view, step !== self {
            if step is UIControl { return }
            view = step.superview
        }
        if canBePressed { isHighlighted = true }
    }

    /// The button went up at a place.
    func released(at place: CGPoint) {
        guard isHighlighted else { return }
        isHighlighted = false
        if CGRect(origin: .zero, size: bounds.size).contains(place) { activate() }
    }
}
