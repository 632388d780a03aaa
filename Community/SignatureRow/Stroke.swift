import RowKit

/// A line that is being drawn.
///
/// The points are simplified from time to time, so that neither a long line nor a client that sends
/// many points uses much memory or time.
struct Stroke {
    /// The points so far.
    private(set) var points: [CanvasView.Point] = []

    /// The maximum distance between a removed point and the simplified line.
    private static let tolerance = 0.4
    /// The smallest distance between two points.
    private static let spacing = 1.0
    /// The number of points after which the line is simplified again.
    private static let limit = 500

    private var nextLimit = Stroke.limit

    /// Adds a point, unless it is too close to the last one.
    mutating func add(_ point: CanvasView.Point) {
        let point = Signature.rounded(point)
        if let last = points.last, Self.squaredDistance(last, point) < Self.spacing * Self.spacing {
            return
        }
        guard points.count < Signature.maximumPoints else { return }
        points.append(point)
        guard points.count >= nextLimit else { return }
        points = simplified
        nextLimit = points.count + Self.limit
    }

    /// The points without those close to the line between their neighbours, by the
    /// Ramer–Douglas–Peucker algorithm.
    var simplified: [CanvasView.Point] {
        guard points.count > 2 else { return points }
        var isKept = Array(repeating: false, count: points.count)
        isKept[0] = true
        isKept[points.count - 1] = true
        var parts = [(0, points.count - 1)]
        while let (start, end) = parts.popLast() {
            var farthest = (place: start, distance: Self.tolerance * Self.tolerance)
            for place in stride(from: start + 1, to: end, by: 1) {
                let distance = Self.squaredDistance(
                    points[place], from: points[start], to: points[end])
                if distance > farthest.distance { farthest = (place, distance) }
            }
            guard farthest.place > start else { continue }
            isKept[farthest.place] = true
            parts += [(start, farthest.place), (farthest.place, end)]
        }
        return zip(points, isKept).filter(\.1).map(\.0)
    }

    private static func squaredDistance(_ point: CanvasView.Point, _ other: CanvasView.Point)
        -> Double
    {
        let (x, y) = (point.x - other.x, point.y - other.y)
        return x * x + y * y
    }

    /// Returns the squared distance of a point from the line segment between two others.
    private static func squaredDistance(
        _ point: CanvasView.Point, from start: CanvasView.Point, to end: CanvasView.Point
    ) -> Double {
        let length = squaredDistance(start, end)
        guard length > 0 else { return squaredDistance(point, start) }
        let (x, y) = (end.x - start.x, end.y - start.y)
        let share = ((point.x - start.x) * x + (point.y - start.y) * y) / length
        let nearest = min(max(share, 0), 1)
        return squaredDistance(
            point, CanvasView.Point(start.x + nearest * x, start.y + nearest * y))
    }
}
