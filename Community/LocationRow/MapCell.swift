import RowKit

/// A cell with a map and the buttons below it.
final class MapCell: Cell<Location>, CellType {
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
        canvas.onKeyPress { [weak self] key, isShifted in
            (self?.row as? MapRow)?.take(key, isShifted: isShifted) ?? false
        }
        let buttons = [
            (zoomOut, "out", Phrases.Key.locationRowZoomOut, 4),
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
