import RowKit

/// Asks for one of several options, which is chosen on a separate screen.
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
/// To load the options only when they are needed, set `row.optionsProvider = .lazy { … }`.
public final class PushRow<T: Equatable & Sendable>: _PushRow<PushSelectorCell<T>>, RowType {}

/// The logic of a ``PushRow``, for any cell.
open class _PushRow<Cell: CellType>: SelectorRow<Cell> {
    /// Creates a row that replaces the form with the screen of options, with a back button.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { presentationMode = .show(controllerProvider: selectorProvider) }
    }
}

/// The cell of rows that present a screen, with the title and the chosen value.
open class PushSelectorCell<Value: Equatable & Sendable>: Cell<Value>, CellType {
    /// Shows a disclosure indicator, unless the row is disabled.
    open override func update() {
        super.update()
        accessoryType = row?.isDisabled == false ? .disclosureIndicator : .none
    }
}
