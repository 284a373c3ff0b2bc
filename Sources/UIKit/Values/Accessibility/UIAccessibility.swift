/// What an app tells assistive programs, such as a screen reader.
public enum UIAccessibility {
    /// The kind of a message to assistive programs.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number by which the system knows the kind.
        public let rawValue: UInt32

        /// A large part of the screen was replaced; the argument is the element to go to, or a text to say.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Some elements came or went; the argument is the element to go to, or a text to say.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text to say, which is the argument.
        public static let announcement = Notification(rawValue: 1008)

        /// Makes a kind from its number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }
}
