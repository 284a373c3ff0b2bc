#if os(Linux)
import CXML2
#else
import libxml2
#endif

/// The library that RichText stands on.
public enum RichTextLibrary {
    /// The version of libxml2 that this program was built with, as in "2.9.14".
    public static var version: String { LIBXML_DOTTED_VERSION }
}
