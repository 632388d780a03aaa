/// The superclass of most cells, whatever their value.
open class BaseCell: BaseCellType {
    /// What hosts draw of the row.
    public final let view = CellView()

    /// How high the cell is, in points; nil: as high as what it shows.
    public final var height: (() -> Double)?

    /// Whether the cell is being asked for its title.
    private final var isAskedForTitle = false

    /// Makes a cell that has no row yet.
    public required init() {}

    /// Makes the cell ready, once, after it has been given its row.
    ///
    /// Overrides call super.
    open func setup() {}

    /// Shows what the row holds now.
    ///
    /// Called any number of times; overrides call super.
    open func update() {}

    /// A person selected the row.
    open func didSelect() {}

    /// The label of the main text: the row's title, unless the cell shows another.
    ///
    /// Of a cell with a content view, the title in that (``TitledCellType/titleLabel``); nil if it
    /// has none.
    open var textLabel: LabelView? { view.contentView == nil ? view.textLabel : ownTitleLabel }

    /// The label of the second text: the row's value, unless the cell shows another; nil if the
    /// cell has a content view in which there is none.
    open var detailTextLabel: LabelView? { view.detailTextLabel }

    /// The view that gets the focus when it comes to the row; nil: the focus passes by.
    ///
    /// By default the first view that can be typed into, or the last where the focus comes from
    /// behind.
    open func viewToFocus(from direction: FocusDirection) -> BaseView? {
        let views = view.focusableViews
        return direction == .backward ? views.last : views.first
    }

    /// The focus came to the row.
    open func focusDidEnter(from direction: FocusDirection) {}

    /// The focus left the row.
    open func focusDidLeave(to direction: FocusDirection) {}

    /// The title that stands in the content view.
    private final var ownTitleLabel: LabelView? {
        // Many cells say that their title is their text label, which is not drawn here.
        guard !isAskedForTitle else { return nil }
        isAskedForTitle = true
        defer { isAskedForTitle = false }
        let title = (self as? any TitledCellType)?.titleLabel
        return title?.enclosingCell === view ? title : nil
    }
}

extension BaseCell {
    /// The picture at the beginning, also before a ``contentView``; nil if there is none.
    public final var imageView: ImageView? {
        get { view.imageView }
        set { view.imageView = newValue }
    }

    /// The mark at the end.
    public final var accessoryType: CellView.Accessory {
        get { view.accessoryType }
        set { view.accessoryType = newValue }
    }

    /// A view at the end, such as a toggle; nil: none.
    public final var accessoryView: BaseView? {
        get { view.accessoryView }
        set { view.accessoryView = newValue }
    }

    /// A view in the place of the texts; nil if there is none.
    public final var contentView: BaseView? {
        get { view.contentView }
        set { view.contentView = newValue }
    }

    /// What the row looks like when it is selected.
    public final var selectionStyle: CellView.SelectionStyle {
        get { view.selectionStyle }
        set { view.selectionStyle = newValue }
    }

    /// What is behind the row.
    public final var backgroundColor: RowColor? {
        get { view.backgroundColor }
        set { view.backgroundColor = newValue }
    }
}

/// The superclass of most cells: what a row with a value of type `Value` looks like.
///
/// Say that a subclass is a ``CellType``, and make it final unless a ``CellProvider`` may replace
/// it by a subclass of its own:
///
/// ```swift
/// final class StarsCell: Cell<Int>, CellType {}
/// ```
open class Cell<Value: Equatable & Sendable>: BaseCell {
    /// The row that the cell belongs to; there from `setup()` on.
    public final weak var row: RowOf<Value>?

    /// Makes a cell that has no row yet.
    public required init() { super.init() }

    /// The main text: by default the row's title.
    open var titleText: String? { row?.title }

    /// The second text: by default the row's value as it is shown.
    ///
    /// While there is no value, it is that of ``NoValueDisplayTextConformance``. A cell that shows
    /// the value in a control has none.
    open var detailText: String? {
        row?.displayText ?? (row as? any NoValueDisplayTextConformance)?.noValueDisplayText
    }

    /// Shows title and value of the row as they are now.
    open override func update() {
        super.update()
        guard row != nil, contentView == nil else { return }
        view.show(title: titleText, detail: detailText)
    }
}
