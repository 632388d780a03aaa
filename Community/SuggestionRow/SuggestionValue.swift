import RowKit

/// A value that can be suggested.
///
/// It has a name, and can be created from typed text.
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
/// If `init?(string:)` returns a value, typed text becomes the row's value at once, unless the
/// row's `freeText` prevents it. If it returns nil, only suggestions can be chosen.
public protocol SuggestionValue: Equatable, Sendable, InputTypeInitiable {
    /// The name of the value in the list and in the field.
    var suggestionString: String { get }
}

extension String: SuggestionValue {
    /// The text itself.
    public var suggestionString: String { self }
}
