import RowKit
import StandardRows

/// A cell with a field and a list of suggestions: what a `_SuggestionRow` needs.
///
/// The row fills the views in, and hears of what a person does to them; the cell only says where
/// they stand.
public protocol SuggestionCellType: TextFieldCellType, CellType where Value == OptionCell.Option {
    /// What a suggestion in the list looks like.
    associatedtype OptionCell: SuggestionOptionCell
    /// The suggestions, which the row offers below the field.
    var suggestionList: ListView { get }
}

/// A title and a field beside it.
open class _SuggestionCell<OptionCell: SuggestionOptionCell>: _FieldCell<OptionCell.Option>,
    SuggestionCellType
{
    /// The suggestions.
    public final let suggestionList = ListView()
}

/// A cell whose suggestions stand in a strip that scrolls.
open class SuggestionCollectionCell<OptionCell: EurekaSuggestionCollectionViewCell>:
    _SuggestionCell<OptionCell>
{
    /// Makes the list a strip.
    open override func setup() {
        super.setup()
        suggestionList.style = .strip
    }
}

/// A cell whose suggestions stand in a table below the field.
open class SuggestionTableCell<OptionCell: EurekaSuggestionTableViewCell>:
    _SuggestionCell<OptionCell>
{
    /// Makes the list a table.
    open override func setup() {
        super.setup()
        suggestionList.style = .table
    }
}
