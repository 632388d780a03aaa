import RowKit

/// Asks for yes or no by a box to check.
///
/// ```swift
/// CheckRow("terms") { row in
///     row.title = "I accept the terms"
///     row.add(rule: RuleAccepted())
/// }
/// ```
///
/// Selecting the row checks the box or takes the check away, and pressing the box selects the row:
/// `onCellSelection` hears of both. No value is shown as unchecked.
public final class CheckRow: _CheckRow<CheckCell>, RowType {}

/// The logic of a ``CheckRow``, over any cell with a toggle.
open class _CheckRow<Cell: ToggleCellType & CellType>: _SwitchRow<Cell>
where Cell.Value == Bool {
    open override func customDidSelect() {
        super.customDidSelect()
        setValue(!(value ?? false), by: .user)
    }

    final override func take(_ isOn: Bool) {
        // What the box shows already is no reason to turn it.
        if isOn == (value ?? false) { super.take(isOn) } else { select() }
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.toggle.style = .checkbox
    }
}

/// What a ``CheckRow`` looks like: a title, and a box at the end.
open class CheckCell: SwitchCell {}
