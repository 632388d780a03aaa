import RowKit

/// Asks for one of a few options, which is chosen in a sheet of actions.
///
/// ```swift
/// ActionSheetRow<String>("photo") { row in
///     row.title = "Photo"
///     row.options = ["Camera", "Library"]
///     row.selectorTitle = "Where is the photo from?"
/// }
/// ```
///
/// Choosing an option dismisses the sheet. The user cannot deselect the chosen option, but can
/// choose another.
public final class ActionSheetRow<T: Equatable & Sendable>: _ActionSheetRow<AlertSelectorCell<T>>,
    RowType
{}

/// The logic of an ``ActionSheetRow``, for any cell.
open class _ActionSheetRow<Cell: CellType>: _AlertRow<Cell> {
    /// Creates a row that presents the options in a sheet of actions.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { presentationMode = .sheet(controllerProvider: selectorProvider) }
    }
}
