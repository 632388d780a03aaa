import RowKit

/// A formatter of numbers, which reads and writes them in the formats of the form.
///
/// A number is edited with all its digits and without its mark, such as `%` or `€`. A conformance
/// has a style:
///
/// ```swift
/// struct CountFormatter: NumberFieldFormatter {
///     typealias Formatted = Int
///     var style = NumberStyle.integer
///     var formats: (any TextFormats)?
/// }
/// ```
public protocol NumberFieldFormatter<Formatted>: FieldFormatter where Formatted: FieldNumber {
    /// The kind of number, its fraction digits, and whether digits are grouped.
    var style: NumberStyle { get }
    /// The formats of numbers, or nil for those of the form.
    var formats: (any TextFormats)? { get set }
}

extension NumberFieldFormatter {
    /// Returns the number in the style.
    public func string(for value: Formatted) -> String {
        usedFormats.string(for: value, style: style)
    }

    /// Returns the number with all its digits and without its mark.
    public func editingString(for value: Formatted) -> String {
        usedFormats.editingString(for: value, style: exactStyle)
    }

    /// Returns a number of any type in the style, with all its digits.
    func exactString(for number: some FieldNumber) -> String {
        usedFormats.string(for: number, style: exactStyle)
    }

    /// Returns the number that the whole text represents, with or without groups and a mark.
    public func value(from text: String) -> Formatted? {
        usedFormats.number(from: text, style: style)
    }

    /// Returns the typed text with its digits regrouped, or nil if it is not a number.
    public func text(afterTyping text: String, in previous: String) -> String? {
        usedFormats.regrouped(text, after: previous, style: style)
    }

    /// Keeps the caret directly after the same digit.
    public func caret(afterFormatting typed: String, caret: Int, as formatted: String) -> Int {
        let separators = [pattern.symbols, pattern.latinSymbols ?? pattern.symbols]
            .compactMap { $0.groupingSeparator.map(Character.init) }
        return formatted.caret(matching: caret, in: typed) { character in
            !character.isWhitespace && !separators.contains(character)
        }
    }

    /// Returns a formatter with the given formats, unless this one has its own.
    public func adapted(to formats: any TextFormats) -> Self {
        var adapted = self
        adapted.formats = self.formats ?? formats
        return adapted
    }

    /// The style with all fraction digits of a number.
    private var exactStyle: NumberStyle {
        let minimum = (style.fractionDigits ?? pattern.fractionDigits).lowerBound
        return NumberStyle(
            style.kind, fractionDigits: min(max(minimum, 0), 100)...100, isGrouped: style.isGrouped)
    }

    private var usedFormats: any TextFormats { formats ?? PlainFormats() }
    private var pattern: NumberPattern { usedFormats.numberPattern(for: style.kind) }
}

extension TextFormats {
    /// Returns the text of a number without the mark of its kind.
    func editingString(for number: some FieldNumber, style: NumberStyle) -> String {
        string(for: number, style: style).removing(numberPattern(for: style.kind).marks)
    }
}

extension String {
    /// The text without marks, such as `€`, and without the spaces beside them.
    fileprivate func removing(_ marks: [String]) -> String {
        var text = self
        for mark in marks {
            while let range = text.firstRange(of: mark) { text.removeSubrange(range) }
        }
        return text.trimmed
    }
}
