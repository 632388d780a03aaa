import RowKit

/// The logic of rows with text input: converts the text to a value, and the value to text.
///
/// The text stays as typed until the row loses the focus. It is then replaced by the text of the
/// value. Text that cannot be converted to a value stays in the field (`RowOf.unreadInput`). The
/// row then has no value and is invalid, so the form cannot be submitted. An empty field is valid
/// and means that there is no value.
///
/// A ``formatter`` converts between values and text, in the form's formats. Without one, the row
/// uses the value's own description, unless a subclass overrides this.
open class FormatteableRow<Cell: CellType>: Row<Cell>, FieldRowConformance
where Cell.Value: InputTypeInitiable {
    /// The text that the field shows while it is empty.
    @Setting(isWords: true) public final var placeholder: String?

    /// The share of the width for the title, or nil for its natural width.
    ///
    /// It has no effect in a ``TextAreaRow``, whose title is above the text.
    @Limited(0...1) public final var titlePercentage: Double?

    /// The kind of keyboard.
    @Setting public final var keyboard = TextInputView.Keyboard.text

    /// The label of the return key.
    @Setting public final var returnKey = TextInputView.ReturnKey.default

    /// Which letters are capitalised automatically.
    @Setting public final var capitalization = TextInputView.Capitalization.none

    /// Whether typing errors are corrected automatically, or nil for the host's default.
    @Setting public final var autocorrects: Bool?

    /// The content of the text, named as in HTML's `autocomplete` attribute: `email`, `given-name`.
    @Setting public final var contentType: String?

    /// Converts the value to text and back.
    ///
    /// If nil, the row converts them itself. The row also converts text that the formatter cannot,
    /// unless the value is a `String`.
    @OptionalHook public final var formatter: (any FieldFormatter<Cell.Value>)?

    /// Whether the formatter also formats the text while it is typed.
    ///
    /// In a browser, undoing restores the text as it was before it was formatted. It is formatted
    /// again with the next character, or when the user leaves the field.
    @Setting public final var useFormatterDuringInput = false

    /// Whether the formatter formats the text when editing begins, or nil for the same as during
    /// input.
    @Setting public final var useFormatterOnDidBeginEditing: Bool?

    /// The text typed since the row received the focus, and its value.
    private final var typed: TypedText<Cell.Value>? {
        didSet { if typed !== oldValue { typingCount += 1 } }
    }

    /// The number of changes of ``typed``.
    ///
    /// A setting, so that the cell and conditions are updated when it changes. A count is compared
    /// more quickly than texts and values.
    @Setting private final var typingCount = 0

    /// The text that the user typed, or nil if the field shows the value.
    public final var typedText: String? {
        if let unreadInput { return unreadInput.text }
        return typingCount > 0 ? textTypedForValue : nil
    }

    /// The text typed since the row received the focus, unless the value has changed since then.
    ///
    /// This is separate from ``typedText``, because comparing optional values of a generic type
    /// looks up the type.
    @inline(never)
    private final var textTypedForValue: String? {
        guard let typed, isSame(typed.value, value) else { return nil }
        return typed.text
    }

    // MARK: Conversion

    /// The text input view in the cell.
    ///
    /// Subclasses override this.
    open var textInput: TextInputView? { nil }

    /// The formatter that the row's settings describe, which is used if ``formatter`` is nil.
    var settingsFormatter: (any FieldFormatter<Cell.Value>)? { nil }

    /// Converts text to a value without a formatter, or returns nil if that is not possible.
    ///
    /// White space at the ends has been removed, unless the value is a `String` and the row is not
    /// an ``EmailRow``.
    open func value(from text: String) -> Cell.Value? { Cell.Value(string: text) }

    /// Returns the text of a value that is not being edited, without a formatter.
    open func text(of value: Cell.Value) -> String { String(describing: value) }

    /// Returns the text of a value when editing begins, without a formatter.
    ///
    /// The text can be converted back to the value.
    open func editingText(of value: Cell.Value) -> String { String(describing: value) }

    /// Returns the error of text that cannot be converted to a value.
    open func refusal(ofText text: String) -> ValidationError { ValidationError(.pattern) }

    /// The row's value while the text in its field cannot be converted, which is nil by default.
    open var valueBesideUnreadInput: Cell.Value? { nil }

    /// The text that the field shows now if it is empty; by default ``placeholder``.
    open var shownPlaceholder: String? { placeholder }

    /// Called after the user has typed and the text has been processed.
    ///
    /// The field now contains ``fieldText``. Overrides call super.
    open func didType() {}

    /// Discards the typed text, so that the field shows the value.
    public final func forgetTyping() { typed = nil }

    /// Returns the text of a value that is not being edited.
    public final override func defaultDisplayText(for value: Cell.Value) -> String? {
        localFormatter?.string(for: value) ?? text(of: value)
    }

    /// Discards the typed text once the row has lost the focus.
    open override func highlightDidChange() {
        super.highlightDidChange()
        if !isHighlighted { forgetTyping() }
    }

    // MARK: The cell

    open override func customSetupCell() {
        super.customSetupCell()
        writtenPlaceholder = nil
        textInput?.onType { [weak self] text in self?.take(text) }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        guard let input = textInput else { return }
        showPlaceholder(in: input)
        input.keyboard = keyboard
        input.returnKey = returnKey
        input.capitalization = capitalization
        input.autocorrects = autocorrects
        input.content = contentType
        input.text = fieldText
    }

    /// The placeholder that the row last wrote to the field, or nil if it wrote none.
    private final var writtenPlaceholder: String?

    /// Shows the row's placeholder.
    ///
    /// Without one, removes the placeholder that the row wrote before, but keeps that of the cell.
    private final func showPlaceholder(in input: TextInputView) {
        let new = shownPlaceholder
        if new != nil || input.placeholder == writtenPlaceholder { input.placeholder = new }
        writtenPlaceholder = new
    }

    /// The current text of the field.
    public final var fieldText: String {
        if let typedText { return typedText }
        guard let value else { return "" }
        return isHighlighted ? textToEdit(value) : displayText ?? ""
    }

    /// Returns the text of a value when editing begins.
    ///
    /// Uses the formatter if plain text would be read as another value, such as for a length in
    /// inches.
    private final func textToEdit(_ value: Cell.Value) -> String {
        guard let localFormatter else { return editingText(of: value) }
        let formatted = localFormatter.editingString(for: value)
        if useFormatterOnDidBeginEditing ?? useFormatterDuringInput { return formatted }
        let text = editingText(of: value)
        return isSame(read(text), value) || !isSame(read(formatted), value) ? text : formatted
    }

    // MARK: Typing

    /// Handles a change of the text in the field.
    private final func take(_ input: String) {
        let text = formatted(input)
        let content = isWhiteSpaceSignificant ? text : text.trimmed
        if content.isEmpty {
            typed = nil
            setValue(nil, by: .user)
        } else if let new = read(content) {
            typed = TypedText(text: text, value: new)
            setValue(new, by: .user)
        } else {
            typed = nil
            keepUnreadInput(text, refusal(ofText: content), beside: valueBesideUnreadInput)
        }
        didType()
    }

    /// Returns the typed text as formatted during input, and moves the caret accordingly.
    private final func formatted(_ text: String) -> String {
        // Text that could not be converted has not been formatted.
        let previous = unreadInput == nil ? fieldText : ""
        guard useFormatterDuringInput, let localFormatter, let input = textInput,
            let formatted = localFormatter.text(afterTyping: text, in: previous),
            formatted != text, formatted.isEmpty || read(formatted) != nil
        else { return text }
        let caret = localFormatter.caret(
            afterFormatting: text, caret: input.caret ?? text.count, as: formatted)
        input.caret = min(max(caret, 0), formatted.count)
        return formatted
    }

    /// Converts text with the formatter or, unless the value is a `String`, without it.
    private final func read(_ text: String) -> Cell.Value? {
        guard let localFormatter else { return value(from: text) }
        return localFormatter.value(from: text) ?? (isText ? nil : value(from: text))
    }

    /// The formatter in the formats of the row's form.
    final var localFormatter: (any FieldFormatter<Cell.Value>)? {
        (formatter ?? settingsFormatter)?.adapted(to: formats)
    }

    private final var isText: Bool { Cell.Value.self == String.self }

    /// Whether white space at the ends of the text is part of the value; by default for a `String`.
    var isWhiteSpaceSignificant: Bool { isText }
}

/// Text that the user typed, and the value to which it was converted.
///
/// A class, because reading an optional structure of a generic type looks up the type.
private final class TypedText<Value> {
    let text: String
    let value: Value

    init(text: String, value: Value) { (self.text, self.value) = (text, value) }
}

extension String {
    /// The text without white space at its ends.
    var trimmed: String {
        let start = drop(while: \.isWhitespace)
        let end = start.reversed().prefix(while: \.isWhitespace).count
        return String(start.dropLast(end))
    }
}
