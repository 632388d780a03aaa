import RowKit
import StandardRows

/// A cell with a field and a list of suggestions: what a `_SuggestionRow` needs.
///
/// The row fills the views in, and hears of what a person does to them; the cell only says where
/// they stand.
public protocol SuggestionCellType: TextFieldCellType, CellType where Value: SuggestionValue {
    /// The suggestions, which the row offers below the field.
    var suggestionList: ListView { get }
}

/// A title and a field beside it.
open class _SuggestionCell<Value: SuggestionValue>: _FieldCell<Value>, SuggestionCellType {
    /// The suggestions.
    public final let suggestionList = ListView()
}

/// A cell whose suggestions stand in a strip that scrolls.
open class SuggestionCollectionCell<Value: SuggestionValue>: _SuggestionCell<Value> {
    /// Makes the list a strip.
    open override func setup() {
        super.setup()
        suggestionList.style = .strip
    }
}

/// A cell whose suggestions stand in a table below the field.
open class SuggestionTableCell<Value: SuggestionValue>: _SuggestionCell<Value> {
    /// Makes the list a table.
    open override func setup() {
        super.setup()
        suggestionList.style = .table
    }
}
