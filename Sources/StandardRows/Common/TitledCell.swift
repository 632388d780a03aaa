import RowKit

/// The superclass of cells that have a title and a control beside it.
///
/// Without a title the control stands alone and bears the placeholder as its name.
open class _TitledCell<Value: Equatable & Sendable, Control: BaseView>: Cell<Value>, TitledCellType
{
    /// The title; it stands in the cell while the row has one.
    public final let titleLabel: LabelView? = LabelView()
    /// What takes the value.
    public final let control = Control()

    private final let stack = StackView()

    /// What stands in the cell behind the title.
    open var controls: [BaseView] { [control] }

    /// Puts title and control beside each other.
    open override func setup() {
        super.setup()
        titleLabel?.part = "title"
        control.part = "field"
        contentView = stack
    }

    /// Shows the row's title, if there is one.
    open override func update() {
        super.update()
        let title = row?.title.flatMap { $0.isEmpty ? nil : $0 }
        titleLabel?.text = title
        let shown = (title == nil ? [] : [titleLabel].compactMap { $0 }) + controls
        if !stack.views.elementsEqual(shown, by: ===) { stack.views = shown }
    }

    /// Gives the title a share of the width, from 0 to 1; nil: as much as it needs.
    final func share(_ titlePercentage: Double?) {
        let shares = titlePercentage.map { min(max($0, 0), 1) }.map { [$0, 1 - $0] } ?? []
        stack.shares = stack.views.count == shares.count ? shares : []
    }
}
