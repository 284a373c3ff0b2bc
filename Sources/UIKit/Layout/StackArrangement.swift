import Foundation

/// The geometry of a stack view: where each of its views goes, and how large the whole wants to be.
@MainActor
struct StackArrangement {
    let views: [UIView]
    let axis: NSLayoutConstraint.Axis
    let distribution: UIStackView.Distribution
    let alignment: UIStackView.Alignment
    /// The gaps between neighbours; one less than there are views.
    let gaps: [CGFloat]
    let margins: NSDirectionalEdgeInsets

    private var isRow: Bool { axis == .horizontal }
    private var gapSum: CGFloat { gaps.reduce(0, +) }
    private var marginWidth: CGFloat { margins.leading + margins.trailing }
    private var marginHeight: CGFloat { margins.top + margins.bottom }

    // MARK: Size

    /// The size that the whole wants, at its natural width or at a given one.
    func fittingSize(width: CGFloat?) -> CGSize {
        guard !views.isEmpty else { return CGSize(width: width ?? marginWidth, height: marginHeight) }
        return isRow ? rowSize(width: width) : columnSize(width: width)
    }

    private func rowSize(width: CGFloat?) -> CGSize {
        let natural = views.map { max(0, $0.fittingSize(width: nil).width) }
        let whole: CGFloat
        if distribution == .fillEqually {
            whole = (natural.max() ?? 0) * CGFloat(views.count) + gapSum
        } else {
            whole = natural.reduce(0, +) + gapSum
        }
        let room = width.map { max(0, $0 - marginWidth) } ?? whole
        let lengths = rowLengths(room: room)
        let heights = zip(views, lengths).map { max(0, $0.fittingSize(width: $1).height) }
        var height = heights.max() ?? 0
        if alignment == .firstBaseline {
            let baselines = zip(views, lengths).map { $0.firstBaseline(width: $1) }
            let top = baselines.max() ?? 0
            height = zip(heights, baselines).map { $0 + top - $1 }.max() ?? height
        }
        return CGSize(width: width ?? (whole + marginWidth), height: height + marginHeight)
    }

    private func columnSize(width: CGFloat?) -> CGSize {
        let natural = views.map { max(0, $0.fittingSize(width: nil).width) }.max() ?? 0
        let room = width.map { max(0, $0 - marginWidth) } ?? natural
        let heights = views.map { max(0, $0.fittingSize(width: crossWidth(of: $0, room: room)).height) }
        let content =
            distribution == .fillEqually
            ? (heights.max() ?? 0) * CGFloat(views.count) : heights.reduce(0, +)
        return CGSize(width: width ?? (natural + marginWidth), height: content + gapSum + marginHeight)
    }

    /// How wide a view of a column is.
    private func crossWidth(of view: UIView, room: CGFloat) -> CGFloat {
        guard alignment != .fill else { return view.limited(room, .horizontal) }
        let natural = view.fittingSize(width: nil).width
        return natural < 0 ? room : min(natural, room)
    }

    /// How far below the top the first line of text stands at a width; nil where nothing is arranged.
    func firstBaseline(width: CGFloat) -> CGFloat? {
        guard let first = views.first else { return nil }
        let room = max(0, width - marginWidth)
        guard isRow else {
            return margins.top + first.firstBaseline(width: crossWidth(of: first, room: room))
        }
        let lengths = rowLengths(room: room)
        if alignment == .firstBaseline {
            return margins.top + (zip(views, lengths).map { $0.firstBaseline(width: $1) }.max() ?? 0)
        }
        let height = rowSize(width: width).height - marginHeight
        let own = max(0, first.fittingSize(width: lengths[0]).height)
        let top: CGFloat =
            switch alignment {
            case .center: ((height - own) / 2).rounded()
            case .trailing: height - own
            default: 0
            }
        return margins.top + top + first.firstBaseline(width: lengths[0])
    }

    // MARK: Places

    func place(in size: CGSize) {
        guard !views.isEmpty else { return }
        if isRow { placeRow(in: size) } else { placeColumn(in: size) }
    }

    private func placeRow(in size: CGSize) {
        let room = max(0, size.width - marginWidth)
        let height = max(0, size.height - marginHeight)
        let lengths = rowLengths(room: room)
        let spaces = spacesBetween(lengths, room: room)
        let baseline =
            alignment == .firstBaseline ? zip(views, lengths).map { $0.firstBaseline(width: $1) }.max() ?? 0 : 0
        var x = margins.leading
        for (index, view) in views.enumerated() {
            let width = lengths[index]
            let wanted = view.fittingSize(width: width).height
            let own = alignment == .fill || wanted < 0 ? view.limited(height, .vertical) : min(wanted, height)
            let y: CGFloat
            switch alignment {
            case .fill, .leading: y = 0
            case .center: y = ((height - own) / 2).rounded()
            case .trailing: y = height - own
            case .firstBaseline: y = baseline - view.firstBaseline(width: width)
            }
            view.frame = CGRect(x: x, y: margins.top + y, width: width, height: own)
            x += width + (index < spaces.count ? spaces[index] : 0)
        }
    }

    private func placeColumn(in size: CGSize) {
        let room = max(0, size.width - marginWidth)
        let widths = views.map { crossWidth(of: $0, room: room) }
        let natural = zip(views, widths).map { $0.fittingSize(width: $1).height }
        let height = max(0, size.height - marginHeight)
        let lengths = shares(natural: natural, room: height - gapSum, axis: .vertical)
        let spaces = spacesBetween(lengths, room: height)
        var y = margins.top
        for (index, view) in views.enumerated() {
            let x: CGFloat
            switch alignment {
            case .fill, .leading, .firstBaseline: x = 0
            case .center: x = ((room - widths[index]) / 2).rounded()
            case .trailing: x = room - widths[index]
            }
            view.frame = CGRect(x: margins.leading + x, y: y, width: widths[index], height: lengths[index])
            y += lengths[index] + (index < spaces.count ? spaces[index] : 0)
        }
    }

    private func rowLengths(room: CGFloat) -> [CGFloat] {
        shares(natural: views.map { $0.fittingSize(width: nil).width }, room: room - gapSum, axis: .horizontal)
    }

    private func spacesBetween(_ lengths: [CGFloat], room: CGFloat) -> [CGFloat] {
        guard distribution == .equalSpacing, !gaps.isEmpty else { return gaps }
        let spare = room - lengths.reduce(0, +) - gapSum
        guard spare > 0 else { return gaps }
        return gaps.map { $0 + spare / CGFloat(gaps.count) }
    }

    // MARK: Shares

    /// Divides the room among the views.
    private func shares(natural: [CGFloat], room: CGFloat, axis: NSLayoutConstraint.Axis) -> [CGFloat] {
        let content = natural.map { max(0, $0) }
        let sum = content.reduce(0, +)
        switch distribution {
        case .fillEqually:
            return views.map { _ in max(0, room / CGFloat(views.count)) }
        case .fillProportionally:
            guard sum > 0 else { return views.map { _ in max(0, room / CGFloat(views.count)) } }
            return content.map { max(0, room * $0 / sum) }
        case .equalSpacing:
            return StackShares(views: views, axis: axis, natural: natural).fitting(room)
        case .fill:
            return StackShares(views: views, axis: axis, natural: natural).filling(room)
        }
    }
}
