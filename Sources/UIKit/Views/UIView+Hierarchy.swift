import CGtk
import CWidgets
import Foundation

extension UIView {
    /// Puts a view in front of all subviews.
    ///
    /// It leaves its earlier superview.
    public func addSubview(_ view: UIView) {
        insertSubview(view, at: subviews.count)
    }

    /// Puts a view among the subviews, 0 being the rearmost.
    public func insertSubview(_ view: UIView, at index: Int) {
        precondition(view !== self, "A view cannot be inside itself.")
        precondition(!isDescendant(of: view), "A view cannot be inside one of its own subviews.")
        if view.superview === self {
            move(view, to: index)
            return
        }
        view.removeFromSuperview()
        let place = min(max(0, index), subviews.count)
        let before = place < subviews.count ? subviews[place].widget : nil
        subviews.insert(view, at: place)
        view.superview = self
        ws_view_insert_child(subviewHost, view.widget, before)
        view.adoptTraits()
        view.setNeedsLayout()
        view.tintColorDidChangeInTree()
        didAddSubview(view)
        view.didMoveToSuperview()
        if window != nil { view.windowChanged() }
        layoutRulesOfSubviewsChanged()
    }

    /// Puts a view behind another subview.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
    }

    /// Puts a view in front of another subview.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
    }

    /// Takes the view out of its superview, and its constraints to it out of force.
    public func removeFromSuperview() {
        guard let parent = superview else { return }
        parent.willRemoveSubview(self)
        let hadWindow = window != nil
        deactivateRulesAboutSuperview()
        giveUpFocus()
        MenuPresenter.closeMenus(in: widget)
        gtk_widget_unparent(widget)
        parent.subviews.removeAll { $0 === self }
        superview = nil
        if hadWindow { windowChanged() }
        didMoveToSuperview()
        parent.layoutRulesOfSubviewsChanged()
    }

    /// Puts a subview in front of all others.
    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        move(view, to: subviews.count - 1)
    }

    /// Puts a subview behind all others.
    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        move(view, to: 0)
    }

    /// Whether this view is the other or somewhere inside it.
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let step = current {
            if step === view { return true }
            current = step.superview
        }
        return false
    }

    /// The view with a tag, here or inside.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    private func move(_ view: UIView, to index: Int) {
        subviews.removeAll { $0 === view }
        let place = min(max(0, index), subviews.count)
        let before = place < subviews.count ? subviews[place].widget : nil
        subviews.insert(view, at: place)
        ws_view_insert_child(subviewHost, view.widget, before)
    }

    func deactivateRulesAboutSuperview() {
        NSLayoutConstraint.deactivate(constraintRules.filter { $0.rule?.isAboutSuperview == true })
    }

    private func windowChanged() {
        didMoveToWindow()
        viewController?.viewMovedToWindow()
        for view in subviews { view.windowChanged() }
    }

    func layoutRulesOfSubviewsChanged() {
        contentSizeChanged()
    }
}
