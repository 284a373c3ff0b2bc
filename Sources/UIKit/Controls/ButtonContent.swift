import Foundation

/// The geometry of what a button shows: a picture beside or above one or two lines of text.
@MainActor
struct ButtonContent {
    let title: UILabel?
    let subtitle: UILabel?
    let image: UIView?
    let configuration: UIButton.Configuration

    private var insets: NSDirectionalEdgeInsets { configuration.resolvedInsets }
    private var isStacked: Bool {
        configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    }
    private var hasText: Bool { title != nil || subtitle != nil }
    private var gap: CGFloat { image != nil && hasText ? configuration.imagePadding : 0 }
    private var imageSize: CGSize {
        image.map { $0.fittingSize(width: nil) } ?? .zero
    }

    func fittingSize(width: CGFloat?) -> CGSize {
        let inner = width.map { max(0, $0 - insets.leading - insets.trailing) }
        let text = textSize(width: inner.map { isStacked ? $0 : max(0, $0 - imageSize.width - gap) })
        let content =
            isStacked
            ? CGSize(width: max(text.width, imageSize.width), height: text.height + imageSize.height + gap)
            : CGSize(width: text.width + imageSize.width + gap, height: max(text.height, imageSize.height))
        return CGSize(
            width: width ?? (content.width + insets.leading + insets.trailing),
            height: content.height + insets.top + insets.bottom
        )
    }

    /// How far below the top the first line of the title stands at a width; nil where there is no title.
    func firstBaseline(width: CGFloat) -> CGFloat? {
        guard let label = title ?? subtitle else { return nil }
        let inner = max(0, width - insets.leading - insets.trailing)
        let text = textSize(width: isStacked ? inner : max(0, inner - imageSize.width - gap))
        let top =
            isStacked
            ? configuration.imagePlacement == .top ? imageSize.height + gap : 0
            : max(0, imageSize.height - text.height) / 2
        return insets.top + top + label.firstBaseline(width: text.width)
    }

    private func textSize(width: CGFloat?) -> CGSize {
        let sizes = [title, subtitle].compactMap { label -> CGSize? in
            guard let label else { return nil }
            let natural = label.fittingSize(width: nil)
            guard let width, natural.width > width else { return natural }
            return label.fittingSize(width: width)
        }
        let padding = sizes.count > 1 ? configuration.titlePadding : 0
        return CGSize(
            width: sizes.map(\.width).max() ?? 0,
            height: sizes.map(\.height).reduce(0, +) + padding
        )
    }

    func place(in size: CGSize, alignment: UIControl.ContentHorizontalAlignment) {
        let inner = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom)
        )
        let imageSize = imageSize
        let text = textSize(width: isStacked ? inner.width : max(0, inner.width - imageSize.width - gap))
        if isStacked {
            let height = text.height + imageSize.height + gap
            var y = insets.top + max(0, (inner.height - height) / 2)
            let imageX = insets.leading + (inner.width - imageSize.width) / 2
            let isImageFirst = configuration.imagePlacement == .top
            if isImageFirst {
                image?.frame = CGRect(origin: CGPoint(x: imageX, y: y), size: imageSize)
                y += imageSize.height + gap
            }
            placeText(x: insets.leading + (inner.width - text.width) / 2, y: y, size: text)
            if !isImageFirst {
                image?.frame = CGRect(origin: CGPoint(x: imageX, y: y + text.height + gap), size: imageSize)
            }
            return
        }
        let width = text.width + imageSize.width + gap
        let spare = max(0, inner.width - width)
        var x: CGFloat
        switch alignment {
        case .left, .leading, .fill: x = insets.leading
        case .right, .trailing: x = insets.leading + spare
        case .center: x = insets.leading + spare / 2
        }
        let imageY = insets.top + (inner.height - imageSize.height) / 2
        let textY = insets.top + (inner.height - text.height) / 2
        let isImageFirst = configuration.imagePlacement != .trailing
        if isImageFirst {
            image?.frame = CGRect(origin: CGPoint(x: x, y: imageY), size: imageSize)
            x += imageSize.width + gap
        }
        let textWidth = alignment == .fill ? inner.width - imageSize.width - gap : text.width
        placeText(x: x, y: textY, size: CGSize(width: textWidth, height: text.height))
        if !isImageFirst {
            image?.frame = CGRect(origin: CGPoint(x: x + textWidth + gap, y: imageY), size: imageSize)
        }
    }

    private func placeText(x: CGFloat, y: CGFloat, size: CGSize) {
        var y = y
        for label in [title, subtitle].compactMap({ $0 }) {
            let height = label.fittingSize(width: size.width).height
            label.frame = CGRect(x: x, y: y, width: size.width, height: height)
            y += height + configuration.titlePadding
        }
    }
}
