/// Whether a body has its end.
public enum Wholeness: Sendable {
    /// Its end is there.
    case whole
    /// It ends before its end.
    case cut
    /// It is not what it seemed to be.
    case malformed
}
