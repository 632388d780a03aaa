import RowKit

/// A map on which the user moves around and puts a pin on a place.
///
/// A tap puts the pin there. Dragging the pin moves it, and dragging elsewhere moves the map. With
/// the focus on the map, arrow keys move it, and Return puts the pin in its centre.
final class MapRow: Row<MapCell>, RowType {
    /// The region that the map shows.
    @Setting var region = MapRegion(center: nil, span: MapRegion.spans.upperBound)

    /// Whether the centre is marked, because the user moves the map by keys.
    @Setting private var marksCenter = false

    /// Called with the phase of the movement when the user moves or removes the pin, even if it
    /// stays in its place.
    ///
    /// A cancelled movement has returned the pin to its previous place.
    var onPin: ((CanvasView.Touch.Phase) -> Void)?

    private var gesture: MapGesture?

    /// The region, so that a restored map shows the same part of the Earth.
    ///
    /// If a state has no region, the map shows the pin.
    override var cellState: JSONValue? {
        get { region.state }
        set {
            guard let restored = MapRegion(state: newValue) else { return showPin() }
            region = restored
        }
    }

    override func customUpdateCell() {
        super.customUpdateCell()
        cell.canvas.shapes =
            MapDrawing(
                region: region, location: value, formats: phrases.formats, marksCenter: marksCenter
            ).shapes
        cell.zoomIn.isEnabled = region.span > MapRegion.spans.lowerBound
        cell.zoomOut.isEnabled = region.span < MapRegion.spans.upperBound
    }

    /// Multiplies the span by a factor, and centres the pin if it is visible.
    func zoom(by factor: Double) {
        let visible = value.flatMap { region.point(of: $0) == nil ? nil : $0 }
        region = region.zoomed(by: factor, around: visible)
    }

    /// Moves the map to the pin if it is not visible.
    func showPin() {
        guard let value, region.point(of: value) == nil else { return }
        region = MapRegion(center: value, span: region.span)
    }

    // MARK: Touches

    /// Moves the map or the pin by a touch.
    func take(_ touch: CanvasView.Touch) {
        marksCenter = false
        if touch.phase == .began, let point = touch.points.first {
            gesture = MapGesture(from: point, on: region, pin: value)
        }
        guard touch.phase != .cancelled else { return cancelGesture() }
        let hadMoved = gesture?.hasMoved == true
        for point in touch.points { gesture?.move(to: point) }
        if let gesture, gesture.hasMoved {
            if gesture.holdsPin {
                let phase = hadMoved || touch.phase == .ended ? touch.phase : .began
                put(region.location(at: gesture.end), phase)
            } else {
                region = gesture.movedRegion
            }
        } else if touch.phase == .ended, let point = touch.points.last {
            put(region.location(at: point), .ended)
        }
        if touch.phase == .ended { gesture = nil }
    }

    /// Moves the map and the pin back to where they were before the current touch.
    private func cancelGesture() {
        guard let gesture else { return }
        self.gesture = nil
        region = gesture.region
        if gesture.hasMoved, gesture.holdsPin { put(gesture.pin, .cancelled) }
    }

    private func put(_ location: Location?, _ phase: CanvasView.Touch.Phase) {
        value = location
        onPin?(phase)
    }

    // MARK: Keys

    /// Moves the map or the pin with a key, and returns whether the key was handled.
    func take(_ key: ViewAction.Key, isShifted: Bool) -> Bool {
        let size = MapRegion.size
        let step = isShifted ? size.height / 90 : size.height / 6
        switch key {
        case .left: move(byX: step, y: 0)
        case .right: move(byX: -step, y: 0)
        case .up: move(byX: 0, y: step)
        case .down: move(byX: 0, y: -step)
        case .pageUp: zoom(by: 0.5)
        case .pageDown: zoom(by: 2)
        case .home: region = MapRegion(center: nil, span: MapRegion.spans.upperBound)
        case .enter, .space:
            put(region.location(at: CanvasView.Point(size.width / 2, size.height / 2)), .ended)
        case .delete, .backspace: put(nil, .ended)
        default: return false
        }
        return true
    }

    private func move(byX x: Double, y: Double) {
        region = region.moved(byX: x, y: y)
        marksCenter = true
    }
}
