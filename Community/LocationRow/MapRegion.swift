import RowKit

/// The part of the Earth that a map shows, with meridians and parallels as straight lines.
///
/// A degree is as long from west to east as from north to south. Poles are edges: what is shown
/// reaches no farther. The meridian opposite of Greenwich is none: what is shown goes on behind it.
public struct MapRegion: Hashable, Sendable {
    /// What is in the middle.
    public let center: Location
    /// How many degrees there are from west to east.
    public let span: Double

    /// How many degrees a map can show.
    public static let spans = 0.001...360.0
    /// The canvas on which it is drawn.
    static let size = ViewSize(width: 360, height: 180)

    /// A part around a place, by default around the equator and Greenwich.
    ///
    /// Near a pole the middle is as far away from it as the map reaches. A span that cannot be
    /// shown becomes the nearest that can.
    public init(center: Location?, span: Double) {
        let span = span.isNaN ? Self.spans.upperBound : span
        self.span = min(max(span, Self.spans.lowerBound), Self.spans.upperBound)
        let limit = 90 - self.span / 4
        self.center = Location(
            known: min(max(center?.latitude ?? 0, -limit), limit), center?.longitude ?? 0)
    }

    /// The points of the canvas that a degree takes.
    var scale: Double { Self.size.width / span }

    /// The degrees from the middle to the north and the south.
    var halfHeight: Double { span / 4 }

    /// Where a place is on the canvas; nil: outside.
    func point(of location: Location) -> CanvasPoint? {
        let east = Self.wrapped(location.longitude - center.longitude)
        let point = CanvasPoint(
            Self.size.width / 2 + east * scale,
            Self.size.height / 2 - (location.latitude - center.latitude) * scale)
        // What was touched at an edge may lie behind it by less than a point.
        let isInside =
            (-1...Self.size.width + 1).contains(point.x)
            && (-1...Self.size.height + 1).contains(point.y)
        guard isInside else { return nil }
        return CanvasPoint(
            min(max(point.x, 0), Self.size.width), min(max(point.y, 0), Self.size.height))
    }

    /// The place at a point of the canvas, as exactly as a finger is: to a thousandth of the map.
    func location(at point: CanvasPoint) -> Location {
        let latitude = center.latitude - (point.y - Self.size.height / 2) / scale
        let longitude = center.longitude + (point.x - Self.size.width / 2) / scale
        return Location(
            known: min(max(Self.rounded(latitude), -90), 90),
            Self.wrapped(Self.rounded(longitude)))
    }

    /// The same place in the middle, and so many times as much around it.
    func zoomed(by factor: Double, around location: Location?) -> MapRegion {
        MapRegion(center: location ?? center, span: span * factor)
    }

    /// A longitude within the bounds of longitudes; either of these stays what it is.
    static func wrapped(_ longitude: Double) -> Double {
        if Location.longitudes.contains(longitude) { return longitude }
        return longitude > 0 ? longitude - 360 : longitude + 360
    }

    /// Six decimals are a tenth of a metre.
    private static func rounded(_ degrees: Double) -> Double {
        (degrees * 1_000_000).rounded() / 1_000_000
    }
}
