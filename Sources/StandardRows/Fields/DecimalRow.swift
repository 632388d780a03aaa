import RowKit

/// Asks for a number with a fraction.
///
/// ```swift
/// DecimalRow("weight") { row in
///     row.title = "Weight"
///     row.maximumFractionDigits = 2
/// }
/// ```
///
/// Text that is not a number stays in the field and is invalid. The value is then nil. Digits that
/// are not shown are kept, and are shown again while the number is edited.
public final class DecimalRow: _DecimalRow<DecimalCell>, RowType {}

/// The logic of a ``DecimalRow``, for any cell with a field.
open class _DecimalRow<Cell: ControlCellType<TextFieldView> & CellType>: _NumberRow<Cell>
where Cell.Value == Double {
    /// The minimum number of visible fraction digits, or nil for two or a smaller maximum.
    ///
    /// With a ``_NumberRow/format``, nil means its usual number. A format that specifies its own
    /// digits takes precedence.
    @Limited(0...100, notAbove: "maximumFractionDigits")
    public final var minimumFractionDigits: Int?

    /// The maximum number of visible fraction digits, or nil for no limit.
    ///
    /// With a ``_NumberRow/format``, nil means its usual number.
    @Limited(0...100) public final var maximumFractionDigits: Int?

    /// Creates a row for numbers with a fraction.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { keyboard = .decimal }
    }

    /// The style with the number of fraction digits determined by the settings.
    open override var numberStyle: NumberStyle { .decimal(fractionDigits(usually: 2...100)) }

    override final func style(of format: NumberStyle) -> NumberStyle {
        guard format.fractionDigits == nil else { return format }
        let usual = formats.numberPattern(for: format.kind).fractionDigits
        return NumberStyle(
            format.kind, fractionDigits: fractionDigits(usually: usual),
            isGrouped: format.isGrouped)
    }

    /// Returns the range of fraction digits in the settings, with the usual bounds by default.
    private final func fractionDigits(usually usual: ClosedRange<Int>) -> ClosedRange<Int> {
        let least = $minimumFractionDigits ?? usual.lowerBound
        let most = $maximumFractionDigits ?? max(usual.upperBound, $minimumFractionDigits ?? 0)
        return min(least, most)...most
    }

    /// Requires a finite number, whether the user or the program set it.
    open override var limits: RuleSet<Double> {
        super.limits + [RuleClosure(ValidationError(.number)) { $0.isFinite }]
    }

    open override func refusal(ofText text: String) -> ValidationError {
        ValidationError(plainNumber(from: text) == nil ? .number : .tooLarge)
    }

    open override class var settings: [RowSetting] {
        super.settings + declaredSettings(of: _DecimalRow.self)
    }
}

/// The cell of a ``DecimalRow``.
open class DecimalCell: _FieldCell<Double>, CellType {}
