import OptionSearch
import RowKit
import StandardRows

/// A cell with a field and a list of suggestions, for a `_SuggestionRow`.
///
/// The row fills in the views and handles user actions. The cell only lays out the views.
public protocol SuggestionCellType: ControlCellType<TextFieldView>, CellType
where Value == OptionCell.Option {
    /// The type that presents a suggestion in the list.
    associatedtype OptionCell: SuggestionOptionCell
    /// The list of suggestions, which the row presents below the field.
    var suggestionList: ListView { get }
}

/// A cell with a title and a field beside it.
open class _SuggestionCell<OptionCell: SuggestionOptionCell>: _FieldCell<OptionCell.Option>,
    SuggestionCellType
{
    /// The list of suggestions.
    public final let suggestionList = ListView()

    /// The row, as seen by cells with this type of option cells.
    fileprivate final var suggestionRow: (any SuggestionCellRow<OptionCell>)? {
        row as? any SuggestionCellRow<OptionCell>
    }
}

/// The member of a suggestion row that its cell uses.
private protocol SuggestionCellRow<OptionCell>: AnyObject {
    associatedtype OptionCell: SuggestionOptionCell
    var customizeOptionCell: ((OptionCell.Option, inout OptionCell) -> Void)? { get set }
}

extension _SuggestionRow: SuggestionCellRow {
    typealias OptionCell = Cell.OptionCell
}

/// A cell that shows suggestions in a scrolling strip.
open class SuggestionCollectionCell<OptionCell: EurekaSuggestionCollectionViewCell>:
    _SuggestionCell<OptionCell>
{
    /// Sets the list's style to a strip.
    open override func setup() {
        super.setup()
        suggestionList.style = .strip
    }

    /// Customizes the cell of a suggestion each time it is shown.
    ///
    /// This is the row's property.
    public final var customizeCollectionViewCell: ((OptionCell.Option, inout OptionCell) -> Void)?
    {
        get { suggestionRow?.customizeOptionCell }
        set { suggestionRow?.customizeOptionCell = newValue }
    }
}

/// A cell that shows suggestions in a table below the field.
open class SuggestionTableCell<OptionCell: EurekaSuggestionTableViewCell>:
    _SuggestionCell<OptionCell>
{
    /// Sets the list's style to a table.
    open override func setup() {
        super.setup()
        suggestionList.style = .table
    }

    /// Customizes the cell of a suggestion each time it is shown.
    ///
    /// This is the row's property.
    public final var customizeTableViewCell: ((OptionCell.Option, inout OptionCell) -> Void)? {
        get { suggestionRow?.customizeOptionCell }
        set { suggestionRow?.customizeOptionCell = newValue }
    }
}
