import RowKit

// Rows with controls to test views: a text field and a toggle.

final class FieldCell: Cell<String>, TitledCellType, ControlCellType, CellType {
    let titleLabel: LabelView? = LabelView()
    let control = TextFieldView()

    override func setup() {
        super.setup()
        textField.part = "field"
        titleLabel?.part = "title"
        contentView = StackView(.horizontal, [titleLabel, textField].compactMap { $0 })
        textField.onType { [weak self] text in self?.row?.value = text.isEmpty ? nil : text }
    }

    override func update() {
        super.update()
        textField.text = row?.value ?? ""
    }
}

final class TextRow: Row<FieldCell>, RowType {}

final class SwitchedCell: ControlCell<Bool, ToggleView> {
    override func setup() {
        super.setup()
        toggle.onToggle { [weak self] isOn in self?.row?.value = isOn }
    }

    override func update() {
        super.update()
        toggle.isOn = row?.value ?? false
    }
}

final class SwitchedRow: Row<SwitchedCell>, RowType {}
