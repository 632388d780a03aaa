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
/// A text that is no number stays in the field and is not valid; the value is nil then. Digits that
/// are not shown are kept, and shown again while the number is typed.
public final class DecimalRow: _DecimalRow<DecimalCell>, RowType {}

/// The logic of a ``DecimalRow``, over any cell with a field.
open class _DecimalRow<Cell: TextFieldCellType & CellType>: _NumberRow<Cell>
where Cell.Value == Double {
    /// The least number of digits of the fraction that are shown, or nil for two, or fewer if
    /// ``maximumFractionDigits`` is less.
    @Setting public final var minimumFractionDigits: Int?

    /// The greatest number of digits of the fraction that are shown, or nil for as many as there
    /// are.
    @Setting public final var maximumFractionDigits: Int?

    /// Makes a row for numbers with a fraction.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { keyboard = .decimal }
    }

    /// With as many digits of the fraction as the settings say.
    open override var numberStyle: NumberStyle {
        let maximum = min(max(maximumFractionDigits ?? 100, 0), 100)
        return .decimal(min(max(minimumFractionDigits ?? 2, 0), maximum)...maximum)
    }

    /// A maximum of digits below the minimum, where the maximum holds, and a number of digits that
    /// cannot be, where the nearest that can be does.
    open override var limitConflict: LimitConflict? {
        super.limitConflict
            ?? LimitConflict("minimumFractionDigits", minimumFractionDigits, outside: 0...100)
            ?? LimitConflict("maximumFractionDigits", maximumFractionDigits, outside: 0...100)
            ?? LimitConflict(
                "minimumFractionDigits", minimumFractionDigits,
                above: "maximumFractionDigits", maximumFractionDigits)
    }

    open override class var settings: [RowSetting] {
        super.settings + [
            .init(
                "minimumFractionDigits", \_DecimalRow.minimumFractionDigits,
                "How many digits of the fraction are shown at least; null: two, or fewer by the maximum."
            ),
            .init(
                "maximumFractionDigits", \_DecimalRow.maximumFractionDigits,
                "How many digits of the fraction are shown at the most; null: all there are."),
        ]
    }
}

/// What a ``DecimalRow`` looks like.
open class DecimalCell: _FieldCell<Double>, CellType {}
