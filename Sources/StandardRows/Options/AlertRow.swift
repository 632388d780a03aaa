import RowKit

/// Asks for one of a few options, which is chosen in an alert.
///
/// ```swift
/// AlertRow<String>("language") { row in
///     row.title = "Language"
///     row.options = ["English", "Español", "Português"]
///     row.selectorTitle = "Which language do you speak?"
/// }
/// ```
///
/// Choosing an option dismisses the alert. The user cannot deselect the chosen option, but can
/// choose another.
public final class AlertRow<T: Equatable & Sendable>: _AlertRow<AlertSelectorCell<T>>, RowType {}

/// The logic of an ``AlertRow``, for any cell.
open class _AlertRow<Cell: CellType>: SelectorRow<Cell> {
    /// Makes a row that presents the options in an alert.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { presentationMode = .alert(controllerProvider: selectorProvider) }
    }

    /// Sets the alert's title, and keeps the chosen option chosen.
    ///
    /// Overrides call super.
    open override func setupController(_ controller: Selector) {
        super.setupController(controller)
        controller.enableDeselection = false
    }
}

/// The cell of rows that present their options in an alert or a sheet, with the title and the
/// chosen value.
open class AlertSelectorCell<Value: Equatable & Sendable>: Cell<Value>, CellType {}
