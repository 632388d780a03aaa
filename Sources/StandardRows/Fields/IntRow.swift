import RowKit

/// Asks for a whole number.
///
/// ```swift
/// IntRow("age") { row in
///     row.title = "Age"
///     row.add(rule: RuleGreaterOrEqualThan(min: 18))
/// }
/// ```
///
/// Text that is not a whole number stays in the field and is invalid. The value is then nil.
public final class IntRow: _IntRow<IntCell>, RowType {}

/// The logic of an ``IntRow``, for any cell with a field.
open class _IntRow<Cell: TextFieldCellType & CellType>: _NumberRow<Cell>
where Cell.Value == Int {
    /// Creates a row for whole numbers.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { keyboard = .number }
    }

    /// A style without a fraction.
    open override var numberStyle: NumberStyle { .integer }

    open override func refusal(ofText text: String) -> ValidationError {
        let isWhole = plainNumber(from: text)?.contains(".") == false
        return ValidationError(isWhole ? .tooLarge : .wholeNumber)
    }
}

/// The cell of an ``IntRow``.
open class IntCell: _FieldCell<Int>, CellType {}

extension Phrases.Key {
    /// The text must be a whole number.
    public static let wholeNumber = Phrases.Key("IntRow.wholeNumber", "Must be a whole number")

    /// The text has more digits than a number of the row can have.
    public static let tooLarge = Phrases.Key("IntRow.tooLarge", "Has too many digits")
}
