import RowKit

/// A cell with tokens, a field after them, and a list of options, for a `_TokenRow`.
///
/// The row fills in the views and handles user actions. The cell only lays out the views.
public protocol TokenCellType: TextFieldCellType, CellType
where Value == Tokens<OptionCell.Option> {
    /// The type that presents an option in the list.
    associatedtype OptionCell: TokenOptionCell
    /// The container of the tokens, in which the row adds a button for each token before the field,
    /// or at the end if the field is elsewhere.
    var tokenView: StackView { get }
    /// The list of options, which the row presents below the field.
    var optionList: ListView { get }
}

/// A cell with a title, tokens and a field, on as many lines as necessary.
open class _TokenCell<OptionCell: TokenOptionCell>: Cell<Tokens<OptionCell.Option>>,
    TokenCellType
{
    /// The title.
    public final let titleLabel: LabelView? = LabelView()
    /// The field for the search text.
    public final let textField = TextFieldView()
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

    /// Shows the row's title.
    open override func update() {
        super.update()
        titleLabel?.text = row?.title
    }

    /// Does nothing, because `update()` shows the title.
    public final func show(title: String?) {}
}

/// A token cell that shows options in a scrolling strip.
open class TokenCollectionCell<OptionCell: EurekaTokenCollectionViewCell>: _TokenCell<OptionCell> {
    /// Sets the list's style to a strip.
    open override func setup() {
        super.setup()
        optionList.style = .strip
    }
}

/// A token cell that shows options in a table below the field.
open class TokenTableCell<OptionCell: EurekaTokenTableViewCell>: _TokenCell<OptionCell> {
    /// Sets the list's style to a table.
    open override func setup() {
        super.setup()
        optionList.style = .table
    }
}
