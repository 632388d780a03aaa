import RowKit

/// Cuts lines at the edges of a map.
struct MapClip {
    let size: ViewSize

    /// Functions that are positive for points on the map's side of an edge.
    private var edges: [(CanvasView.Point) -> Double] {
        [{ $0.x }, { size.width - $0.x }, { $0.y }, { size.height - $0.y }]
    }

    /// Returns the part of a closed figure that is on the map, by the Sutherland–Hodgman algorithm.
    ///
    /// The figure keeps its direction, and follows the edges of the map where it leaves the map.
    func figure(_ points: [CanvasView.Point]) -> [CanvasView.Point] {
        edges.reduce(points) { points, distance in
            guard var start = points.last else { return [] }
            var inside: [CanvasView.Point] = []
            for end in points {
                let (before, after) = (distance(start), distance(end))
                if (before < 0) != (after < 0) {
                    inside.append(start.point(before / (before - after), towards: end))
                }
                if after >= 0 { inside.append(end) }
                start = end
            }
            return inside
        }
    }

    /// Returns the parts of an open line that are on the map, from first to last.
    func lines(_ points: [CanvasView.Point]) -> [[CanvasView.Point]] {
        var lines: [[CanvasView.Point]] = []
        for (start, end) in zip(points, points.dropFirst()) {
            guard let (first, last) = segment(from: start, to: end) else { continue }
            if lines.last?.last == first {
                lines[lines.count - 1].append(last)
            } else {
                lines.append([first, last])
            }
        }
        return lines
    }

    /// Returns the part of a segment that is on the map, or nil if there is none.
    private func segment(
        from start: CanvasView.Point, to end: CanvasView.Point
    ) -> (CanvasView.Point, CanvasView.Point)? {
        var (first, last) = (0.0, 1.0)
        for distance in edges {
            let (before, after) = (distance(start), distance(end))
            if before < 0, after < 0 { return nil }
            if before < 0 { first = max(first, before / (before - after)) }
            if after < 0 { last = min(last, before / (before - after)) }
        }
        guard first < last else { return nil }
        return (
            first == 0 ? start : start.point(first, towards: end),
            last == 1 ? end : start.point(last, towards: end)
        )
    }
}

extension CanvasView.Point {
    /// Returns the point at a fraction of the distance to another point.
    fileprivate func point(_ share: Double, towards end: CanvasView.Point) -> CanvasView.Point {
        CanvasView.Point(x + (end.x - x) * share, y + (end.y - y) * share)
    }
}
