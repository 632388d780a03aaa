import RowKit

/// What a suggestion looks like in the list that is offered.
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
/// Cells for a strip are ``EurekaSuggestionCollectionViewCell``, those for a table
/// ``EurekaSuggestionTableViewCell``. The row gives the item its key, and highlights what was typed
/// in a title that has no highlights of its own.
public protocol SuggestionOptionCell: OptionCellType where Option: SuggestionValue {
    /// What the cell shows.
    associatedtype Option
    /// Shows a suggestion; by default what it is called.
    mutating func setupForValue(_ value: Option)
}

extension SuggestionOptionCell {
    /// Shows what the suggestion is called.
    public mutating func setupForValue(_ value: Option) {
        item.title = StyledText(value.suggestionString)
    }

    /// Shows a suggestion.
    public mutating func setup(for option: Option) { setupForValue(option) }
}

/// What a suggestion looks like in a strip.
public protocol EurekaSuggestionCollectionViewCell: SuggestionOptionCell {}

/// What a suggestion looks like in a table.
public protocol EurekaSuggestionTableViewCell: SuggestionOptionCell {}

/// A suggestion in a strip: what it is called.
public struct SuggestionCollectionViewCell<Option: SuggestionValue>:
    EurekaSuggestionCollectionViewCell
{
    /// What is seen.
    public var item = ListView.Item("", "")
    /// Makes a cell that shows nothing yet.
    public init() {}
}

/// A suggestion in a table: what it is called.
public struct SuggestionTableViewCell<Option: SuggestionValue>: EurekaSuggestionTableViewCell {
    /// What is seen.
    public var item = ListView.Item("", "")
    /// Makes a cell that shows nothing yet.
    public init() {}
}
