import OptionSearch
import RowKit

/// A value that can be a token.
///
/// It has a name, an identifier, and a search condition.
///
/// ```swift
/// struct User: TokenSearchable {
///     let id: Int
///     let name: String
///
///     var displayString: String { name }
///     var identifier: Int { id }
///     func contains(token: String) -> Bool { name.contains(token) }
/// }
/// ```
///
/// A type whose tokens are found by name should conform to ``TextSearchable``, which makes
/// searching faster.
public protocol TokenSearchable: Hashable, Sendable {
    /// The type of identifiers.
    associatedtype Identifier: Hashable & Sendable
    /// The name of the token.
    var displayString: String { get }
    /// Whether the token matches a typed text.
    func contains(token: String) -> Bool
    /// The identifier of the token. Values with the same identifier are the same token.
    ///
    /// If several options have the same identifier, only the first is offered, and none if one of
    /// them is chosen.
    var identifier: Identifier { get }
}

/// A token that is found by name.
///
/// It matches if its name contains the typed text.
///
/// Case, accents and width are ignored. A row indexes the names of its options once, so that each
/// key press only compares bytes. A custom `contains(token:)` is not called. A type with another
/// search condition should conform only to ``TokenSearchable``.
public protocol TextSearchable: TokenSearchable {}

extension TextSearchable {
    /// Whether the name contains a string, ignoring case, accents and width.
    public func contains(token: String) -> Bool {
        !OptionIndex([displayString]) { $0 }.options(matching: token).isEmpty
    }
}

extension String: TextSearchable {
    /// The text itself.
    public var displayString: String { self }
    /// The text itself.
    public var identifier: String { self }
}
