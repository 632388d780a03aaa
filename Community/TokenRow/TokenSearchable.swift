import RowKit

/// What can be a token: it has a name to be shown by, is found by what is typed, and can be told
/// from others.
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
/// A type whose tokens are found by what they are called says ``TextSearchable`` instead, and is
/// searched faster.
public protocol TokenSearchable: Hashable, Sendable {
    /// What tells a token from others.
    associatedtype Identifier: Hashable & Sendable
    /// What the token is called.
    var displayString: String { get }
    /// Whether the token is one that a person who types this may mean.
    func contains(token: String) -> Bool
    /// What tells the token from others: two of one identifier are one token.
    ///
    /// Of options with one identifier the first is offered, and none of them while one is chosen.
    var identifier: Identifier { get }
}

/// A token that is found by what it is called: where its name holds what was typed.
///
/// Upper and lower case, accents and width do not count. The names of a row's options are made
/// ready once, and each key that is pressed then only compares bytes; a `contains(token:)` of the
/// type's own is not asked. A type that is found otherwise says ``TokenSearchable`` alone.
public protocol TextSearchable: TokenSearchable {}

extension TextSearchable {
    /// Whether the name holds a text, whatever the case, the accents and the width.
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
