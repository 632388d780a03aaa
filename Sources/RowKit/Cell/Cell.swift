/// The superclass of most cells, independent of their value type.
open class BaseCell: BaseCellType {
    /// The view of the row that hosts draw.
    public final let view = CellView()

    /// Returns the height of the cell in points.
    ///
    /// If nil, the cell is as high as its content.
    public final var height: (() -> Double)?

    /// Whether the cell's title is currently being read, to prevent recursion.
    private final var isAskedForTitle = false

    /// Creates a cell that has no row yet.
    public required init() {}

    /// Sets up the cell.
    ///
    /// Called once, after the cell has been given its row.
    ///
    /// Overrides call super.
    open func setup() {}

    /// Updates the cell to show the current state of the row.
    ///
    /// Called any number of times. Overrides call super.
    open func update() {}

    /// Called when the user selects the row.
    open func didSelect() {}

    /// The label of the main text.
    ///
    /// The text is the row's title, unless the cell shows something else.
    ///
    /// For a cell with a content view, this is the title in that view
    /// (``TitledCellType/titleLabel``), or nil if there is none.
    open var textLabel: LabelView? { view.contentView == nil ? view.textLabel : ownTitleLabel }

    /// The label of the second text.
    ///
    /// The text is the row's value, unless the cell shows something else.
    ///
    /// Nil if the cell has a content view without such a label.
    open var detailTextLabel: LabelView? { view.detailTextLabel }

    /// Returns the view that receives the focus when it enters the row, or nil if the focus skips
    /// the row.
    ///
    /// By default, this is the first focusable view, or the last if the focus moves backward.
    open func viewToFocus(from direction: FocusDirection) -> BaseView? {
        let views = view.focusableViews
        return direction == .backward ? views.last : views.first
    }

    /// Called when the row has received the focus.
    open func focusDidEnter(from direction: FocusDirection) {}

    /// Called when the row has lost the focus.
    open func focusDidLeave(to direction: FocusDirection) {}

    /// The title label in the content view, or nil if there is none.
    private final var ownTitleLabel: LabelView? {
        // Many cells return their text label, which is not drawn here, as their title label.
        guard !isAskedForTitle else { return nil }
        isAskedForTitle = true
        defer { isAskedForTitle = false }
        let title = (self as? any TitledCellType)?.titleLabel
        return title?.enclosingCell === view ? title : nil
    }
}

extension BaseCell {
    /// The image at the start of the cell, even before a ``contentView``, made when first read.
    ///
    /// It takes no space while it has no image, placeholder or size. Assign nil to remove it.
    /// Reading `view.imageView` makes no image.
    public final var imageView: ImageView? {
        get {
            if view.imageView == nil { view.imageView = ImageView() }
            return view.imageView
        }
        set { view.imageView = newValue }
    }

    /// The accessory at the end of the cell.
    public final var accessoryType: CellView.Accessory {
        get { view.accessoryType }
        set { view.accessoryType = newValue }
    }

    /// A view at the end of the cell, such as a toggle, or nil if there is none.
    public final var accessoryView: BaseView? {
        get { view.accessoryView }
        set { view.accessoryView = newValue }
    }

    /// A view that replaces the texts, or nil if there is none.
    ///
    /// A cell that removes the view outside `update()` calls ``BaseRow/updateCell()`` of its row,
    /// so that the texts are up to date.
    public final var contentView: BaseView? {
        get { view.contentView }
        set { view.contentView = newValue }
    }

    /// The appearance of the row when it is selected.
    public final var selectionStyle: CellView.SelectionStyle {
        get { view.selectionStyle }
        set { view.selectionStyle = newValue }
    }

    /// The background colour of the row, or nil for the default.
    public final var backgroundColor: RowColor? {
        get { view.backgroundColor }
        set { view.backgroundColor = newValue }
    }
}

/// The superclass of most cells: shows a row with a value of type `Value`.
///
/// A subclass must conform to ``CellType``. Make it final, unless a ``CellProvider`` may replace it
/// with a subclass:
///
/// ```swift
/// final class StarsCell: Cell<Int>, CellType {}
/// ```
open class Cell<Value: Equatable & Sendable>: BaseCell {
    /// The row that the cell belongs to, available when `setup()` is called.
    public final weak var row: RowOf<Value>?

    /// Creates a cell that has no row yet.
    public required init() { super.init() }

    /// The main text; by default the row's title.
    open var titleText: String? { row?.title }

    /// The second text; by default the row's value as displayed.
    ///
    /// If there is no value, this is the text of ``NoValueDisplayTextConformance``. A cell that
    /// shows the value in a control returns nil.
    open var detailText: String? {
        row?.displayText ?? (row as? any NoValueDisplayTextConformance)?.noValueDisplayText
    }

    /// Shows the current title and value of the row.
    open override func update() {
        super.update()
        guard row != nil, contentView == nil else { return }
        view.show(title: titleText, detail: detailText)
    }
}
