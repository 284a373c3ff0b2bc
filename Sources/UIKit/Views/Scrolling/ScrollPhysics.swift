import Foundation

/// How content moves under a finger and after it: pure geometry, in points and milliseconds.
enum ScrollPhysics {
    /// The speed from which on a swipe turns the page however short it was, in points a millisecond.
    static let pageSpeed: CGFloat = 0.25
    /// How long content that is let go would go on at its speed, in milliseconds.
    static let coast: CGFloat = 200
    /// How stiff content is beyond its edge: the smaller, the stiffer.
    private static let give: CGFloat = 0.55

    /// Where content stands that is pulled over an edge: ever less of the pull is followed.
    static func banded(_ offset: CGFloat, least: CGFloat, greatest: CGFloat, extent: CGFloat) -> CGFloat {
        guard extent > 0 else { return min(max(offset, least), greatest) }
        if offset < least { return least - band(least - offset, extent) }
        if offset > greatest { return greatest + band(offset - greatest, extent) }
        return offset
    }

    private static func band(_ excess: CGFloat, _ extent: CGFloat) -> CGFloat {
        (1 - 1 / (excess * give / extent + 1)) * extent
    }

    /// A scale that is pinched over its limits: half of the excess, on the scale of scales, is followed.
    static func banded(scale: CGFloat, least: CGFloat, greatest: CGFloat) -> CGFloat {
        if scale < least, least > 0 { return least * (scale / least).squareRoot() }
        if scale > greatest, greatest > 0 { return greatest * (scale / greatest).squareRoot() }
        return scale
    }

    /// The page that content comes to rest on, at most one from the page that it came from, or was on its way to.
    ///
    /// A swipe goes on by one, and one that takes its own drag back leads to where it came from.
    static func page(at place: CGFloat, moved: CGFloat, from base: CGFloat, speed: CGFloat) -> CGFloat {
        if speed > pageSpeed { return moved >= 0 ? base + 1 : base }
        if speed < -pageSpeed { return moved <= 0 ? base - 1 : base }
        return min(max(place.rounded(), base - 1), base + 1)
    }
}

/// How fast a finger moved in the last tenth of a second.
struct SpeedMeter {
    private static let span: Double = 100
    private var samples: [(time: Double, place: CGPoint)] = []

    /// Notes a place at a time in milliseconds.
    mutating func add(_ place: CGPoint, at time: Double) {
        samples.append((time, place))
        samples.removeAll { time - $0.time > Self.span }
    }

    /// Points a millisecond; nothing where the finger had rested before it was lifted.
    func speed(at time: Double) -> CGPoint {
        let recent = samples.filter { time - $0.time <= Self.span }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        let span = CGFloat(last.time - first.time)
        return CGPoint(x: (last.place.x - first.place.x) / span, y: (last.place.y - first.place.y) / span)
    }
}
