import RowKit

/// The logic of rows into which text is typed: how the text becomes a value, and the value a text.
///
/// Text stays as it is typed until the row is left, and then becomes the value's own. What is no
/// value stays beyond that: the row has no value then and is not valid, so the form is not
/// submitted (`RowOf.unreadInput`). An empty field is no value, and nothing is wrong with that.
///
/// A ``formatter`` says how values are written and read; without one the value's own description
/// is, unless a subclass knows better.
open class FormatteableRow<Cell: TitledCellType & CellType>: Row<Cell>, FieldRowConformance
where Cell.Value: InputTypeInitiable {
    /// What the field shows while it is empty.
    @Setting public final var placeholder: String?

    /// The share of the width that the title takes, from 0 to 1; nil: as much as it needs.
    ///
    /// Any other share is a problem of the form; the nearest that can be is taken.
    @Setting public final var titlePercentage: Double?

    /// What the keyboard offers.
    @Setting public final var keyboard = TextInputView.Keyboard.text

    /// What the return key says.
    @Setting public final var returnKey = TextInputView.ReturnKey.default

    /// Which letters become capitals by themselves.
    @Setting public final var capitalization = TextInputView.Capitalization.none

    /// Whether slips are put right by themselves; nil: as the host likes.
    @Setting public final var autocorrects: Bool?

    /// What the text is, by the names that HTML has for `autocomplete`: `email`, `given-name`.
    @Setting public final var contentType: String?

    /// What turns the value into text and back; nil: the row itself does.
    @OptionalHook public final var formatter: (any FieldFormatter<Cell.Value>)?

    /// Whether the formatter writes the text while it is typed, too.
    @Setting public final var useFormatterDuringInput = false

    /// Whether the formatter writes the text when typing begins; nil: as during input.
    @Setting public final var useFormatterOnDidBeginEditing: Bool?

    /// What was typed since the focus came, and the value of it: a setting, so that the cell and
    /// conditions follow it.
    @Setting private final var typed: TypedText<Cell.Value>?

    /// What a person typed that stands in the field; nil: nothing, and the field shows the value.
    public final var typedText: String? {
        if let unreadInput { return unreadInput.text }
        return typed.flatMap { isSame($0.value, value) ? $0.text : nil }
    }

    // MARK: What subclasses know

    /// The view in the cell that is typed into; subclasses say which.
    open var textInput: TextInputView? { nil }

    /// The value of a whole text, without a formatter; nil: it is none.
    ///
    /// Around what is not text itself, there are no spaces.
    open func value(from text: String) -> Cell.Value? { Cell.Value(string: text) }

    /// The text of a value while nobody types, without a formatter.
    open func text(of value: Cell.Value) -> String { String(describing: value) }

    /// The text of a value when typing begins, without a formatter: one that is read again.
    open func editingText(of value: Cell.Value) -> String { String(describing: value) }

    /// Why a text is no value.
    open func refusal(ofText text: String) -> ValidationError { ValidationError(.pattern) }

    /// The value that the row has while what stands in its field is none: by default none.
    open var valueBesideUnreadInput: Cell.Value? { nil }

    /// A person typed, and what they typed was taken.
    ///
    /// What stands in the field now is ``fieldText``. Overrides call super.
    open func didType() {}

    /// Forgets how the value was typed: the field shows the value.
    public final func forgetTyping() { typed = nil }

    /// The text of a value while nobody types.
    public final override func defaultDisplayText(for value: Cell.Value) -> String? {
        formatter?.string(for: value) ?? text(of: value)
    }

    /// Forgets how the value was typed once the row has been left.
    open override func highlightDidChange() {
        super.highlightDidChange()
        if !isHighlighted { forgetTyping() }
    }

    // MARK: Settings

    /// A share of the width that there is not.
    open override var limitConflict: LimitConflict? {
        super.limitConflict ?? LimitConflict("titlePercentage", titlePercentage, outside: 0...1)
    }

    open override class var settings: [RowSetting] {
        super.settings + [
            .init(
                "placeholder", \FormatteableRow.placeholder,
                "What the field shows while it is empty."),
            .init(
                "titlePercentage", \FormatteableRow.titlePercentage,
                "The share of the width that the title takes, from 0 to 1."),
            .init("keyboard", \FormatteableRow.keyboard, "What the keyboard offers."),
            .init("returnKey", \FormatteableRow.returnKey, "What the return key says."),
            .init(
                "capitalization", \FormatteableRow.capitalization,
                "Which letters become capitals by themselves."),
            .init(
                "autocorrects", \FormatteableRow.autocorrects,
                "Whether slips are put right by themselves; null: as the host likes."),
            .init(
                "contentType", \FormatteableRow.contentType,
                "What the text is, by the names that HTML has for autocomplete."),
            .init(
                "useFormatterDuringInput", \FormatteableRow.useFormatterDuringInput,
                "Whether the formatter writes the text while it is typed."),
            .init(
                "useFormatterOnDidBeginEditing", \FormatteableRow.useFormatterOnDidBeginEditing,
                "Whether the formatter writes the text when typing begins; null: as while typing."),
        ]
    }

    // MARK: The cell

    open override func customSetupCell() {
        super.customSetupCell()
        textInput?.onType { [weak self] text in self?.take(text) }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        guard let input = textInput else { return }
        cell.show(title: title)
        input.placeholder = placeholder
        input.keyboard = keyboard
        input.returnKey = returnKey
        input.capitalization = capitalization
        input.autocorrects = autocorrects
        input.content = contentType
        input.text = fieldText
    }

    /// What stands in the field now.
    public final var fieldText: String {
        if let typedText { return typedText }
        guard let value else { return "" }
        return isHighlighted ? textToEdit(value) : displayText ?? ""
    }

    private final func textToEdit(_ value: Cell.Value) -> String {
        guard let formatter, useFormatterOnDidBeginEditing ?? useFormatterDuringInput else {
            return editingText(of: value)
        }
        return formatter.editingString(for: value)
    }

    // MARK: Typing

    /// Takes all that stands in the field.
    private final func take(_ text: String) {
        let content = isText ? text : text.trimmed
        if content.isEmpty {
            typed = nil
            setValue(nil, by: .user)
        } else if let new = read(content) {
            typed = TypedText(text: text, value: new)
            setValue(new, by: .user)
            if useFormatterDuringInput { format(text, new) }
        } else {
            typed = nil
            keepUnreadInput(text, refusal(ofText: content), beside: valueBesideUnreadInput)
        }
        didType()
    }

    /// What the formatter reads; else, where the value is not a text itself, the row.
    private final func read(_ text: String) -> Cell.Value? {
        guard let formatter else { return value(from: text) }
        return formatter.value(from: text) ?? (isText ? nil : value(from: text))
    }

    /// Writes what was typed as the formatter does, with the caret where it belongs then.
    private final func format(_ text: String, _ value: Cell.Value) {
        guard let formatter, let input = textInput else { return }
        let formatted = formatter.editingString(for: value)
        let caret = formatter.caret(
            afterFormatting: text, caret: input.caret ?? text.count, as: formatted)
        typed = TypedText(text: formatted, value: value)
        input.caret = min(max(caret, 0), formatted.count)
    }

    /// Whether the value is a text itself, of which spaces are a part.
    private final var isText: Bool { Cell.Value.self == String.self }
}

/// What a person typed, and what it was read as.
private struct TypedText<Value: Equatable>: Equatable {
    let text: String
    let value: Value
}

extension String {
    /// The text without white space at its ends.
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        let end = start.reversed().prefix(while: \.isWhitespace).count
        return String(start.dropLast(end))
    }
}
