import RowKit

/// What can be suggested: it has a name to be shown by, and may be made of what is typed.
///
/// ```swift
/// struct Scientist: SuggestionValue {
///     let id: Int
///     let name: String
///
///     var suggestionString: String { name }
///     // Only those that are suggested can be chosen.
///     init?(string: String) { nil }
/// }
/// ```
///
/// Where `init?(string:)` makes a value, what is typed becomes the row's value at once, unless the
/// row's `freeText` says otherwise; where it makes none, only what is suggested does.
public protocol SuggestionValue: Equatable, Sendable, InputTypeInitiable {
    /// What the value is called, in the list and in the field.
    var suggestionString: String { get }
}

extension String: SuggestionValue {
    /// The text itself.
    public var suggestionString: String { self }
}
