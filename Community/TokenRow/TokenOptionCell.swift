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
/// ``EurekaTokenTableViewCell``. One is made for each option that is shown. The row gives the item
/// its key, and highlights what was typed in a title that has no highlights of its own.
public protocol TokenOptionCell {
    /// What the cell shows.
    associatedtype Token: TokenSearchable
    /// What is seen: a title, perhaps a second line and a picture.
    var item: ListView.Item { get set }
    /// Makes a cell that shows nothing yet.
    init()
    /// Shows an option; by default what it is called.
    mutating func setupForToken(_ token: Token)
}

extension TokenOptionCell {
    /// Shows what the option is called.
    public mutating func setupForToken(_ token: Token) {
        item.title = StyledText(token.displayString)
    }
}

/// What an option looks like in a strip.
public protocol EurekaTokenCollectionViewCell: TokenOptionCell {}

/// What an option looks like in a table.
public protocol EurekaTokenTableViewCell: TokenOptionCell {}

/// An option in a strip: what it is called.
public struct TokenCollectionViewCell<Token: TokenSearchable>: EurekaTokenCollectionViewCell {
    /// What is seen.
    public var item = ListView.Item("", "")
    /// Makes a cell that shows nothing yet.
    public init() {}
}

/// An option in a table: what it is called.
public struct TokenTableViewCell<Token: TokenSearchable>: EurekaTokenTableViewCell {
    /// What is seen.
    public var item = ListView.Item("", "")
    /// Makes a cell that shows nothing yet.
    public init() {}
}
