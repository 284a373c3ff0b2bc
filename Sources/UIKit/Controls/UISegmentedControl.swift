import CGtk
import CWidgets
import Foundation

/// A row of segments of which one is chosen.
@MainActor
open class UISegmentedControl: UIControl {
    /// The index that stands for "none chosen".
    public static let noSegment = -1

    private struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        let button: Widget
    }

    private let box: Widget
    private var segments: [Segment] = []

    /// Whether a segment is chosen only while it is pressed.
    open var isMomentary = false
    /// Whether segments are as wide as their content instead of all alike.
    open var apportionsSegmentWidthsByContent = false {
        didSet {
            gtk_box_set_homogeneous(cast(box, to: GtkBox.self), apportionsSegmentWidthsByContent ? 0 : 1)
            contentSizeChanged()
        }
    }
    /// The index of the chosen segment, or `noSegment`; setting it sends no event.
    open var selectedSegmentIndex: Int = noSegment {
        didSet {
            if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
            showSelection()
        }
    }
    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// A control without segments.
    public override init(frame: CGRect) {
        ControlStyles.load()
        box = made(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        super.init(frame: frame)
        putBoxInside()
    }

    /// A control with a segment for each item: a `String`, a `UIImage` or a `UIAction`.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            if let title = item as? String {
                insertSegment(withTitle: title, at: numberOfSegments, animated: false)
            } else if let image = item as? UIImage {
                insertSegment(with: image, at: numberOfSegments, animated: false)
            } else if let action = item as? UIAction {
                insertSegment(action: action, at: numberOfSegments, animated: false)
            } else {
                fatalError("UISegmentedControl: an item is neither a String nor a UIImage nor a UIAction: \(item).")
            }
        }
        sizeToFit()
    }

    private func putBoxInside() {
        gtk_widget_add_css_class(box, "linked")
        gtk_widget_add_css_class(box, "uikit-segments")
        gtk_box_set_homogeneous(cast(box, to: GtkBox.self), 1)
        gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
        ws_view_insert_child(widget, box, nil)
    }

    /// A control with a segment for each action, which is performed when its segment is chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    override class func makeWidget() -> Widget? {
        UIKitRuntime.start()
        return ws_view_new(GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
    }

    override var observesPresses: Bool { false }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

    // MARK: Segments

    /// Puts a segment with a text at an index; one beyond the end goes to the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(title: title, image: nil, action: nil, at: segment)
    }

    /// Puts a segment with a picture at an index; one beyond the end goes to the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(title: nil, image: image, action: nil, at: segment)
    }

    /// Puts a segment with an action's picture or text at an index; choosing it performs the action.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(title: action.title, image: action.image, action: action, at: segment)
    }

    /// Takes a segment away; the choice stays with the segment that had it.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        gtk_box_remove(cast(box, to: GtkBox.self), segments.remove(at: segment).button)
        if selectedSegmentIndex == segment {
            selectedSegmentIndex = Self.noSegment
        } else if selectedSegmentIndex > segment {
            selectedSegmentIndex -= 1
        }
        contentSizeChanged()
    }

    /// Takes all segments away.
    open func removeAllSegments() {
        for segment in segments { gtk_box_remove(cast(box, to: GtkBox.self), segment.button) }
        segments = []
        selectedSegmentIndex = Self.noSegment
        contentSizeChanged()
    }

    /// Changes the text of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    /// The text of a segment.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    /// Changes the picture of a segment.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    /// The picture of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }

    /// Changes the action of a segment, and with it text and picture.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = action.title
            $0.image = action.image
            $0.action = action
        }
    }

    /// The action of a segment.
    open func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? segments[segment].action : nil
    }

    /// The index of the segment whose action has this identifier, or `NSNotFound`.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Says whether a segment can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        gtk_widget_set_sensitive(segments[segment].button, enabled ? 1 : 0)
    }

    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        // Its own word: all are insensitive while the whole control is.
        segments.indices.contains(segment) && gtk_widget_get_sensitive(segments[segment].button) != 0
    }

    private func insert(title: String?, image: UIImage?, action: UIAction?, at index: Int) {
        let button = made(gtk_toggle_button_new())
        // One of several: a screen reader says which one is chosen.
        Accessible.setRole(button, GTK_ACCESSIBLE_ROLE_RADIO)
        let place = min(max(0, index), segments.count)
        let segment = Segment(title: title, image: image, action: action, button: button)
        show(segment)
        let sibling = place > 0 ? segments[place - 1].button : nil
        gtk_box_insert_child_after(cast(box, to: GtkBox.self), button, sibling)
        segments.insert(segment, at: place)
        Signal.connect(gpointer(button), "clicked") { [weak self] in self?.clicked(button) }
        if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
        showSelection()
        contentSizeChanged()
    }

    private func change(_ index: Int, _ change: (inout Segment) -> Void) {
        guard segments.indices.contains(index) else { return }
        change(&segments[index])
        show(segments[index])
        contentSizeChanged()
    }

    private func show(_ segment: Segment) {
        let title = segment.title ?? ""
        let child: Widget
        if case .symbol(let name, _) = segment.image?.content {
            child = made(gtk_image_new_from_icon_name(name))
        } else if let texture = segment.image?.texture() {
            child = made(gtk_image_new_from_paintable(texture.pointer))
        } else {
            child = made(gtk_label_new(title))
            // Where there is no room for the whole text, its beginning is better than its middle.
            gtk_label_set_ellipsize(opaque(child), PANGO_ELLIPSIZE_END)
        }
        gtk_button_set_child(cast(segment.button, to: GtkButton.self), child)
        if !title.isEmpty { Accessible.set(segment.button, GTK_ACCESSIBLE_PROPERTY_LABEL, title) }
    }

    // MARK: Choice

    private func clicked(_ button: Widget) {
        guard let index = segments.firstIndex(where: { $0.button == button }) else { return }
        let isChange = index != selectedSegmentIndex || isMomentary
        // GTK has turned the button by itself, also back: the choice is what counts.
        selectedSegmentIndex = index
        if isChange {
            if let action = segments[index].action { sendAction(action) }
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    private func showSelection() {
        for (index, segment) in segments.enumerated() {
            let isChosen: gboolean = index == selectedSegmentIndex ? 1 : 0
            gtk_toggle_button_set_active(
                UnsafeMutableRawPointer(segment.button).assumingMemoryBound(to: GtkToggleButton.self),
                isChosen
            )
            Accessible.setChecked(segment.button, isChosen != 0)
        }
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { NativeSize.natural(box) }

    override var focusWidget: Widget? {
        let chosen = segments.indices.contains(selectedSegmentIndex) ? segments[selectedSegmentIndex] : segments.first
        return chosen?.button
    }

    open override var isFirstResponder: Bool {
        segments.contains { gtk_widget_is_focus($0.button) != 0 }
    }
}
