import RowKit

/// Asks for one of a few options, which are shown side by side.
///
/// ```swift
/// SegmentedRow<String>("size") { row in
///     row.title = "Size"
///     row.options = ["S", "M", "L"]
///     row.value = "M"
/// }
/// ```
///
/// Once an option is chosen, the user can choose another, but cannot deselect it unless
/// `enableDeselection` is true. If the options could not be loaded, the row shows a single segment
/// that loads them again.
public final class SegmentedRow<T: Equatable & Sendable>: _SegmentedRow<SegmentedCell<T>>, RowType {
}

/// The logic of a ``SegmentedRow``, for any cell with a choice view.
open class _SegmentedRow<Cell: ControlCellType<ChoiceView> & CellType>: _ChoiceRow<Cell> {
    /// Options side by side.
    open override var choiceStyle: ChoiceView.Style { .segmented }
}

/// The cell of a ``SegmentedRow``.
open class SegmentedCell<Value: Equatable & Sendable>: _TitledCell<Value, ChoiceView>, CellType {}
