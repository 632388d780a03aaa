import OptionSearch
import RowKit

/// The presentation of a token row's option in the list.
///
/// ```swift
/// struct PlayerCell: EurekaTokenTableViewCell {
///     var item = ListView.Item("", "")
///
///     mutating func setupForToken(_ player: Player) {
///         item.title = StyledText(player.name)
///         item.detail = StyledText(player.club)
///     }
/// }
///
/// final class PlayersRow: _TokenRow<TokenTableCell<PlayerCell>>, RowType {}
/// ```
///
/// Cells for a strip conform to ``EurekaTokenCollectionViewCell``, cells for a table to
/// ``EurekaTokenTableViewCell``. The row sets the key of the item, and highlights the typed text in
/// a title without highlights of its own.
public protocol TokenOptionCell: OptionCellType where Option: TokenSearchable {
    /// The type of option that the cell shows.
    associatedtype Option
    /// Shows an option. By default, shows its name.
    mutating func setupForToken(_ token: Option)
}

extension TokenOptionCell {
    /// Shows the option's name.
    public mutating func setupForToken(_ token: Option) {
        item.title = StyledText(token.displayString)
    }

    /// Shows an option.
    public mutating func setup(for option: Option) { setupForToken(option) }
}

/// The presentation of an option in a strip.
public protocol EurekaTokenCollectionViewCell: TokenOptionCell {}

/// The presentation of an option in a table.
public protocol EurekaTokenTableViewCell: TokenOptionCell {}

/// A cell that shows the name of an option in a strip.
public struct TokenCollectionViewCell<Option: TokenSearchable>: EurekaTokenCollectionViewCell {
    /// The item to show.
    public var item = ListView.Item("", "")
    /// Creates an empty cell.
    public init() {}
}

/// A cell that shows the name of an option in a table.
public struct TokenTableViewCell<Option: TokenSearchable>: EurekaTokenTableViewCell {
    /// The item to show.
    public var item = ListView.Item("", "")
    /// Creates an empty cell.
    public init() {}
}
