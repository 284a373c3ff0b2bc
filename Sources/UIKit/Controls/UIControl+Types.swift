import Foundation

extension UIControl {
    /// What can be done with a control.
    public struct Event: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Events of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger or button went down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// It went down for the second time in a row.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// It went up inside the control: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// It went up outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The main thing that the control is for was done.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A field got the keyboard.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text of a field changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A field lost the keyboard.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed in a field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    }

    /// The states of a control.
    public struct State: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A state of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Nothing in particular.
        public static let normal: State = []
        /// Being pressed.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Cannot be operated.
        public static let disabled = State(rawValue: 1 << 1)
        /// Chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// Has the keyboard.
        public static let focused = State(rawValue: 1 << 3)
    }

    /// Where content stands across a control.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// Over the whole width.
        case fill = 3
        /// At the leading edge.
        case leading = 4
        /// At the trailing edge.
        case trailing = 5
    }
}
