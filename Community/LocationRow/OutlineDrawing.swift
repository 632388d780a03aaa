import RowKit

/// Draws the land and the borders in a part of the Earth.
///
/// Only the visible part is drawn. Lines are clipped to the map, and points that are too close
/// together to be distinguished are left out.
struct OutlineDrawing {
    let region: MapRegion
    var outline = Outline.earth

    /// The land, followed by the borders.
    var shapes: [CanvasView.Shape] {
        (land.isEmpty ? [] : [CanvasView.Shape(.lines(land, isClosed: true), fill: .landOnMap)])
            + borders.map { border in
                CanvasView.Shape(.lines(border, isClosed: false), stroke: .borderOnMap, width: 0.5)
            }
    }

    /// The land as one figure.
    ///
    /// All coasts are joined into one figure by lines that run back and forth and so have no area.
    private var land: [CanvasView.Point] {
        var figure: [CanvasView.Point] = []
        for coast in outline.coasts {
            for shift in shifts(of: coast) {
                let part = clip.figure(points(of: coast, shiftedBy: shift)).rounded
                guard part.count > 2, let corner = part.first else { continue }
                figure += part + [corner]
                if figure.count > part.count + 1 { figure.append(figure[0]) }
            }
        }
        return figure
    }

    /// The borders, or none if the map shows too large a region.
    private var borders: [[CanvasView.Point]] {
        guard region.span <= Self.largestSpanWithBorders else { return [] }
        return outline.borders.flatMap { border in
            shifts(of: border).flatMap { clip.lines(points(of: border, shiftedBy: $0)) }
        }.map(\.rounded).filter { $0.count > 1 }
    }

    /// The width in degrees above which borders are not drawn.
    static let largestSpanWithBorders = 90.0

    private var clip: MapClip { MapClip(size: MapRegion.size) }

    /// Returns the turns around the Earth, in degrees, that make a line visible.
    ///
    /// If the map crosses the meridian opposite Greenwich, a line may be visible after a full turn
    /// to the east or west.
    private func shifts(of line: Outline.Line) -> [Double] {
        let (middle, half) = (region.center, region.span / 2)
        let latitudes = middle.latitude - region.halfHeight...middle.latitude + region.halfHeight
        guard line.latitudes.overlaps(latitudes) else { return [] }
        return [-360, 0, 360].filter { shift in
            line.longitudes.lowerBound + shift < middle.longitude + half
                && line.longitudes.upperBound + shift > middle.longitude - half
        }
    }

    private func points(of line: Outline.Line, shiftedBy shift: Double) -> [CanvasView.Point] {
        let (center, scale, size) = (region.center, region.scale, MapRegion.size)
        return line.points(upTo: Outline.level(within: 0.75 / scale)).map { point in
            CanvasView.Point(
                size.width / 2 + (point.longitude + shift - center.longitude) * scale,
                size.height / 2 - (point.latitude - center.latitude) * scale)
        }
    }
}

extension [CanvasView.Point] {
    /// The points, rounded to half a point of the canvas, without consecutive duplicates.
    fileprivate var rounded: [CanvasView.Point] {
        var found: [CanvasView.Point] = []
        for point in self {
            let rounded = CanvasView.Point((point.x * 2).rounded() / 2, (point.y * 2).rounded() / 2)
            if rounded != found.last { found.append(rounded) }
        }
        return found
    }
}
