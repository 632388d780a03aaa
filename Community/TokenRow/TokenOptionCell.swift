import RowKit

/// What an option of a token row looks like in the list that is offered.
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
/// Cells for a strip are ``EurekaTokenCollectionViewCell``, those for a table
/// ``EurekaTokenTableViewCell``. The row gives the item its key, and highlights what was typed in a
/// title that has no highlights of its own.
public protocol TokenOptionCell: OptionCellType where Option: TokenSearchable {
    /// What the cell shows.
    associatedtype Option
    /// Shows an option; by default what it is called.
    mutating func setupForToken(_ token: Option)
}

extension TokenOptionCell {
    /// Shows what the option is called.
    public mutating func setupForToken(_ token: Option) {
        item.title = StyledText(token.displayString)
    }

    /// Shows an option.
    public mutating func setup(for option: Option) { setupForToken(option) }
}

/// What an option looks like in a strip.
public protocol EurekaTokenCollectionViewCell: TokenOptionCell {}

/// What an option looks like in a table.
public protocol EurekaTokenTableViewCell: TokenOptionCell {}

/// An option in a strip: what it is called.
public struct TokenCollectionViewCell<Option: TokenSearchable>: EurekaTokenCollectionViewCell {
    /// What is seen.
    public var item = ListView.Item("", "")
    /// Makes a cell that shows nothing yet.
    public init() {}
}

/// An option in a table: what it is called.
public struct TokenTableViewCell<Option: TokenSearchable>: EurekaTokenTableViewCell {
    /// What is seen.
    public var item = ListView.Item("", "")
    /// Makes a cell that shows nothing yet.
    public init() {}
}
