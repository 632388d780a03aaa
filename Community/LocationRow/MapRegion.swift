import RowKit

/// The part of the Earth that a map shows, with meridians and parallels as straight lines.
///
/// A degree has the same length in both directions. The region does not extend beyond the poles,
/// but it can cross the meridian opposite Greenwich.
public struct MapRegion: Hashable, Sendable {
    /// The centre of the region.
    public let center: Location
    /// The width in degrees of longitude.
    public let span: Double

    /// The range of widths that a map can show, in degrees of longitude.
    public static let spans = 0.001...360.0
    /// The size of the canvas.
    static let size = ViewSize(width: 360, height: 180)

    /// Creates a region around a place, or around 0° north, 0° east if the place is nil.
    ///
    /// Near a pole, the centre moves towards the equator, so that the region ends at the pole. An
    /// invalid span is clamped.
    public init(center: Location?, span: Double) {
        let span = span.isNaN ? Self.spans.upperBound : span
        self.span = min(max(span, Self.spans.lowerBound), Self.spans.upperBound)
        let limit = 90 - self.span / 4
        self.center = Location(
            known: min(max(center?.latitude ?? 0, -limit), limit), center?.longitude ?? 0)
    }

    /// The length of a degree on the canvas, in points.
    var scale: Double { Self.size.width / span }

    /// The degrees from the centre to the northern and the southern edge.
    var halfHeight: Double { span / 4 }

    /// Returns the position of a place on the canvas, or nil if it is outside.
    func point(of location: Location) -> CanvasView.Point? {
        let east = Self.wrapped(location.longitude - center.longitude)
        let point = CanvasView.Point(
            Self.size.width / 2 + east * scale,
            Self.size.height / 2 - (location.latitude - center.latitude) * scale)
        // Because of rounding, a place touched at an edge can be up to a point outside.
        let isInside =
            (-1...Self.size.width + 1).contains(point.x)
            && (-1...Self.size.height + 1).contains(point.y)
        guard isInside else { return nil }
        return CanvasView.Point(
            min(max(point.x, 0), Self.size.width), min(max(point.y, 0), Self.size.height))
    }

    /// Returns the place at a point of the canvas, rounded to six decimals.
    func location(at point: CanvasView.Point) -> Location {
        let latitude = center.latitude - (point.y - Self.size.height / 2) / scale
        let longitude = center.longitude + (point.x - Self.size.width / 2) / scale
        return Location(
            known: min(max(Self.rounded(latitude), -90), 90),
            Self.wrapped(Self.rounded(longitude)))
    }

    /// Returns the region with its span multiplied by a factor, centred on a place or, if nil, on
    /// its own centre.
    func zoomed(by factor: Double, around location: Location?) -> MapRegion {
        MapRegion(center: location ?? center, span: span * factor)
    }

    /// Returns a region whose map is moved by a number of points to the right and down.
    func moved(byX x: Double, y: Double) -> MapRegion {
        let latitude = center.latitude + y / scale
        return MapRegion(
            center: Location(
                known: min(max(latitude, -90), 90), Self.wrapped(center.longitude - x / scale)),
            span: span)
    }

    /// Wraps a longitude into the range of longitudes.
    ///
    /// Both ends of the range are left unchanged.
    static func wrapped(_ longitude: Double) -> Double {
        if Location.longitudes.contains(longitude) { return longitude }
        return longitude > 0 ? longitude - 360 : longitude + 360
    }

    /// Rounds degrees to six decimals, about a tenth of a metre.
    private static func rounded(_ degrees: Double) -> Double {
        (degrees * 1_000_000).rounded() / 1_000_000
    }
}
