import RowKit

// Rows with controls to drive forms: a text field, a toggle and buttons.

/// A text field with a title.
package final class EntryCell: Cell<String>, TitledCellType, ControlCellType, CellType {
    package let titleLabel: LabelView? = LabelView()
    package let control = TextFieldView()

    package override func setup() {
        super.setup()
        titleLabel?.part = "title"
        textField.part = "field"
        contentView = StackView(.horizontal, [titleLabel, textField].compactMap { $0 })
        textField.onType { [weak self] text in self?.row?.value = text.isEmpty ? nil : text }
    }

    package override func update() {
        super.update()
        textField.text = row?.value ?? ""
    }
}

/// A row with a text field.
package final class EntryRow: Row<EntryCell>, RowType {}

/// A toggle at the end of the row.
package final class SwitchCell: ControlCell<Bool, ToggleView> {
    package override func setup() {
        super.setup()
        toggle.onToggle { [weak self] isOn in self?.row?.value = isOn }
    }

    package override func update() {
        super.update()
        toggle.isOn = row?.value ?? false
    }
}

/// A row with a toggle.
package final class SwitchRow: Row<SwitchCell>, RowType {}

/// A row that shows its title and its value.
package final class PlainCell: Cell<String>, CellType {}

/// A row whose text cannot be typed.
package final class PlainRow: Row<PlainCell>, RowType {}

/// A button for each star.
package final class StarsCell: Cell<Int>, CellType {
    package override func setup() {
        super.setup()
        contentView = StackView(
            .horizontal,
            (1...5).map { count in
                let star = ButtonView("★")
                star.part = "\(count)"
                star.onPress { [weak self] in self?.row?.value = count }
                return star
            })
    }
}

/// A number of stars, set by pressing the last of them.
package final class StarsRow: Row<StarsCell>, RowType {}
