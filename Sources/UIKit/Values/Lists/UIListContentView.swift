import Foundation

/// Shows a list content configuration: a picture, a text and a second text.
@MainActor
open class UIListContentView: UIView, UIContentView {
    /// Most symbols fit into this width, so that the texts of rows line up.
    private static let symbolColumn: CGFloat = 24

    private let imageView = UIImageView(image: nil)
    private let textLabel = UILabel(frame: .zero)
    private let secondaryTextLabel = UILabel(frame: .zero)
    private var shown: UIListContentConfiguration

    /// Makes a view that shows the configuration.
    public convenience init(configuration: UIListContentConfiguration) {
        self.init(configuration)
    }

    private init(_ configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        imageView.contentMode = .scaleAspectFit
        for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
        apply()
    }

    /// Views are made in code here; there are no archives to read them from.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// What is shown; only a `UIListContentConfiguration` can be.
    public var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                preconditionFailure("UIListContentView shows UIListContentConfiguration, not \(type(of: newValue))")
            }
            // Foundation stops the program when it compares attributes that are values of Swift, as colours and fonts are.
            let isPlain = [new, shown].allSatisfy { $0.attributedText == nil && $0.secondaryAttributedText == nil }
            guard !isPlain || new != shown else { return }
            shown = new
            apply()
        }
    }

    override var defaultAccessibilityLabel: String? {
        let texts = [textLabel, secondaryTextLabel].compactMap { $0.isHidden ? nil : $0.text }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var layout = ListContentLayout(content, width: bounds.width, height: bounds.height)
        if traitCollection.layoutDirection == .rightToLeft { layout = layout.mirrored() }
        imageView.frame = layout.image
        textLabel.frame = layout.text
        secondaryTextLabel.frame = layout.secondaryText
    }

    override func contentFittingSize(width: CGFloat?) -> CGSize {
        ListContentLayout(content, width: width).size
    }

    private func apply() {
        let properties = shown.imageProperties
        imageView.preferredSymbolConfiguration =
            properties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(textStyle: .body)
        imageView.image = shown.image
        imageView.tintColor = properties.tintColor
        imageView.layer.cornerRadius = properties.cornerRadius
        imageView.clipsToBounds = properties.cornerRadius > 0
        imageView.isHidden = shown.image == nil
        Self.apply(shown.text, shown.attributedText, shown.textProperties, to: textLabel)
        Self.apply(
            shown.secondaryText,
            shown.secondaryAttributedText,
            shown.secondaryTextProperties,
            to: secondaryTextLabel
        )
        contentSizeChanged()
    }

    private static func apply(
        _ text: String?,
        _ attributedText: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties,
        to label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributedText {
            label.attributedText = attributedText
        } else {
            label.text = text.map(properties.applyTransform(to:))
        }
        label.isHidden = label.text?.isEmpty ?? true
    }

    private var content: ListContentLayout.Content {
        var reserved = shown.imageProperties.reservedLayoutSize
        if reserved.width == 0, shown.image?.isSymbolImage == true { reserved.width = Self.symbolColumn }
        return ListContentLayout.Content(
            image: shown.image == nil ? nil : imageSize,
            reserved: reserved,
            margins: margins,
            imageToText: shown.imageToTextPadding,
            betweenTextsAcross: shown.textToSecondaryTextHorizontalPadding,
            betweenTextsDown: shown.textToSecondaryTextVerticalPadding,
            prefersSideBySide: shown.prefersSideBySideTextAndSecondaryText,
            text: textLabel.isHidden ? nil : { [textLabel] in textLabel.fittingSize(width: $0) },
            secondaryText: secondaryTextLabel.isHidden
                ? nil : { [secondaryTextLabel] in secondaryTextLabel.fittingSize(width: $0) }
        )
    }

    /// The picture's size with its proportions, within the limits of the configuration.
    private var imageSize: CGSize {
        let own = imageView.intrinsicContentSize
        let limit = shown.imageProperties.maximumSize
        guard own.width > 0, own.height > 0 else { return .zero }
        let factor = min(
            1,
            limit.width > 0 ? limit.width / own.width : 1,
            limit.height > 0 ? limit.height / own.height : 1
        )
        return CGSize(width: (own.width * factor).rounded(), height: (own.height * factor).rounded())
    }

    private var margins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        guard let outer = superview?.directionalLayoutMargins else { return margins }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }
}
