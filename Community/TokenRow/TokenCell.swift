import OptionSearch
import RowKit

/// A cell with tokens, a field after them, and a list of options, for a `_TokenRow`.
///
/// The row fills in the views and handles user actions. The cell only lays out the views.
public protocol TokenCellType: ControlCellType<TextFieldView>, CellType
where Value == Tokens<OptionCell.Option> {
    /// The type that presents an option in the list.
    associatedtype OptionCell: TokenOptionCell
    /// The container of the tokens.
    ///
    /// The row adds a button for each token before the field, or at the end if the field is
    /// elsewhere.
    var tokenView: StackView { get }
    /// The list of options, which the row presents below the field.
    var optionList: ListView { get }
}

/// A cell with a title, tokens and a field, on as many lines as necessary.
open class _TokenCell<OptionCell: TokenOptionCell>: Cell<Tokens<OptionCell.Option>>,
    TitledCellType, TokenCellType
{
    /// The title.
    public final let titleLabel: LabelView? = LabelView()
    /// The field for the search text.
    public final let control = TextFieldView()
    /// The container of the title, the tokens and the field.
    public final let tokenView = StackView(.wrapping, [])
    /// The list of options.
    public final let optionList = ListView()

    /// Assembles the views.
    open override func setup() {
        super.setup()
        titleLabel?.part = "title"
        textField.part = "field"
        tokenView.views = [titleLabel, textField].compactMap { $0 }
        contentView = tokenView
    }

    /// The options that the row offers for the typed text; see `_TokenRow.filteredTokens`.
    public final var filteredTokens: [OptionCell.Option] {
        get { tokenRow?.filteredTokens ?? [] }
        set { tokenRow?.filteredTokens = newValue }
    }

    /// Shows the offered options again, for example after data shown by a customized cell has
    /// changed.
    ///
    /// Setting ``filteredTokens`` does this automatically.
    public final func reloadOptions() { row?.updateCell() }

    /// The row, as seen by cells with this type of option cells.
    fileprivate final var tokenRow: (any TokenOptionsRow<OptionCell>)? {
        row as? any TokenOptionsRow<OptionCell>
    }
}

/// The members of a token row that its cell uses.
private protocol TokenOptionsRow<OptionCell>: AnyObject {
    associatedtype OptionCell: TokenOptionCell
    var filteredTokens: [OptionCell.Option] { get set }
    var customizeOptionCell: ((OptionCell.Option, inout OptionCell) -> Void)? { get set }
}

extension _TokenRow: TokenOptionsRow {
    typealias OptionCell = Cell.OptionCell
}

/// A token cell that shows options in a scrolling strip.
open class TokenCollectionCell<OptionCell: EurekaTokenCollectionViewCell>: _TokenCell<OptionCell> {
    /// Sets the list's style to a strip.
    open override func setup() {
        super.setup()
        optionList.style = .strip
    }

    /// Customizes the cell of an option each time it is shown, as the row's property does.
    ///
    /// ```swift
    /// row.cellSetup { cell, row in
    ///     cell.customizeCollectionViewCell = { user, cell in cell.item.image = user.picture }
    /// }
    /// ```
    public final var customizeCollectionViewCell: ((OptionCell.Option, inout OptionCell) -> Void)?
    {
        get { tokenRow?.customizeOptionCell }
        set { tokenRow?.customizeOptionCell = newValue }
    }
}

/// A token cell that shows options in a table below the field.
open class TokenTableCell<OptionCell: EurekaTokenTableViewCell>: _TokenCell<OptionCell> {
    /// Sets the list's style to a table.
    open override func setup() {
        super.setup()
        optionList.style = .table
    }

    /// Customizes the cell of an option each time it is shown, as the row's property does.
    ///
    /// ```swift
    /// row.cellSetup { cell, row in
    ///     cell.customizeTableViewCell = { user, cell in cell.item.detail = StyledText(user.club) }
    /// }
    /// ```
    public final var customizeTableViewCell: ((OptionCell.Option, inout OptionCell) -> Void)? {
        get { tokenRow?.customizeOptionCell }
        set { tokenRow?.customizeOptionCell = newValue }
    }
}
