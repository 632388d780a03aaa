import RowKit

/// A field for a latitude or a longitude, as the form's language writes numbers.
final class CoordinateRow: Row<CoordinateCell>, RowType {
    /// How many decimals a number is shown with that nobody typed.
    @Setting var fractionDigits = 4

    /// What a person typed, as long as the value is what came of it.
    private var typed: (text: String, value: Double?)?

    /// Whether what was typed is no number.
    var isUnreadable: Bool {
        guard let typed else { return false }
        return value == nil && !typed.text.allSatisfy(\.isWhitespace)
    }

    override func defaultDisplayText(for degrees: Double) -> String? {
        let digits = min(max(fractionDigits, 0), 15)
        return phrases.formats.string(for: degrees, style: .decimal(0...digits).ungrouped)
    }

    /// A person typed.
    func type(_ text: String) {
        let number = phrases.formats.number(from: text, style: .decimal, as: Double.self)
        typed = (text, number)
        value = number
        // Another text may make the same value, or none.
        if !isValid { validate() }
    }

    override func customUpdateCell() {
        super.customUpdateCell()
        if typed?.value != value { typed = nil }
        cell.titleLabel?.text = title
        cell.textField.name = title
        cell.textField.text = typed?.text ?? displayText ?? ""
    }
}

/// A title and a field.
final class CoordinateCell: Cell<Double>, CellType, TextFieldCellType {
    let titleLabel: LabelView? = LabelView()
    let textField = TextFieldView()

    override func setup() {
        super.setup()
        titleLabel?.part = "title"
        textField.part = "field"
        textField.keyboard = .decimal
        textField.onType { [weak self] text in (self?.row as? CoordinateRow)?.type(text) }
        contentView = StackView(.horizontal, [titleLabel, textField].compactMap { $0 })
    }
}
