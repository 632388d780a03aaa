import RowKit

/// A button that presents a screen on which the row's value is chosen.
///
/// ```swift
/// ButtonRowWithPresent<ShadeController>("shade") { row in
///     row.title = "Choose a shade"
///     row.presentationMode = .show(
///         controllerProvider: .callback { ShadeController() })
/// }
/// .onPresent { _, controller in controller.title = "Shades" }
/// ```
///
/// The screen is given in Swift only. A document can contain the row, whose button then presents
/// nothing until your code sets `presentationMode`.
///
/// The button does not show the value. For a screen without a value to choose, use a
/// ``ButtonRow``, which can present any screen.
public final class ButtonRowWithPresent<Controller: RowControllerType>:
    _ButtonRowWithPresent<ButtonCellOf<Controller.RowValue>, Controller>, RowType
{}

/// The logic of a ``ButtonRowWithPresent``, for any cell with a button.
open class _ButtonRowWithPresent<
    Cell: ControlCellType<ButtonView> & CellType, Controller: RowControllerType
>: _PresenterRow<Cell, Controller>
where Controller.RowValue == Cell.Value {
    /// The style of the button.
    @Setting public final var style = ButtonView.Style.plain

    /// False, because pressing the button has the same effect.
    open override var respondsToSelection: Bool { false }

    open override class var settings: [RowSetting] {
        super.settings + declaredSettings(of: _ButtonRowWithPresent.self)
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.setup(for: self)
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        cell.update(for: self, style: style, presents: presentationMode != nil)
    }
}
