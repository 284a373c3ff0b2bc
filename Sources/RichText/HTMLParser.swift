#if os(Linux)
import CXML2
#else
import libxml2
#endif

/// libxml2's HTML parser, which tells of elements and text as it meets them and builds no tree.
enum HTMLParser {
    /// Deeper than this, reading stops: the parser's own search for a matching end tag grows with the depth.
    static let deepest = 1024

    /// Reads `source`, tells `builder` what it finds, and returns whether it reached the end.
    static func parse(_ source: [UInt8], into builder: BlockBuilder) -> Bool {
        guard !source.isEmpty else { return true }
        _ = isReady
        guard let context = htmlNewParserCtxt() else { return false }
        defer { htmlFreeParserCtxt(context) }
        let reader = Reader(builder, context)
        context.pointee.userData = Unmanaged.passUnretained(reader).toOpaque()
        listen(context.pointee.sax)
        let options =
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
            | HTML_PARSE_NONET.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
        source.withUnsafeBytes { bytes in
            let start = bytes.bindMemory(to: CChar.self).baseAddress
            let document = htmlCtxtReadMemory(context, start, Int32(bytes.count), nil, "UTF-8", Int32(options))
            if let document { xmlFreeDoc(document) }
        }
        return withExtendedLifetime(reader) { !reader.isStopped }
    }

    /// libxml2's tables are made once, before the first use on any thread.
    private static let isReady: Bool = {
        xmlInitParser()
        return true
    }()

    private static func listen(_ handler: UnsafeMutablePointer<htmlSAXHandler>?) {
        guard let handler else { return }
        handler.pointee = htmlSAXHandler()
        handler.pointee.startElement = { context, name, attributes in
            Reader.from(context)?.start(name, attributes)
        }
        handler.pointee.endElement = { context, name in
            Reader.from(context)?.end(name)
        }
        handler.pointee.characters = { context, text, count in
            Reader.from(context)?.text(text, count)
        }
        handler.pointee.ignorableWhitespace = handler.pointee.characters
        // Scripts and styles come this way, and nothing else: what is wrapped in <![CDATA[ is text to the parser.
        handler.pointee.cdataBlock = nil
    }
}

/// Stands between C's callbacks and the builder.
private final class Reader {
    private let builder: BlockBuilder
    private let context: htmlParserCtxtPtr
    private var depth = 0
    private(set) var isStopped = false

    init(_ builder: BlockBuilder, _ context: htmlParserCtxtPtr) {
        self.builder = builder
        self.context = context
    }

    static func from(_ context: UnsafeMutableRawPointer?) -> Reader? {
        context.map { Unmanaged<Reader>.fromOpaque($0).takeUnretainedValue() }
    }

    func start(_ name: UnsafePointer<xmlChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) {
        guard let name else { return }
        depth += 1
        if depth > HTMLParser.deepest, !isStopped {
            isStopped = true
            xmlStopParser(context)
        }
        builder.start(HTMLElement(named: String(cString: name)), HTMLAttributes(attributes))
    }

    func end(_ name: UnsafePointer<xmlChar>?) {
        guard let name else { return }
        depth -= 1
        builder.end(HTMLElement(named: String(cString: name)))
    }

    func text(_ text: UnsafePointer<xmlChar>?, _ count: Int32) {
        guard let text, count > 0 else { return }
        builder.text(UnsafeBufferPointer(start: text, count: Int(count)))
    }
}

/// The attributes of a start tag, for as long as its callback runs.
struct HTMLAttributes {
    private let pairs: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?

    init(_ pairs: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) {
        self.pairs = pairs
    }

    var isEmpty: Bool {
        pairs == nil
    }

    /// The value of an attribute; empty where it has none, nil where it is not there.
    subscript(name: String) -> String? {
        guard var pair = pairs else { return nil }
        while let key = pair[0] {
            if xmlStrEqual(key, name) == 1 {
                return pair[1].map { String(cString: $0) } ?? ""
            }
            pair += 2
        }
        return nil
    }
}
