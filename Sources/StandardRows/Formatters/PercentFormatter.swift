import RowKit

/// Formats a fraction of one as a percentage: 0.125 as `12.5%`.
///
/// ```swift
/// DecimalRow("discount") { row in
///     row.formatter = PercentFormatter(fractionDigits: 0...1)
///     row.useFormatterOnDidBeginEditing = true
/// }
/// ```
///
/// The number is typed as a percentage, with or without the sign: `12.5` is 0.125.
public struct PercentFormatter<Formatted: FieldNumber>: NumberFieldFormatter {
    /// A percentage.
    public let style: NumberStyle
    /// The formats of numbers, or nil for those of the form.
    public var formats: (any TextFormats)?

    /// Creates a formatter, by default with at most two fraction digits.
    public init(fractionDigits: ClosedRange<Int> = 0...2, formats: (any TextFormats)? = nil) {
        style = NumberStyle(.percent, fractionDigits: fractionDigits)
        self.formats = formats
    }
}
