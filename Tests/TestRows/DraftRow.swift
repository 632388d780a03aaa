import RowKit

/// A text area with a button that puts stars around the selection.
package final class DraftCell: Cell<String>, TitledCellType, ControlCellType, CellType {
    package let titleLabel: LabelView? = LabelView()
    package let control = TextAreaView()

    package override func setup() {
        super.setup()
        titleLabel?.part = "title"
        textArea.part = "field"
        textArea.onType { [weak self] text in self?.row?.value = text.isEmpty ? nil : text }
        let bold = ButtonView("Bold")
        bold.part = "bold"
        bold.onPress { [textArea] in
            var text = Array(textArea.text)
            let range = textArea.selectedRange ?? text.count..<text.count
            text.insert(contentsOf: "**", at: range.upperBound)
            text.insert(contentsOf: "**", at: range.lowerBound)
            textArea.type(
                String(text), selecting: range.lowerBound + 2..<range.upperBound + 2)
        }
        let tools = StackView(.horizontal, [bold])
        tools.part = "tools"
        tools.editedInput = textArea
        contentView = StackView(.vertical, [titleLabel, tools, textArea].compactMap { $0 })
    }

    package override func update() {
        super.update()
        textArea.text = row?.value ?? ""
    }
}

/// A text of several lines, parts of which can be made bold.
package final class DraftRow: Row<DraftCell>, RowType {}
