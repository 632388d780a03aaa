/// A cell with the title at the start and a control at the end.
///
/// A row with such a cell needs no class for it:
///
/// ```swift
/// final class ThermostatRow: Row<ControlCell<Int, StepperView>>, RowType {
///     override func customSetupCell() {
///         super.customSetupCell()
///         cell.stepper.onSet { [weak self] degrees in self?.setValue(Int(degrees), by: .user) }
///     }
///
///     override func customUpdateCell() {
///         super.customUpdateCell()
///         cell.stepper.value = Double(value ?? 20)
///     }
/// }
/// ```
open class ControlCell<Value: Equatable & Sendable, Control: BaseView & HeaderFooterViewType>:
    Cell<Value>, ControlCellType, CellType
{
    /// The control, at the end of the cell.
    public final let control = Control()

    /// Nil, because the control shows the value.
    open override var detailText: String? { nil }

    /// Adds the control at the end of the cell.
    open override func setup() {
        super.setup()
        accessoryView = control
    }
}
