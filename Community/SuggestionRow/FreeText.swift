import RowKit

/// What becomes of what is typed into a suggestion row and names no suggestion.
public enum FreeText: String, Sendable, Codable, CaseIterable, DocumentValue {
    /// It is the value, if the value type reads it. What it does not read stays in the field: the
    /// row has no value then and is not valid.
    case accept
    /// It is never a value: it stays in the field, and the row has no value then and is not valid.
    case reject
    /// It is never a value: the row keeps the value that it has, and shows that again when it is
    /// left and when the form is submitted.
    case revert
}
