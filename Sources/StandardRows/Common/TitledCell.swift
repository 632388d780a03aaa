import RowKit

/// The superclass of cells that have a title and a control beside it.
///
/// The label of the title is there in any case; where the row has no title it has no text, and the
/// control bears the placeholder as its name.
open class _TitledCell<Value: Equatable & Sendable, Control: BaseView & HeaderFooterViewType>:
    Cell<Value>, TitledCellType
{
    /// The title, which is the cell's ``BaseCell/textLabel`` too.
    public final let titleLabel: LabelView? = LabelView()
    /// The control that takes the value.
    public final let control = Control()

    private final let stack = StackView()

    /// The views behind the title; asked for once.
    open var controls: [BaseView] { [control] }

    /// Puts title and control beside each other.
    open override func setup() {
        super.setup()
        titleLabel?.part = "title"
        control.part = "field"
        stack.views = [titleLabel].compactMap { $0 } + controls
        contentView = stack
    }

    /// Shows the row's title, if there is one.
    open override func update() {
        super.update()
        titleLabel?.text = row?.title.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Does nothing: `update()` shows the title.
    public final func show(title: String?) {}

    /// Gives the title a share of the width, from 0 to 1; as much as it needs if nil.
    final func share(_ titlePercentage: Double?) {
        let shares = titlePercentage.map { min(max($0, 0), 1) }.map { [$0, 1 - $0] } ?? []
        stack.shares = titleLabel?.text == nil ? [] : shares
    }
}
