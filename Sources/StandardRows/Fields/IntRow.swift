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
///
/// A percentage is a fraction of one, and therefore needs a ``DecimalRow``.
public final class IntRow: _IntRow<IntCell>, RowType {}

/// The logic of an ``IntRow``, for any cell with a field.
open class _IntRow<Cell: ControlCellType<TextFieldView> & CellType>: _NumberRow<Cell>
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

    /// A conflict if the numbers are percentages, which would all be multiples of 100%.
    open override var limitConflict: LimitConflict? {
        if let conflict = super.limitConflict { return conflict }
        guard let format, format.kind == .percent else { return nil }
        return LimitConflict(
            "format", format, because: "a whole number is a multiple of 100%; use a DecimalRow")
    }
}

/// The cell of an ``IntRow``.
open class IntCell: _FieldCell<Int>, CellType {}

extension Phrases.Key {
    /// The text must be a whole number.
    public static let wholeNumber = Phrases.Key("IntRow.wholeNumber", "Must be a whole number")(
        de: "Muss eine ganze Zahl sein", es: "Debe ser un número entero",
        fr: "Doit être un nombre entier", ar: "يجب إدخال عدد صحيح", hi: "कोई पूर्ण संख्या दर्ज करें",
        ja: "整数を入力してください", zhHans: "必须是整数")

    /// The text has more digits than a number of the row can have.
    public static let tooLarge = Phrases.Key("IntRow.tooLarge", "Has too many digits")(
        de: "Hat zu viele Ziffern", es: "Tiene demasiadas cifras", fr: "Comporte trop de chiffres",
        ar: "عدد الأرقام أكبر من المسموح به", hi: "अंक बहुत ज़्यादा हैं", ja: "桁数が多すぎます", zhHans: "位数过多")
}
