import RowKit

/// Draws a part of the Earth with its land, a net of meridians and parallels, and a pin.
struct MapDrawing {
    let region: MapRegion
    let location: Location?
    let formats: any TextFormats
    /// Whether a cross marks the centre, where a key places the pin.
    var marksCenter = false

    /// The shapes, from back to front.
    ///
    /// The pin comes last, so that moving it does not make hosts redraw anything else.
    var shapes: [CanvasView.Shape] {
        [sea] + OutlineDrawing(region: region).shapes + net + (marksCenter ? cross : []) + pin
    }

    private var sea: CanvasView.Shape {
        let size = MapRegion.size
        let corners = [(0, 0), (size.width, 0), (size.width, size.height), (0, size.height)]
        return CanvasView.Shape(
            .lines(corners.map { CanvasView.Point($0, $1) }, isClosed: true),
            fill: .seaOnMap, stroke: .semantic(.separator))
    }

    private var cross: [CanvasView.Shape] {
        let middle = CanvasView.Point(MapRegion.size.width / 2, MapRegion.size.height / 2)
        return [(8.0, 0.0), (0, 8)].map { x, y in
            let ends = [
                CanvasView.Point(middle.x - x, middle.y - y),
                CanvasView.Point(middle.x + x, middle.y + y),
            ]
            return CanvasView.Shape(.lines(ends, isClosed: false), stroke: .label, width: 1.5)
        }
    }

    // MARK: The net

    /// The meridians and parallels.
    var net: [CanvasView.Shape] { parallels + meridians }

    /// The distance between lines in degrees.
    ///
    /// A round number with which at most twelve lines cross the width of the map.
    var step: Double {
        let wanted = region.span / 12
        let steps = [0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5]
        return (steps + [1, 2, 5, 10, 30]).first { $0 >= wanted } ?? 30
    }

    private var parallels: [CanvasView.Shape] {
        let (middle, half) = (region.center.latitude, region.halfHeight)
        return lines(from: middle - half, to: middle + half).flatMap { number, degrees in
            let y = MapRegion.size.height / 2 - (degrees - middle) * region.scale
            return line(
                number, degrees, from: CanvasView.Point(0, y),
                to: CanvasView.Point(MapRegion.size.width, y),
                label: CanvasView.Point(2, y - 2))
        }
    }

    private var meridians: [CanvasView.Shape] {
        let (middle, half) = (region.center.longitude, region.span / 2)
        return lines(from: middle - half, to: middle + half).flatMap { number, degrees in
            let x = MapRegion.size.width / 2 + (degrees - middle) * region.scale
            return line(
                number, MapRegion.wrapped(degrees), from: CanvasView.Point(x, 0),
                to: CanvasView.Point(x, MapRegion.size.height),
                label: CanvasView.Point(x + 2, MapRegion.size.height - 2))
        }
    }

    /// Returns the multiples of the step between two numbers of degrees, excluding both ends.
    private func lines(from start: Double, to end: Double) -> [(number: Int, degrees: Double)] {
        let first = Int((start / step).rounded(.down)) + 1
        let last = Int((end / step).rounded(.up)) - 1
        guard first <= last else { return [] }
        return (first...last).map { ($0, Double($0) * step) }
    }

    /// Returns a line, with a label if it is every second one.
    private func line(
        _ number: Int, _ degrees: Double, from start: CanvasView.Point, to end: CanvasView.Point,
        label: CanvasView.Point
    ) -> [CanvasView.Shape] {
        let net = CanvasView.Shape(
            .lines([start, end], isClosed: false), stroke: .semantic(.separator),
            width: number == 0 ? 1.5 : 0.5)
        guard number.isMultiple(of: 2) else { return [net] }
        let text = formats.string(for: degrees, style: .decimal(0...4)) + "°"
        return [net, CanvasView.Shape(.text(label, text), fill: .secondaryLabel)]
    }

    // MARK: The pin

    /// The pin: a shadow on the ground, and a drop whose tip is at the place.
    private var pin: [CanvasView.Shape] {
        guard let tip = location.flatMap(region.point) else { return [] }
        // Twelve points on a circle, drawn below as an ellipse that is twice as wide as high.
        let unit = [
            (1, 0), (0.866, 0.5), (0.5, 0.866), (0, 1), (-0.5, 0.866), (-0.866, 0.5), (-1, 0),
            (-0.866, -0.5), (-0.5, -0.866), (0, -1), (0.5, -0.866), (0.866, -0.5),
        ]
        let shadow = unit.map { CanvasView.Point(tip.x + 4 * $0, tip.y + 2 * $1) }
        let drop = [
            tip, CanvasView.Point(tip.x - 4, tip.y - 10), CanvasView.Point(tip.x + 4, tip.y - 10),
        ]
        return [
            CanvasView.Shape(
                .lines(shadow, isClosed: true),
                fill: RowColor(red: 0, green: 0, blue: 0, alpha: 0.3)),
            CanvasView.Shape(.lines(drop, isClosed: true), fill: .systemRed),
            CanvasView.Shape(
                .circle(CanvasView.Point(tip.x, tip.y - 12), radius: 5), fill: .systemRed),
            CanvasView.Shape(.circle(CanvasView.Point(tip.x, tip.y - 12), radius: 2), fill: .white),
        ]
    }
}

extension RowColor {
    /// Water, over any background.
    static let seaOnMap = RowColor(red: 0.25, green: 0.55, blue: 0.9, alpha: 0.25)
    /// Land.
    static let landOnMap = RowColor.semantic(.background)
    /// A border between countries.
    static let borderOnMap = RowColor.semantic(.placeholderText)
}
