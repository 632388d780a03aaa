import RowKit

/// How a suggestion row handles text that is not the name of a suggestion.
public enum FreeText: String, Sendable, Codable, CaseIterable, DocumentValue {
    /// The text becomes the value if the value type accepts it. Otherwise it stays in the field,
    /// and the row has no value and is invalid.
    case accept
    /// The text never becomes a value. It stays in the field, and the row has no value and is
    /// invalid.
    case reject
    /// The text never becomes a value.
    ///
    /// The row keeps its value, and shows it again when it loses the focus, when the form is
    /// submitted, or once pending suggestions have arrived.
    case revert
}
