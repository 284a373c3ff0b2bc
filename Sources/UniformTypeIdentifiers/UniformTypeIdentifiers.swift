// The front door of UniformTypeIdentifiers: Apple's names for kinds of files, as far as Wayside's screens use them.
//
// A module of its own, as on Apple's platforms: a screen that opens files imports it on both.

import Foundation

/// A kind of file.
public struct UTType: Hashable, Sendable {
    /// The name of the kind, as in "public.json".
    public let identifier: String
    /// The usual end of such a file's name, without the dot.
    public let preferredFilenameExtension: String?
    /// The usual name of the kind on the web.
    public let preferredMIMEType: String?

    private init(known identifier: String, filenameExtension: String? = nil, mimeType: String? = nil) {
        self.identifier = identifier
        preferredFilenameExtension = filenameExtension
        preferredMIMEType = mimeType
    }

    /// The kind of this name; nil where it is not one of those below.
    public init?(_ identifier: String) {
        guard let type = Self.known.first(where: { $0.identifier == identifier }) else { return nil }
        self = type
    }

    /// The kind of files whose names end so, without the dot; one that is not known here gets a name of its own.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        guard !ending.isEmpty, !ending.contains("/"), !ending.contains(".") else { return nil }
        self =
            Self.known.first { $0.preferredFilenameExtension == ending }
            ?? UTType(known: "dyn." + ending, filenameExtension: ending)
    }

    private static let known = [
        item, data, text, plainText, json, commaSeparatedText, xml, image, png, jpeg, archive, zip,
    ]

    /// Anything that has a name.
    public static let item = UTType(known: "public.item")
    /// Any file.
    public static let data = UTType(known: "public.data")
    /// Any text.
    public static let text = UTType(known: "public.text", mimeType: "text/*")
    /// Text without a form.
    public static let plainText = UTType(known: "public.plain-text", filenameExtension: "txt", mimeType: "text/plain")
    /// JSON.
    public static let json = UTType(known: "public.json", filenameExtension: "json", mimeType: "application/json")
    /// A table with commas.
    public static let commaSeparatedText = UTType(
        known: "public.comma-separated-values-text",
        filenameExtension: "csv",
        mimeType: "text/csv"
    )
    /// XML.
    public static let xml = UTType(known: "public.xml", filenameExtension: "xml", mimeType: "application/xml")
    /// Any picture.
    public static let image = UTType(known: "public.image", mimeType: "image/*")
    /// A PNG picture.
    public static let png = UTType(known: "public.png", filenameExtension: "png", mimeType: "image/png")
    /// A JPEG picture.
    public static let jpeg = UTType(known: "public.jpeg", filenameExtension: "jpeg", mimeType: "image/jpeg")
    /// Any archive of files.
    public static let archive = UTType(known: "public.archive")
    /// A ZIP archive.
    public static let zip = UTType(
        known: "public.zip-archive",
        filenameExtension: "zip",
        mimeType: "application/zip"
    )
}
