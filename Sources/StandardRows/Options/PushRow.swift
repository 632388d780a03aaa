import RowKit

/// Asks for one of some options, on a screen of its own.
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
/// Options that have to be fetched come from `row.optionsProvider = .lazy { … }`, each time that
/// nobody has them yet.
public final class PushRow<T: Equatable & Sendable>: _PushRow<PushSelectorCell<T>>, RowType {}

/// The logic of a ``PushRow``, over any cell.
open class _PushRow<Cell: CellType>: SelectorRow<Cell> {
    /// Makes a row whose screen comes in the place of the form, with a way back.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { presentationMode = .show(controllerProvider: selectorProvider) }
    }
}

/// What rows look like that lead to a screen: the title, and what is chosen there.
open class PushSelectorCell<Value: Equatable & Sendable>: Cell<Value>, CellType {
    /// Marks the row as one that leads somewhere, unless it is disabled.
    open override func update() {
        super.update()
        accessoryType = row?.isDisabled == false ? .disclosureIndicator : .none
    }
}
