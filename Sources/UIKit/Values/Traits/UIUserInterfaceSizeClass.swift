/// Whether there is much room or little in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Nothing is said: what surrounds the view decides.
    case unspecified = 0
    /// Little room, as across a phone held upright.
    case compact = 1
    /// Much room, as in a desktop window.
    case regular = 2
}
