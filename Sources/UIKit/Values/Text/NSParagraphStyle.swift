import Foundation

/// How a paragraph is set: alignment, spacing, indents.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate(set) var attributes: ParagraphAttributes

    init(attributes: ParagraphAttributes) {
        self.attributes = attributes
        super.init()
    }

    /// Makes the style that holds where none is given.
    public override init() {
        attributes = ParagraphAttributes()
        super.init()
    }

    /// The style that holds where none is given.
    open class var `default`: NSParagraphStyle {
        NSParagraphStyle()
    }

    /// How the lines stand between the edges.
    open var alignment: NSTextAlignment {
        attributes.alignment
    }

    /// What happens to lines that are too long.
    open var lineBreakMode: NSLineBreakMode {
        attributes.lineBreakMode
    }

    /// The space, in points, between two lines.
    open var lineSpacing: CGFloat {
        attributes.lineSpacing
    }

    /// The space, in points, after the paragraph.
    open var paragraphSpacing: CGFloat {
        attributes.paragraphSpacing
    }

    /// The space, in points, before the paragraph.
    open var paragraphSpacingBefore: CGFloat {
        attributes.paragraphSpacingBefore
    }

    /// How far, in points, the first line is set in.
    open var firstLineHeadIndent: CGFloat {
        attributes.firstLineHeadIndent
    }

    /// How far, in points, the other lines are set in.
    open var headIndent: CGFloat {
        attributes.headIndent
    }

    /// Styles are equal that say the same, changeable or not.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.attributes == attributes
    }

    /// Follows what the style says.
    open override var hash: Int {
        attributes.hashValue
    }

    /// A copy that does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        NSParagraphStyle(attributes: attributes)
    }

    /// A copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableParagraphStyle(attributes: attributes)
    }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// How the lines stand between the edges.
    open override var alignment: NSTextAlignment {
        get { attributes.alignment }
        set { attributes.alignment = newValue }
    }

    /// What happens to lines that are too long.
    open override var lineBreakMode: NSLineBreakMode {
        get { attributes.lineBreakMode }
        set { attributes.lineBreakMode = newValue }
    }

    /// The space, in points, between two lines.
    open override var lineSpacing: CGFloat {
        get { attributes.lineSpacing }
        set { attributes.lineSpacing = newValue }
    }

    /// The space, in points, after the paragraph.
    open override var paragraphSpacing: CGFloat {
        get { attributes.paragraphSpacing }
        set { attributes.paragraphSpacing = newValue }
    }

    /// The space, in points, before the paragraph.
    open override var paragraphSpacingBefore: CGFloat {
        get { attributes.paragraphSpacingBefore }
        set { attributes.paragraphSpacingBefore = newValue }
    }

    /// How far, in points, the first line is set in.
    open override var firstLineHeadIndent: CGFloat {
        get { attributes.firstLineHeadIndent }
        set { attributes.firstLineHeadIndent = newValue }
    }

    /// How far, in points, the other lines are set in.
    open override var headIndent: CGFloat {
        get { attributes.headIndent }
        set { attributes.headIndent = newValue }
    }

    /// Takes over everything from another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        attributes = obj.attributes
    }
}
