import RowKit

/// A cell with tokens, a field behind them, and a list of options: what a `_TokenRow` needs.
///
/// The row fills the views in, and hears of what a person does to them; the cell only says where
/// they stand.
public protocol TokenCellType: TextFieldCellType, CellType
where Value == Tokens<OptionCell.Option> {
    /// What an option in the list looks like.
    associatedtype OptionCell: TokenOptionCell
    /// Where the tokens stand: the row puts a button for each before the field, or behind all
    /// others where the field stands elsewhere.
    var tokenView: StackView { get }
    /// The options, which the row offers below the field.
    var optionList: ListView { get }
}

/// A title, tokens and a field, in as many lines as it takes.
open class _TokenCell<OptionCell: TokenOptionCell>: Cell<Tokens<OptionCell.Option>>,
    TokenCellType
{
    /// The title.
    public final let titleLabel: LabelView? = LabelView()
    /// Where what is looked for is typed.
    public final let textField = TextFieldView()
    /// Title, tokens and field.
    public final let tokenView = StackView(.wrapping, [])
    /// The options.
    public final let optionList = ListView()

    /// Puts the views together.
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

    /// Does nothing: `update()` shows the title.
    public final func show(title: String?) {}
}

/// A token cell whose options stand in a strip that scrolls.
open class TokenCollectionCell<OptionCell: EurekaTokenCollectionViewCell>: _TokenCell<OptionCell> {
    /// Makes the list a strip.
    open override func setup() {
        super.setup()
        optionList.style = .strip
    }
}

/// A token cell whose options stand in a table below the field.
open class TokenTableCell<OptionCell: EurekaTokenTableViewCell>: _TokenCell<OptionCell> {
    /// Makes the list a table.
    open override func setup() {
        super.setup()
        optionList.style = .table
    }
}
