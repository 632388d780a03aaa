import RowKit

/// A line of stars on a canvas, and the ratings that they stand for.
struct StarScale {
    let stars: Int
    /// The smallest difference between two ratings, in stars.
    let step: Double
    /// Whether the first star is on the right, as in languages that are read from right to left.
    var isMirrored = false

    private static let side = 28.0

    /// The size of all stars together.
    var size: ViewSize { ViewSize(width: Self.side * Double(stars), height: Self.side) }

    /// Returns the rating for a horizontal position, which is at least one step.
    func rating(at x: Double) -> Double {
        let rating = (mirrored(x) / Self.side / step).rounded(.up) * step
        return clean(min(max(rating, step), Double(stars)))
    }

    /// Returns the nearest rating to a number, which is 0 below half a step.
    func nearestRating(to number: Double) -> Double {
        clean(min(max((number / step).rounded() * step, 0), Double(stars)))
    }

    /// Returns the distance of a position from the edge at which the stars begin.
    private func mirrored(_ x: Double) -> Double { isMirrored ? size.width - x : x }

    private func mirrored(_ figure: [CanvasView.Point]) -> [CanvasView.Point] {
        guard isMirrored else { return figure }
        // Rounded in the same way as the corners.
        return figure.map { CanvasView.Point((mirrored($0.x) * 100).rounded() / 100, $0.y) }
    }

    /// Removes rounding errors of binary fractions, so that three times 0.1 is 0.3.
    private func clean(_ rating: Double) -> Double { (rating * 1e6).rounded() / 1e6 }

    /// Returns the shapes of a rating: the outline of each star, and its filled part.
    func shapes(of rating: Double, color: RowColor) -> [CanvasView.Shape] {
        (0..<stars).flatMap { place in
            let star = Self.star(at: Double(place) * Self.side)
            let shown = mirrored(star)
            let share = min(max(rating - Double(place), 0), 1)
            if share == 1 {
                return [CanvasView.Shape(.lines(shown, isClosed: true), fill: color, stroke: color)]
            }
            let outline = CanvasView.Shape(.lines(shown, isClosed: true), stroke: color)
            guard share > 0 else { return [outline] }
            let edge = (Double(place) + share) * Self.side
            let part = mirrored(Self.cut(star, at: edge))
            return [CanvasView.Shape(.lines(part, isClosed: true), fill: color), outline]
        }
    }

    /// Returns the corners of a star in a square that begins at a leading edge.
    private static func star(at edge: Double) -> [CanvasView.Point] {
        let center = side / 2
        // The direction from the centre to a corner, turned by a tenth of a circle for the next
        // one.
        var direction = (x: 0.0, y: -1.0)
        let (sine, cosine) = (0.587785252292473, 0.809016994374947)
        return (0..<10).map { corner in
            let radius = corner.isMultiple(of: 2) ? side * 0.46 : side * 0.19
            let x = edge + center + radius * direction.x
            let y = center + radius * direction.y
            direction = (
                direction.x * cosine - direction.y * sine, direction.x * sine + direction.y * cosine
            )
            return CanvasView.Point((x * 100).rounded() / 100, (y * 100).rounded() / 100)
        }
    }

    /// Returns the part of a figure before an edge.
    private static func cut(_ corners: [CanvasView.Point], at edge: Double) -> [CanvasView.Point] {
        var part: [CanvasView.Point] = []
        for (place, corner) in corners.enumerated() {
            let next = corners[(place + 1) % corners.count]
            if corner.x <= edge { part.append(corner) }
            if (corner.x <= edge) != (next.x <= edge) {
                let share = (edge - corner.x) / (next.x - corner.x)
                let y = corner.y + share * (next.y - corner.y)
                part.append(CanvasView.Point(edge, (y * 100).rounded() / 100))
            }
        }
        return part
    }
}
