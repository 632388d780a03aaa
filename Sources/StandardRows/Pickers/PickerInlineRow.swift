import RowKit

/// Shows the chosen option, and expands a ``PickerRow`` below in which another is chosen.
///
/// ```swift
/// PickerInlineRow<String>("size") { row in
///     row.title = "Size"
///     row.options = ["Small", "Medium", "Large"]
///     row.displayValueFor = { $0?.uppercased() }
/// }
/// ```
///
/// The inline row shows the same options and texts. Options of a lazy provider are loaded once,
/// when the row is shown.
public final class PickerInlineRow<T: Equatable & Sendable>: _PickerInlineRow<PickerInlineCell<T>>,
    RowType
{}

/// The logic of a ``PickerInlineRow``, for any cell.
open class _PickerInlineRow<Cell: CellType>: _ChoiceInlineRow<Cell>, InlineRowType {
    /// The type of the inline row.
    public typealias InlineRow = PickerRow<Cell.Value>

    /// Copies the options and texts of this row to the inline row.
    ///
    /// Called again when a setting changes while the row is expanded. Overrides call super.
    open func setupInlineRow(_ inlineRow: PickerRow<Cell.Value>) { passOptions(to: inlineRow) }

    open override func customUpdateCell() {
        super.customUpdateCell()
        if let inlineRow { setupInlineRow(inlineRow) }
    }
}

/// The cell of rows that expand a picker, with the title and the chosen value.
open class PickerInlineCell<Value: Equatable & Sendable>: Cell<Value>, CellType {}
