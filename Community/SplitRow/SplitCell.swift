import RowKit

/// A cell that shows the cells of two rows, for a `_SplitRow`.
public protocol SplitCellType: CellType {
    /// Shows two cells.
    ///
    /// - Parameters:
    ///   - left: The cell at the leading edge.
    ///   - right: The cell at the trailing edge.
    ///   - shares: The share of the width of each cell, or an empty array if one cell is hidden.
    func show(_ left: CellView, _ right: CellView, shares: [Double])
}

/// The cell of a ``SplitRow``: a title above two cells that are side by side.
open class SplitCell<L: Equatable & Sendable, R: Equatable & Sendable>: Cell<SplitRowValue<L, R>>,
    TitledCellType, SplitCellType, CellType
{
    /// The title of both rows, which is hidden if there is none.
    public final let titleLabel: LabelView? = LabelView()
    /// The two cells.
    public final let rows = StackView()

    open override var detailTextLabel: LabelView? { nil }

    /// Places the title above the cells.
    open override func setup() {
        super.setup()
        titleLabel?.part = "title"
        rows.part = "rows"
        contentView = StackView(.vertical, [titleLabel, rows].compactMap { $0 })
    }

    /// Shows the title, if there is one.
    public final func show(title: String?) {
        let title = title.flatMap { $0.isEmpty ? nil : $0 }
        titleLabel?.text = title
        titleLabel?.isHidden = title == nil
        rows.name = title
    }

    /// Shows two cells side by side.
    open func show(_ left: CellView, _ right: CellView, shares: [Double]) {
        rows.views = [left, right]
        rows.shares = shares
    }
}
