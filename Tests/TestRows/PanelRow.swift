import RowKit

/// One of each control, and a hidden field before a visible one.
package final class PanelCell: Cell<String>, CellType {
    package override func setup() {
        super.setup()
        let (slider, choice, date) = (SliderView(), ChoiceView(), DateView())
        let (color, file, canvas) = (ColorView(), FileView(), CanvasView())
        let (list, button) = (ListView(), ButtonView("Clear"))
        let (hidden, field) = (TextFieldView(), TextFieldView())
        choice.options = ["a", "b", "c"].map { .init($0, $0) }
        choice.allowsMultiple = true
        date.maximum = "9998-12-31"
        list.items = ["x", "y"].map { .init($0, StyledText($0)) }
        canvas.isInteractive = true
        hidden.isHidden = true
        slider.onSet { [weak self] in self?.row?.value = "set \($0)" }
        choice.onChoose { [weak self] in self?.row?.value = "chose \($0)" }
        date.onChoose { [weak self] in self?.row?.value = "date \($0 ?? "none")" }
        color.onChoose { [weak self] in self?.row?.value = "colour \($0?.text ?? "none")" }
        file.onChoose { [weak self] in self?.row?.value = "files \($0.map(\.name))" }
        canvas.onTouch { [weak self] in self?.row?.value = "touched \($0.points.count)" }
        list.onPick { [weak self] in self?.row?.value = "picked \($0)" }
        button.onPress { [weak self] in self?.row?.value = nil }
        hidden.onType { [weak self] in self?.row?.value = "hidden \($0)" }
        field.onType { [weak self] in self?.row?.value = "typed \($0)" }
        contentView = StackView(
            .vertical,
            [slider, choice, date, color, file, canvas, list, button, hidden, field])
    }
}

/// A row whose value describes the last action on its controls.
package final class PanelRow: Row<PanelCell>, RowType {}
