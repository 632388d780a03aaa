import RowKit

/// Formats an amount of money: `€1,234.50`.
///
/// ```swift
/// DecimalRow("price") { row in
///     row.formatter = CurrencyFormatter("EUR")
///     row.useFormatterDuringInput = true
/// }
/// ```
///
/// The amount is edited without the currency's symbol, which may also be typed.
public struct CurrencyFormatter<Formatted: FieldNumber>: NumberFieldFormatter {
    /// An amount of money.
    public let style: NumberStyle
    /// The formats of numbers, or nil for those of the form.
    public var formats: (any TextFormats)?

    /// Creates a formatter for a currency, with the currency's own number of fraction digits.
    ///
    /// - Parameters:
    ///   - code: The ISO 4217 code of the currency, such as `EUR`.
    ///   - formats: The formats of numbers, or nil for those of the form.
    public init(_ code: String, formats: (any TextFormats)? = nil) {
        style = .currency(code)
        self.formats = formats
    }
}
