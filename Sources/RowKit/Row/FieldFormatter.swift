/// Converts values to the text of a field and back.
public protocol FieldFormatter<Formatted> {
    /// The type of value.
    associatedtype Formatted
    /// Returns the text shown for a value.
    func string(for value: Formatted) -> String
    /// Returns the text in which a value is edited, which by default is the text shown.
    func editingString(for value: Formatted) -> String
    /// Returns the value of the whole text, or nil if the text is invalid.
    func value(from text: String) -> Formatted?
    /// Returns the position of the caret after typed text was replaced by formatted text, as an
    /// offset in characters.
    ///
    /// By default, the caret keeps its distance from the end.
    func caret(afterFormatting typed: String, caret: Int, as formatted: String) -> Int
}

extension FieldFormatter {
    /// Returns the text shown.
    public func editingString(for value: Formatted) -> String { string(for: value) }

    /// Keeps the caret's distance from the end.
    public func caret(afterFormatting typed: String, caret: Int, as formatted: String) -> Int {
        min(max(0, formatted.count - (typed.count - caret)), formatted.count)
    }
}
