/// Whether a body has its end.
enum Wholeness {
    case whole
    /// It ends before its end.
    case cut
    /// It is not what it seemed to be.
    case malformed
}
