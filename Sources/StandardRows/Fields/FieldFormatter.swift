import RowKit

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
    /// Returns the formatted text of a field while the user is typing, or nil to leave the text
    /// unchanged.
    ///
    /// The row then reads its value from the returned text. By default, this is the text for
    /// editing the typed value, or nil if the typed text is invalid.
    ///
    /// - Parameters:
    ///   - text: The text with the user's change.
    ///   - previous: The text before the change.
    func text(afterTyping text: String, in previous: String) -> String?
    /// Returns the position of the caret after typed text was replaced by formatted text, as an
    /// offset in characters.
    ///
    /// By default, the caret keeps its distance from the end.
    func caret(afterFormatting typed: String, caret: Int, as formatted: String) -> Int
    /// Returns the formatter to use in a form with the given formats, which by default is the
    /// formatter itself.
    func adapted(to formats: any TextFormats) -> Self
}

extension FieldFormatter {
    /// Returns the text shown.
    public func editingString(for value: Formatted) -> String { string(for: value) }

    /// Returns the text for editing the typed value, or nil if the typed text is invalid.
    public func text(afterTyping text: String, in previous: String) -> String? {
        value(from: text).map(editingString)
    }

    /// Keeps the caret's distance from the end.
    public func caret(afterFormatting typed: String, caret: Int, as formatted: String) -> Int {
        min(max(0, formatted.count - (typed.count - caret)), formatted.count)
    }

    /// Returns the formatter itself.
    public func adapted(to formats: any TextFormats) -> Self { self }
}
