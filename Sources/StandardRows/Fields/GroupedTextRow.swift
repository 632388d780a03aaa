import RowKit

/// The logic of rows with text that a pattern can group, for any cell with a field.
open class _GroupedTextRow<Cell: TextFieldCellType & CellType>: FieldRow<Cell>
where Cell.Value == String {
    /// The pattern of the text, such as `#### #### ####`, or nil for any text.
    ///
    /// ```swift
    /// row.format = "#### #### ####"
    /// row.useFormatterDuringInput = true
    /// ```
    ///
    /// Text that does not match the pattern is invalid. A ``FormatteableRow/formatter`` takes
    /// precedence.
    @Setting public final var format: PatternFormatter?

    override final var settingsFormatter: (any FieldFormatter<String>)? { format }

    open override class var settings: [RowSetting] {
        super.settings + [
            .init(
                "format", \_GroupedTextRow.format,
                "The pattern that groups the text, such as \"#### ####\": # is a digit, @ a letter, "
                    + "* either.")
        ]
    }
}
