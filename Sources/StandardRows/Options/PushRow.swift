import RowKit

/// Asks for one of several options, on a screen of their own.
///
/// ```swift
/// PushRow<String>("country") { row in
///     row.title = "Country"
///     row.options = ["Chad", "Chile", "China"]
///     row.selectorTitle = "Choose a country"
/// }
/// .onPresent { _, selector in selector.isSearchable = true }
/// ```
///
/// To fetch the options only when they are needed, set `row.optionsProvider = .lazy { … }`.
public final class PushRow<T: Equatable & Sendable>: _PushRow<PushSelectorCell<T>>, RowType {}

/// The logic of a ``PushRow``, for any cell.
open class _PushRow<Cell: CellType>: SelectorRow<Cell> {
    /// Makes a row that shows its screen in place of the form, with a way back.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { presentationMode = .show(controllerProvider: selectorProvider) }
    }
}

/// The cell of rows that present a screen: the title, with what is chosen there.
open class PushSelectorCell<Value: Equatable & Sendable>: Cell<Value>, CellType {
    /// Shows a disclosure indicator, unless the row is disabled.
    open override func update() {
        super.update()
        accessoryType = row?.isDisabled == false ? .disclosureIndicator : .none
    }
}
