import RowKit

/// The logic of rows with number input, for any cell with a field.
///
/// Numbers are read and written in the form's formats (`Phrases.formats`), with the digits,
/// separators and grouping of its language.
open class _NumberRow<Cell: ControlCellType<TextFieldView> & CellType>: FieldRow<Cell>
where Cell.Value: InputTypeInitiable & FieldNumber {
    /// The format of the number, such as a percentage or an amount of money, or nil for that of the
    /// row.
    ///
    /// A number in a format is edited without its mark, such as `%` or `€`, which may also be
    /// typed. A ``FormatteableRow/formatter`` takes precedence.
    @Setting public final var format: NumberStyle?

    /// The formatter of ``format``, or otherwise of ``numberStyle`` if the text is formatted while
    /// it is edited.
    override final var settingsFormatter: (any FieldFormatter<Cell.Value>)? {
        if let format { return StyleFormatter(style: style(of: format)) }
        guard useFormatterDuringInput || useFormatterOnDidBeginEditing == true else { return nil }
        return StyleFormatter(style: numberStyle)
    }

    /// Returns a format with the fraction digits of other settings, if it does not specify its own.
    func style(of format: NumberStyle) -> NumberStyle { format }

    /// The style of the number when it is not being edited.
    open var numberStyle: NumberStyle { .decimal }

    /// Returns the number that the text represents, in the unit of the row's formatter.
    open override func value(from text: String) -> Cell.Value? {
        formats.number(from: text, style: NumberStyle(editedKind))
    }

    open override func text(of value: Cell.Value) -> String {
        formats.string(for: value, style: numberStyle)
    }

    /// Returns the number with all its digits, without grouping and without its mark, in the unit
    /// of the row's formatter.
    open override func editingText(of value: Cell.Value) -> String {
        let style = NumberStyle(editedKind, fractionDigits: 0...100, isGrouped: false)
        return formats.editingString(for: value, style: style)
    }

    /// Returns the number as the row's formatter or ``format`` writes it, with all its digits.
    open override func text(ofNumericLimit number: some FieldNumber) -> String {
        switch (localFormatter, number) {
        case (let formatter as any NumberFieldFormatter<Cell.Value>, _):
            formatter.exactString(for: number)
        case (let formatter?, let number as Cell.Value): formatter.string(for: number)
        default: super.text(ofNumericLimit: number)
        }
    }

    /// The kind of number that the user edits: a percentage if the formatter writes one.
    private final var editedKind: NumberStyle.Kind {
        let formatter = localFormatter as? any NumberFieldFormatter<Cell.Value>
        return (formatter?.style ?? numberStyle).kind
    }

    open override func refusal(ofText text: String) -> ValidationError { ValidationError(.number) }

    /// Returns the number that a text represents, however large, in the digits 0 to 9 with a
    /// decimal point, or nil if it is not a number.
    final func plainNumber(from text: String) -> String? {
        formats.number(from: text, style: NumberStyle(editedKind), as: PlainNumber.self)?
            .description
    }

    open override class var settings: [RowSetting] {
        super.settings + declaredSettings(of: _NumberRow.self)
    }
}

/// The formatter that a style describes.
private struct StyleFormatter<Formatted: FieldNumber>: NumberFieldFormatter {
    let style: NumberStyle
    var formats: (any TextFormats)?
}

/// A number that is kept as text, so that its size is not limited.
private struct PlainNumber: FieldNumber {
    let description: String

    init(plainText: String) { description = plainText }
}

extension Phrases.Key {
    /// The text must be a number.
    public static let number = Phrases.Key("NumberRow.number", "Must be a number")(
        de: "Muss eine Zahl sein", es: "Debe ser un número", fr: "Doit être un nombre",
        ar: "يجب إدخال رقم", hi: "कोई संख्या दर्ज करें", ja: "数値を入力してください", zhHans: "必须是数字")
}
