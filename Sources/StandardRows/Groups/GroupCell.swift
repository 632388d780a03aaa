import RowKit

/// A cell that shows the cells of several rows, for a `_FoldingGroupRow`.
public protocol GroupCellType: CellType where Value == GroupValue {
    /// Shows cells, or a text in their place.
    func show(_ cells: [CellView], _ arrangement: GroupArrangement, summary: String?)
}

/// The cell of a ``GroupRow``: a title above the cells of its rows.
open class GroupCell: Cell<GroupValue>, TitledCellType, GroupCellType, CellType {
    /// The title, which is hidden if there is none.
    public final let titleLabel: LabelView? = LabelView()
    /// The values, while the group is folded.
    public final let summaryLabel = LabelView()
    /// The cells.
    public final let rows = StackView()

    open override var detailTextLabel: LabelView? { nil }

    /// Places the title above the cells.
    open override func setup() {
        super.setup()
        titleLabel?.part = "title"
        summaryLabel.part = "summary"
        rows.part = "rows"
        rows.axis = .vertical
        contentView = StackView(
            .vertical, [titleLabel, summaryLabel, rows].compactMap { $0 })
    }

    /// Shows the title, if there is one.
    public final func show(title: String?) {
        let title = title.flatMap { $0.isEmpty ? nil : $0 }
        titleLabel?.text = title
        titleLabel?.isHidden = title == nil
        rows.name = title
    }

    /// Shows the cells in an arrangement, or a text.
    open func show(_ cells: [CellView], _ arrangement: GroupArrangement, summary: String?) {
        rows.views = cells
        rows.axis = arrangement == .stacked ? .vertical : arrangement == .columns ? .grid : .line
        rows.isHidden = cells.isEmpty
        summaryLabel.text = summary
        summaryLabel.isHidden = summary == nil
    }
}
