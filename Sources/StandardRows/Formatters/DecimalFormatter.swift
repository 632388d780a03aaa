import RowKit

/// Formats a number with groups and a fraction: `1,234.50`.
///
/// ```swift
/// DecimalRow("distance") { row in
///     row.formatter = DecimalFormatter(fractionDigits: 0...1)
///     row.useFormatterDuringInput = true
/// }
/// ```
public struct DecimalFormatter<Formatted: FieldNumber>: NumberFieldFormatter {
    /// A number with a fraction.
    public let style: NumberStyle
    /// The formats of numbers, or nil for those of the form.
    public var formats: (any TextFormats)?

    /// Creates a formatter, by default with exactly two fraction digits.
    public init(fractionDigits: ClosedRange<Int> = 2...2, formats: (any TextFormats)? = nil) {
        style = .decimal(fractionDigits)
        self.formats = formats
    }
}
