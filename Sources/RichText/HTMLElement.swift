/// What an element means to a document: the allow-list.
enum HTMLElement: Hashable {
    /// Means nothing, its text is kept.
    case unknown
    /// Means only that what is around it is not one paragraph.
    case division
    case lineBreak
    case style(RunStyle)
    case link
    case heading(Int)
    case quote
    case preformatted
    case list(isOrdered: Bool)
    case listItem
    case image
    case table, tableRow, tableCell
    /// `<base href>`.
    case base
    /// Dropped with everything in it.
    case dropped

    init(named name: String) {
        self = Self.byName[name] ?? .unknown
    }

    private static let byName: [String: HTMLElement] = {
        var elements: [String: HTMLElement] = [
            "br": .lineBreak, "a": .link, "blockquote": .quote, "li": .listItem, "img": .image, "base": .base,
            "ul": .list(isOrdered: false), "menu": .list(isOrdered: false), "dir": .list(isOrdered: false),
            "ol": .list(isOrdered: true), "table": .table, "tr": .tableRow, "td": .tableCell, "th": .tableCell,
        ]
        for level in 1...6 { elements["h\(level)"] = .heading(level) }
        for name in ["b", "strong"] { elements[name] = .style(.bold) }
        for name in ["i", "em"] { elements[name] = .style(.italic) }
        for name in ["code", "tt", "kbd", "samp"] { elements[name] = .style(.code) }
        for name in ["pre", "listing", "xmp"] { elements[name] = .preformatted }
        for name in divisions { elements[name] = .division }
        for name in droppedNames { elements[name] = .dropped }
        return elements
    }()

    private static let divisions = [
        "p", "div", "section", "article", "header", "footer", "main", "nav", "aside", "figure", "figcaption", "address",
        "center", "dl", "dt", "dd", "details", "summary", "form", "fieldset", "legend", "hr", "caption", "hgroup",
        "body",
        "html",
    ]

    /// What runs, frames, draws or is a form's field.
    private static let droppedNames = [
        "script", "style", "iframe", "frame", "frameset", "noframes", "noembed", "object", "embed", "applet", "param",
        "template", "svg", "math", "canvas", "audio", "video", "title", "meta", "link", "select", "textarea", "button",
        "input", "datalist", "xml",
    ]
}
