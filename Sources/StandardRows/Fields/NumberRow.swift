import RowKit

/// The logic of rows into which a number is typed, over any cell with a field.
///
/// Numbers are read and written as the form's formats do (`Phrases.formats`): with their digits,
/// separators and groups.
open class _NumberRow<Cell: TextFieldCellType & CellType>: FieldRow<Cell>
where Cell.Value: InputTypeInitiable & FieldNumber {
    /// How the number is written while nobody types.
    open var numberStyle: NumberStyle { .decimal }

    open override func value(from text: String) -> Cell.Value? {
        formats.number(from: text, style: numberStyle)
    }

    open override func text(of value: Cell.Value) -> String {
        formats.string(for: value, style: numberStyle)
    }

    /// All digits that there are, without groups.
    open override func editingText(of value: Cell.Value) -> String {
        let style = NumberStyle(numberStyle.kind, fractionDigits: 0...100, isGrouped: false)
        return formats.string(for: value, style: style)
    }

    open override func refusal(ofText text: String) -> ValidationError { ValidationError(.number) }
}

extension PhraseKey {
    /// The text must be a number.
    public static let number = PhraseKey("NumberRow.number", "Must be a number")
}
