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
open class _DecimalRow<Cell: TextFieldCellType & CellType>: _NumberRow<Cell>
where Cell.Value == Double {
    /// The minimum number of visible fraction digits.
    ///
    /// Nil means two, or fewer if ``maximumFractionDigits`` is less.
    @Setting public final var minimumFractionDigits: Int?

    /// The maximum number of visible fraction digits, or nil for no limit.
    @Setting public final var maximumFractionDigits: Int?

    /// Creates a row for numbers with a fraction.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { keyboard = .decimal }
    }

    /// The style with the number of fraction digits determined by the settings.
    open override var numberStyle: NumberStyle {
        let maximum = min(max(maximumFractionDigits ?? 100, 0), 100)
        return .decimal(min(max(minimumFractionDigits ?? 2, 0), maximum)...maximum)
    }

    /// A conflict if a number of digits is out of range, or if the minimum exceeds the maximum.
    ///
    /// In the first case, the nearest valid number is used, in the second, the maximum.
    open override var limitConflict: LimitConflict? {
        super.limitConflict
            ?? LimitConflict(
                "minimumFractionDigits", minimumFractionDigits, outside: 0...100)
            ?? LimitConflict(
                "maximumFractionDigits", maximumFractionDigits, outside: 0...100)
            ?? LimitConflict(
                "minimumFractionDigits", minimumFractionDigits,
                above: "maximumFractionDigits", maximumFractionDigits)
    }

    open override class var settings: [RowSetting] {
        super.settings + [
            .init(
                "minimumFractionDigits", \_DecimalRow.minimumFractionDigits,
                "The minimum number of fraction digits, or null for two or a smaller maximum."
            ),
            .init(
                "maximumFractionDigits", \_DecimalRow.maximumFractionDigits,
                "The maximum number of fraction digits, or null for no limit."),
        ]
    }
}

/// The cell of a ``DecimalRow``.
open class DecimalCell: _FieldCell<Double>, CellType {}
