import UIKit

/// A photo as large as it fits, to be zoomed and moved; or why there is none.
final class PhotoView: UIView, UIContentView, UIScrollViewDelegate {
    var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    /// How far a photo is zoomed at most, and by a double tap.
    private static let mostZoom: CGFloat = 4
    private static let tapZoom: CGFloat = 2
    /// How far one press of a key zooms.
    private static let keyZoom: CGFloat = 1.5
    /// How long a tap waits whether another one follows, in nanoseconds.
    private static let tapDelay: UInt64 = 260_000_000

    /// What is seen of a photo that is not seen whole.
    struct Zoom: Equatable {
        /// How many times as large as the whole of it.
        var scale: CGFloat
        /// What is in the middle, in parts of the photo's width and height.
        var middle: CGPoint
    }

    private let scroll = UIScrollView()
    /// What is around the photo: it can be tapped too.
    private let ground = UIControl()
    /// The photo: it is what zooms.
    private let photo = UIControl()
    private let picture = UIImageView()
    private let status = StatusView()
    /// Which photo it is.
    private(set) var photoID: String?
    /// Where the zoom is going: keys that are pressed while it is under way go on from there.
    private var wantedZoom: CGFloat = 1
    /// A tap that waits whether there is another one.
    private var tap: Task<Void, Never>?
    /// Runs while what follows a double tap counts for nothing.
    private var rest: Task<Void, Never>?

    init(_ configuration: PhotoConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        scroll.delegate = self
        scroll.maximumZoomScale = Self.mostZoom
        scroll.showsHorizontalScrollIndicator = false
        scroll.showsVerticalScrollIndicator = false
        picture.contentMode = .scaleToFill
        picture.accessibilityElementsHidden = true
        photo.isAccessibilityElement = true
        photo.accessibilityTraits = .image
        ground.accessibilityElementsHidden = true
        photo.addSubview(picture)
        scroll.addSubview(ground)
        scroll.addSubview(photo)
        addSubview(scroll)
        addSubview(status)
        status.pinEdges(to: self)
        for control in [ground, photo] {
            control.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
            control.addAction(UIAction { [weak self] _ in self?.tappedAgain() }, for: .touchDownRepeat)
        }
        status.onButton = { [weak self] in (self?.configuration as? PhotoConfiguration)?.onRetry() }
        show()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard scroll.frame != bounds else { return }
        // In another size what was in the middle stays there.
        let before = zoom
        layOutPhoto()
        if let before { show(before) }
    }

    // MARK: Zooming

    /// Shows the photo larger or smaller by one press of a key.
    func zoom(isLarger: Bool) {
        guard picture.image != nil else { return }
        zoom(to: wantedZoom * (isLarger ? Self.keyZoom : 1 / Self.keyZoom), animated: true)
    }

    /// Shows the whole photo.
    func zoomToFit(animated: Bool) {
        guard scroll.zoomScale != 1 || wantedZoom != 1 else { return }
        zoom(to: 1, animated: animated)
    }

    private func zoom(to scale: CGFloat, animated: Bool) {
        // Steps up and down again need not end at exactly 1.
        let scale = scale < 1.01 ? 1 : min(scale, Self.mostZoom)
        scroll.setZoomScale(scale, animated: animated)
        // What went before ends by this, and says how far it came.
        wantedZoom = scale
    }

    /// How far the photo is zoomed; 1 for the whole of it.
    var zoomScale: CGFloat { scroll.zoomScale }

    /// What is seen of the photo; nil where that is the whole of it.
    var zoom: Zoom? {
        let size = scroll.contentSize
        guard wantedZoom > 1, scroll.zoomScale > 1, size.width > 0, size.height > 0 else { return nil }
        let middle = CGPoint(
            x: scroll.contentOffset.x + scroll.bounds.width / 2,
            y: scroll.contentOffset.y + scroll.bounds.height / 2
        )
        return Zoom(scale: wantedZoom, middle: CGPoint(x: middle.x / size.width, y: middle.y / size.height))
    }

