import RowKit

/// Asks for yes or no with a switch.
///
/// ```swift
/// SwitchRow("newsletter") { row in
///     row.title = "Send me news"
///     row.value = true
/// }
/// ```
///
/// A nil value is shown as off. Toggling the switch sets the value. A switch that the user does not
/// touch has no value, unless the program gives it one, such as false.
public final class SwitchRow: _SwitchRow<SwitchCell>, RowType {}

/// The logic of a ``SwitchRow``, for any cell with a toggle.
open class _SwitchRow<Cell: ControlCellType<ToggleView> & CellType>: Row<Cell>
where Cell.Value == Bool {
    /// Returns the form's phrase for on or off.
    open override func defaultDisplayText(for value: Bool) -> String? {
        phrases.text(value ? .on : .off)
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.toggle.onToggle { [weak self] isOn in self?.take(isOn) }
    }

    /// Called when the user has toggled the switch.
    func take(_ isOn: Bool) { setValue(isOn, by: .user) }

    open override func customUpdateCell() {
        super.customUpdateCell()
        cell.toggle.isOn = value ?? false
    }
}

/// The cell of a ``SwitchRow``, with a title at the start and a switch at the end.
open class SwitchCell: ControlCell<Bool, ToggleView> {}
