import CXML2

/// The library that RichText stands on.
public enum RichTextLibrary {
    /// The version of libxml2 that this program was built with, as in "2.9.14".
    public static var version: String { LIBXML_DOTTED_VERSION }
}
