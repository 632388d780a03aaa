import OptionSearch
import RowKit

/// The presentation of a suggestion in the list.
///
/// ```swift
/// struct ScientistCell: EurekaSuggestionTableViewCell {
///     var item = ListView.Item("", "")
///
///     mutating func setupForValue(_ scientist: Scientist) {
///         item.title = StyledText(scientist.name)
///         item.detail = StyledText(scientist.field)
///     }
/// }
///
/// final class ScientistRow: _SuggestionRow<SuggestionTableCell<ScientistCell>>, RowType {}
/// ```
///
/// Cells for a strip conform to ``EurekaSuggestionCollectionViewCell``, cells for a table to
/// ``EurekaSuggestionTableViewCell``. The row sets the key of the item, and highlights the typed
/// text in a title without highlights of its own.
public protocol SuggestionOptionCell: OptionCellType where Option: SuggestionValue {
    /// The type of suggestion that the cell shows.
    associatedtype Option
    /// Shows a suggestion. By default, shows its name.
    mutating func setupForValue(_ value: Option)
}

extension SuggestionOptionCell {
    /// Shows the suggestion's name.
    public mutating func setupForValue(_ value: Option) {
        item.title = StyledText(value.suggestionString)
    }

    /// Shows a suggestion.
    public mutating func setup(for option: Option) { setupForValue(option) }
}

/// The presentation of a suggestion in a strip.
public protocol EurekaSuggestionCollectionViewCell: SuggestionOptionCell {}

/// The presentation of a suggestion in a table.
public protocol EurekaSuggestionTableViewCell: SuggestionOptionCell {}

/// A cell that shows the name of a suggestion in a strip.
public struct SuggestionCollectionViewCell<Option: SuggestionValue>:
    EurekaSuggestionCollectionViewCell
{
    /// The item to show.
    public var item = ListView.Item("", "")
    /// Creates an empty cell.
    public init() {}
}

/// A cell that shows the name of a suggestion in a table.
public struct SuggestionTableViewCell<Option: SuggestionValue>: EurekaSuggestionTableViewCell {
    /// The item to show.
    public var item = ListView.Item("", "")
    /// Creates an empty cell.
    public init() {}
}
