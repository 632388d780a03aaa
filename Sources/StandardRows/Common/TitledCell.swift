import RowKit

/// The superclass of cells with a title beside a control.
///
/// The title label always exists. If the row has no title, the label has no text, and the control
/// uses the placeholder as its name.
open class _TitledCell<Value: Equatable & Sendable, Control: BaseView & HeaderFooterViewType>:
    Cell<Value>, TitledCellType, ControlCellType
{
    /// The title label, which is also the cell's `textLabel`.
    public final let titleLabel: LabelView? = LabelView()
    /// The control for the value.
    public final let control = Control()

    private final let stack = StackView()

    /// The views after the title.
    ///
    /// Read only once.
    open var controls: [BaseView] { [control] }

    /// Places the title and the control side by side.
    open override func setup() {
        super.setup()
        titleLabel?.part = "title"
        control.part = "field"
        let controls = controls
        var views: [BaseView] = []
        views.reserveCapacity(1 + controls.count)
        if let titleLabel { views.append(titleLabel) }
        views += controls
        stack.views = views
        contentView = stack
    }

    /// Shows the row's title if there is one.
    open func show(title: String?) {
        titleLabel?.text = title.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Sets the title's share of the width, from 0 to 1, or nil for its natural width.
    final func share(_ titlePercentage: Double?) {
        let shares = titlePercentage.map { min(max($0, 0), 1) }.map { [$0, 1 - $0] } ?? []
        stack.shares = titleLabel?.text == nil ? [] : shares
    }
}