    /// Shows a part of the photo, as far as its edges allow.
    func show(_ part: Zoom) {
        guard picture.image != nil else { return }
        zoom(to: part.scale, animated: false)
        let size = scroll.contentSize
        scroll.contentOffset = CGPoint(
            x: Self.offset(part.middle.x * size.width, of: size.width, in: scroll.bounds.width),
            y: Self.offset(part.middle.y * size.height, of: size.height, in: scroll.bounds.height)
        )
        ground.frame = CGRect(origin: scroll.contentOffset, size: scroll.bounds.size)
    }

    /// Where the visible part begins for a place of the content to be in its middle; small content is in the middle.
    private static func offset(_ place: CGFloat, of content: CGFloat, in visible: CGFloat) -> CGFloat {
        content <= visible ? (content - visible) / 2 : min(max(0, place - visible / 2), content - visible)
    }

    /// A tap shows or hides the caption, two of them zoom: the first waits whether there is a second.
    private func tapped() {
        guard tap == nil, rest == nil else { return }
        tap = Task { [weak self] in
            try? await Task.sleep(nanoseconds: Self.tapDelay)
            guard let self, !Task.isCancelled else { return }
            self.tap = nil
            (self.configuration as? PhotoConfiguration)?.onTap()
        }
    }

    private func tappedAgain() {
        tap?.cancel()
        tap = nil
        // The second tap's end, and a third one, count for nothing.
        guard rest == nil else { return }
        rest = Task { [weak self] in
            try? await Task.sleep(nanoseconds: Self.tapDelay)
            self?.rest = nil
        }
        guard picture.image != nil else { return }
        zoom(to: wantedZoom > 1 ? 1 : Self.tapZoom, animated: true)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        picture.image == nil ? nil : photo
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        centre()
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        wantedZoom = scale
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        ground.frame = CGRect(origin: scroll.contentOffset, size: scroll.bounds.size)
    }

    // MARK: Showing

    private func show() {
        guard let content = configuration as? PhotoConfiguration else { return }
        // Another photo begins whole, however far the last one was zoomed.
        if content.id != photoID { zoom(to: 1, animated: false) }
        photoID = content.id
        var image: UIImage?
        switch content.page {
        case .photo(let shown):
            image = shown
        case .loading:
            status.show(StatusView.Content(title: content.texts.loading))
        case .failed(let reason):
            status.show(
                StatusView.Content(
                    symbol: "photo",
                    title: content.texts.failed,
                    message: reason,
                    button: content.texts.retry
                )
            )
        }
        status.isHidden = image != nil
        photo.isHidden = image == nil
        photo.accessibilityLabel = content.label
        guard picture.image !== image else { return }
        picture.image = image
        layOutPhoto()
    }

    private func layOutPhoto() {
        zoom(to: 1, animated: false)
        scroll.frame = bounds
        ground.frame = CGRect(origin: .zero, size: bounds.size)
        photo.frame = CGRect(origin: .zero, size: fittedSize)
        picture.frame = photo.bounds
        scroll.contentSize = photo.frame.size
        centre()
    }

    /// The photo's size as it fits the page; no larger than its pixels are worth.
    private var fittedSize: CGSize {
        guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return bounds.size }
        let scale = min(bounds.width / size.width, bounds.height / size.height)
        return CGSize(width: max(1, (size.width * scale).rounded()), height: max(1, (size.height * scale).rounded()))
    }

    /// A photo that is smaller than the page stands in its middle.
    private func centre() {
        let side = max(0, (scroll.bounds.width - scroll.contentSize.width) / 2)
        let edge = max(0, (scroll.bounds.height - scroll.contentSize.height) / 2)
        scroll.contentInset = UIEdgeInsets(top: edge, left: side, bottom: edge, right: side)
        ground.frame = CGRect(origin: scroll.contentOffset, size: scroll.bounds.size)
    }
}
