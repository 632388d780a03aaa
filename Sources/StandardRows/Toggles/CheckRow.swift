import RowKit

/// Asks for yes or no with a check box.
///
/// ```swift
/// CheckRow("terms") { row in
///     row.title = "I accept the terms"
///     row.add(rule: RuleAccepted())
/// }
/// ```
///
/// Selecting the row toggles the box, and pressing the box selects the row, so `onCellSelection` is
/// called for both. A nil value is shown as unchecked.
public final class CheckRow: _CheckRow<CheckCell>, RowType {}

/// The logic of a ``CheckRow``, for any cell with a toggle.
open class _CheckRow<Cell: ControlCellType<ToggleView> & CellType>: _SwitchRow<Cell>
where Cell.Value == Bool {
    open override func customDidSelect() {
        super.customDidSelect()
        setValue(!(value ?? false), by: .user)
    }

    final override func take(_ isOn: Bool) {
        // If the box already shows this state, set the value without toggling the box.
        if isOn == (value ?? false) { super.take(isOn) } else { select() }
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.toggle.style = .checkbox
    }
}

/// The cell of a ``CheckRow``, with a title at the start and a box at the end.
open class CheckCell: SwitchCell {}
