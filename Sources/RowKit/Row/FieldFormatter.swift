/// What turns a value into the text of a field, and back.
public protocol FieldFormatter<Formatted> {
    /// The type of value.
    associatedtype Formatted
    /// The text shown for a value.
    func string(for value: Formatted) -> String
    /// The text in which a value is edited. By default, the text shown.
    func editingString(for value: Formatted) -> String
    /// The value of the whole text; nil where the text is not one.
    func value(from text: String) -> Formatted?
    /// Where the caret goes when typed text becomes formatted text, as offsets in characters. By
    /// default, it keeps its distance from the end.
    func caret(afterFormatting typed: String, caret: Int, as formatted: String) -> Int
}

extension FieldFormatter {
    /// The text shown.
    public func editingString(for value: Formatted) -> String { string(for: value) }

    /// The caret keeps its distance from the end.
    public func caret(afterFormatting typed: String, caret: Int, as formatted: String) -> Int {
        min(max(0, formatted.count - (typed.count - caret)), formatted.count)
    }
}
