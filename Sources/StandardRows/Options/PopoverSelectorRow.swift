import RowKit

/// Asks for one of several options, which is chosen in a popover attached to the row.
///
/// ```swift
/// PopoverSelectorRow<String>("colour") { row in
///     row.title = "Colour"
///     row.options = ["Blue", "Green", "Red"]
/// }
/// ```
public final class PopoverSelectorRow<T: Equatable & Sendable>:
    _PopoverSelectorRow<PushSelectorCell<T>>, RowType
{}

/// The logic of a ``PopoverSelectorRow``, for any cell.
open class _PopoverSelectorRow<Cell: CellType>: SelectorRow<Cell> {
    /// Creates a row that presents the options in a popover.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { presentationMode = .popover(controllerProvider: selectorProvider) }
    }
}
