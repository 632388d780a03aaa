import RowKit

/// The logic of rows with text that a pattern can group, for any cell with a field.
open class _GroupedTextRow<Cell: ControlCellType<TextFieldView> & CellType>: FieldRow<Cell>
where Cell.Value == String {
    /// The pattern that groups the text, such as `#### ####`: `#` is a digit, `@` a letter, `*`
    /// either.
    ///
    /// ```swift
    /// row.format = "#### #### ####"
    /// row.useFormatterDuringInput = true
    /// ```
    ///
    /// The value has no separators. A value that does not match the pattern, or that has
    /// separators, is invalid, whether the user or the program set it. A
    /// ``FormatteableRow/formatter`` takes precedence.
    @Setting public final var format: PatternFormatter?

    override final var settingsFormatter: (any FieldFormatter<String>)? { format }

    /// Requires a value as the pattern reads it, or an empty one, unless there is no pattern or a
    /// formatter takes precedence.
    open override var limits: RuleSet<String> {
        guard formatter == nil, let format else { return super.limits }
        return super.limits + [
            RuleClosure(valueSchema: ["pattern": .string(format.valueExpression)]) { [self] text in
                text.isEmpty || format.value(from: text) == text ? nil : refusal(ofText: text)
            }
        ]
    }

    open override class var settings: [RowSetting] {
        super.settings + declaredSettings(of: _GroupedTextRow.self)
    }
}
