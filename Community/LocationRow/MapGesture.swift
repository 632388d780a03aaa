import RowKit

/// A touch of a map, which counts as a tap until it has moved.
struct MapGesture {
    /// The region before the touch.
    let region: MapRegion
    /// The place of the pin before the touch, or nil if there was none.
    let pin: Location?
    /// Whether the touch began on the pin.
    let holdsPin: Bool
    /// Whether the touch has moved far enough to be a drag.
    private(set) var hasMoved = false
    /// The last point of the touch.
    private(set) var end: CanvasView.Point

    private let start: CanvasView.Point

    /// The minimum distance of a drag, in points of the canvas.
    static let threshold = 4.0
    /// The distance from the middle of the pin within which a touch takes it.
    static let reach = 14.0

    init(from start: CanvasView.Point, on region: MapRegion, pin: Location?) {
        self.start = start
        end = start
        self.region = region
        self.pin = pin
        let tip = pin.flatMap(region.point)
        holdsPin =
            tip.map { CanvasView.Point($0.x, $0.y - 8).distance(to: start) <= Self.reach } ?? false
    }

    mutating func move(to point: CanvasView.Point) {
        end = point
        if start.distance(to: point) >= Self.threshold { hasMoved = true }
    }

    /// The region after the drag.
    var movedRegion: MapRegion { region.moved(byX: end.x - start.x, y: end.y - start.y) }
}

extension CanvasView.Point {
    fileprivate func distance(to other: CanvasView.Point) -> Double {
        let (x, y) = (x - other.x, y - other.y)
        return (x * x + y * y).squareRoot()
    }
}
