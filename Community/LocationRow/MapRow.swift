import RowKit

/// A map on which the user touches a place, with buttons to zoom.
final class MapRow: Row<MapCell>, RowType {
    /// The region that the map shows.
    @Setting var region = MapRegion(center: nil, span: MapRegion.spans.upperBound)

    /// Called when the user has touched a place, even the current one, and when a touch was
    /// cancelled and the pin has returned to its place.
    var onTouch: ((CanvasTouch.Phase) -> Void)?

    /// The place of the pin before the current touch, or nil if there is no touch.
    private var placeBeforeTouch: Location??

    override func customUpdateCell() {
        super.customUpdateCell()
        cell.canvas.shapes =
            MapDrawing(region: region, location: value, formats: phrases.formats).shapes
        cell.zoomIn.isEnabled = region.span > MapRegion.spans.lowerBound
        cell.zoomOut.isEnabled = region.span < MapRegion.spans.upperBound
    }

    /// Moves the pin to the last point of a touch, or back to its place if the touch is cancelled.
    func take(_ touch: CanvasTouch) {
        if touch.phase == .began { placeBeforeTouch = .some(value) }
        if touch.phase == .cancelled {
            guard let placeBeforeTouch else { return }
            value = placeBeforeTouch
        } else if let point = touch.points.last {
            value = region.location(at: point)
        }
        if touch.phase == .ended || touch.phase == .cancelled { placeBeforeTouch = nil }
        onTouch?(touch.phase)
    }

    /// Multiplies the span by a factor, with the pin in the centre if there is one.
    func zoom(by factor: Double) { region = region.zoomed(by: factor, around: value) }

    /// Moves the map to the pin if it is not visible.
    func showPin() {
        guard let value, region.point(of: value) == nil else { return }
        region = MapRegion(center: value, span: region.span)
    }
}

/// A cell with a canvas and the buttons below it.
final class MapCell: Cell<Location>, CellType, CanvasCellType {
    let canvas = CanvasView()
    let zoomIn = ButtonView("+")
    let zoomOut = ButtonView("−")

    override func setup() {
        super.setup()
        selectionStyle = .none
        let phrases = row?.phrases ?? Phrases()
        canvas.part = "canvas"
        canvas.size = MapRegion.size
        canvas.isInteractive = true
        canvas.name = phrases.text(.locationRowMap)
        canvas.hint = phrases.text(.locationRowMapHint)
        canvas.onTouch { [weak self] touch in (self?.row as? MapRow)?.take(touch) }
        let buttons = [
            (zoomOut, "out", PhraseKey.locationRowZoomOut, 4),
            (zoomIn, "in", .locationRowZoomIn, 0.25),
        ]
        for (button, part, phrase, factor) in buttons {
            button.part = part
            button.name = phrases.text(phrase)
            button.onPress { [weak self] in (self?.row as? MapRow)?.zoom(by: factor) }
        }
        contentView = StackView(.vertical, [canvas, StackView(.horizontal, buttons.map(\.0))])
    }
}
