import RowKit

/// Asks for yes or no by a switch.
///
/// ```swift
/// SwitchRow("newsletter") { row in
///     row.title = "Send me news"
///     row.value = true
/// }
/// ```
///
/// No value is shown as off; once switched, the row has one.
public final class SwitchRow: _SwitchRow<SwitchCell>, RowType {}

/// The logic of a ``SwitchRow``, over any cell with a toggle.
open class _SwitchRow<Cell: ToggleCellType & CellType>: Row<Cell> where Cell.Value == Bool {
    /// What the form calls on and off.
    open override func defaultDisplayText(for value: Bool) -> String? {
        phrases.text(value ? .on : .off)
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.toggle.onToggle { [weak self] isOn in self?.take(isOn) }
    }

    /// A person turned the toggle.
    func take(_ isOn: Bool) { setValue(isOn, by: .user) }

    open override func customUpdateCell() {
        super.customUpdateCell()
        cell.toggle.isOn = value ?? false
    }
}

/// What a ``SwitchRow`` looks like: a title, and a switch at the end.
open class SwitchCell: Cell<Bool>, ToggleCellType, CellType {
    /// The switch.
    public final let toggle = ToggleView()

    /// None: the switch shows the value.
    open override var detailText: String? { nil }

    /// Puts the switch at the end.
    open override func setup() {
        super.setup()
        accessoryView = toggle
    }
}
