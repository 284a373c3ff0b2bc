import Foundation

/// Where picture and texts of a row stand: pure geometry, for a width.
struct ListContentLayout {
    /// What is to be laid out.
    struct Content {
        /// The picture's size, within its limits; nil if there is none.
        var image: CGSize?
        /// The room kept for the picture.
        var reserved: CGSize
        var margins: NSDirectionalEdgeInsets
        var imageToText: CGFloat
        var betweenTextsAcross: CGFloat
        var betweenTextsDown: CGFloat
        var prefersSideBySide: Bool
        /// The size of the text at a width, nil asking for its natural size; nil if there is no text.
        var text: ((CGFloat?) -> CGSize)?
        /// As `text`, for the second text.
        var secondaryText: ((CGFloat?) -> CGSize)?
    }

    private(set) var image = CGRect.zero
    private(set) var text = CGRect.zero
    private(set) var secondaryText = CGRect.zero
    private(set) var size = CGSize.zero

    /// Lays out from left to right.
    /// - Parameters:
    ///   - width: the row's width, or nil for the width that needs no second line.
    ///   - height: the row's height, or nil for the height that the content needs.
    init(_ content: Content, width: CGFloat?, height: CGFloat? = nil) {
        let margins = content.margins
        var textStart = margins.leading
        var imageHeight: CGFloat = 0
        if let picture = content.image {
            let column = max(picture.width, content.reserved.width)
            imageHeight = max(picture.height, content.reserved.height)
            image = CGRect(
                x: margins.leading + (column - picture.width) / 2,
                y: 0,
                width: picture.width,
                height: picture.height
            )
            textStart += column
            if content.text != nil || content.secondaryText != nil { textStart += content.imageToText }
        }
        let room = width.map { max(0, $0 - textStart - margins.trailing) }
        let textSize = placeTexts(content, start: textStart, room: room)
        let inner = max(textSize.height, imageHeight)
        size = CGSize(
            width: width ?? textStart + textSize.width + margins.trailing,
            height: height ?? inner + margins.top + margins.bottom
        )
        let free = size.height - margins.top - margins.bottom
        let textTop = margins.top + max(0, (free - textSize.height) / 2)
        text.origin.y += textTop.rounded()
        secondaryText.origin.y += textTop.rounded()
        image.origin.y = (margins.top + max(0, (free - image.height) / 2)).rounded()
    }

    /// The same layout with the leading edge on the right.
    func mirrored() -> ListContentLayout {
        var copy = self
        for rect in [\ListContentLayout.image, \.text, \.secondaryText] {
            copy[keyPath: rect].origin.x = size.width - self[keyPath: rect].maxX
        }
        return copy
    }

    /// Places the texts from `start` on, the upper one at 0; gives the size of the two together.
    private mutating func placeTexts(_ content: Content, start: CGFloat, room: CGFloat?) -> CGSize {
        let natural = content.text?(nil) ?? .zero
        let secondaryNatural = content.secondaryText?(nil) ?? .zero
        if content.prefersSideBySide, content.text != nil, content.secondaryText != nil {
            let together = natural.width + content.betweenTextsAcross + secondaryNatural.width
            if together <= room ?? .greatestFiniteMagnitude {
                let width = room ?? together
                let height = max(natural.height, secondaryNatural.height)
                text = CGRect(
                    origin: CGPoint(x: start, y: (height - natural.height) / 2),
                    size: natural
                )
                secondaryText = CGRect(
                    origin: CGPoint(
                        x: start + width - secondaryNatural.width,
                        y: (height - secondaryNatural.height) / 2
                    ),
                    size: secondaryNatural
                )
                return CGSize(width: width, height: height)
            }
        }
        let width = room ?? max(natural.width, secondaryNatural.width)
        var bottom: CGFloat = 0
        if let measure = content.text {
            let height = room == nil ? natural.height : measure(width).height
            text = CGRect(x: start, y: 0, width: width, height: height)
            bottom = height
        }
        if let measure = content.secondaryText {
            if content.text != nil { bottom += content.betweenTextsDown }
            let height = room == nil ? secondaryNatural.height : measure(width).height
            secondaryText = CGRect(x: start, y: bottom, width: width, height: height)
            bottom += height
        }
        return CGSize(width: width, height: bottom)
    }
}
