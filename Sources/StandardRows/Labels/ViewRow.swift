import RowKit

/// Shows any view, below its title if it has one.
///
/// ```swift
/// ViewRow<ImageView>("map") { row in row.title = "How to find us" }
///     .cellSetup { cell, _ in
///         cell.content.image = .symbol("map")
///         cell.height = { 120 }
///     }
/// ```
///
/// To combine several views, make them in a closure, or define a class that conforms to
/// `HeaderFooterViewType`:
///
/// ```swift
/// ViewRow<StackView>("welcome") { row in
///     row.makeContent = {
///         StackView(.horizontal, [ImageView(.symbol("logo")), LabelView("Welcome")])
///     }
/// }
/// ```
///
/// The content is given in Swift only. A document can contain the row, which then shows an empty
/// view until your code fills it in `cellSetup` or `cellUpdate`.
///
/// The value of the row is a string. The view does not display it unless you do so in `cellUpdate`.
/// For a value of another type, use ``ViewRowOf``.
public final class ViewRow<Content: HeaderFooterViewType>: _ViewRow<ViewCell<Content, String>>,
    RowType
{}

/// Shows any view for a value of any type.
///
/// ```swift
/// ViewRowOf<ProgressView, Double>("upload") { row in row.value = 0.5 }
///     .cellUpdate { cell, row in cell.content.value = row.value }
/// ```
public final class ViewRowOf<Content: HeaderFooterViewType, Value: Equatable & Sendable>:
    _ViewRow<ViewCell<Content, Value>>, RowType
{}

/// The logic of a ``ViewRow`` and a ``ViewRowOf``, for any cell with a content.
open class _ViewRow<Cell: ContentCellType & CellType>: Row<Cell> {
    /// Makes the content of the row's cell, or nil to use the initialiser of its class.
    @OptionalHook public final var makeContent: (() -> Cell.Content)?

    open override func customSetupCell() {
        super.customSetupCell()
        if let makeContent { cell.content = makeContent() }
    }
}

/// A cell whose content can be any view.
public protocol ContentCellType: BaseCellType {
    /// The type of the content.
    associatedtype Content: HeaderFooterViewType
    /// The content, which a row may replace once when the cell is set up.
    var content: Content { get set }
}

/// The cell of a ``ViewRow``, with the title above the content.
open class ViewCell<Content: HeaderFooterViewType, Value: Equatable & Sendable>: Cell<Value>,
    TitledCellType, ContentCellType, CellType
{
    /// The title label, which is also the cell's `textLabel`.
    public final let titleLabel: LabelView? = LabelView()

    /// The content.
    public final var content = Content() { didSet { showContent() } }

    private final let stack = StackView(.vertical, [])

    /// Places the content below the title.
    open override func setup() {
        super.setup()
        titleLabel?.part = "title"
        contentView = stack
        showContent()
    }

    private final func showContent() {
        content.view.part = "content"
        stack.views = [titleLabel, content.view].compactMap { $0 }
    }
}
