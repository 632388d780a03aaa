import RowKit

/// A cell with the fields of a card, for a `_CreditCardRow`.
///
/// The row fills in the fields and handles typing. The cell only lays them out.
public protocol CreditCardCellType: CellType where Value == CreditCard {
    /// The field of the number.
    var numberTextField: TextFieldView { get }
    /// The field of the expiration date.
    var expirationTextField: TextFieldView { get }
    /// The field of the security code.
    var securityCodeTextField: TextFieldView { get }
    /// The name of the network.
    var networkLabel: LabelView { get }
}

/// A cell with the number above the expiration date and the security code.
///
/// A subclass with another layout overrides `setup()`:
///
/// ```swift
/// final class CardInOneLineCell: CreditCardCell {
///     override func setup() {
///         super.setup()
///         contentView = StackView(
///             .horizontal, [numberTextField, expirationTextField, securityCodeTextField])
///     }
/// }
/// ```
///
/// ```swift
/// row.cellProvider = CellProvider { CardInOneLineCell() }
/// ```
open class CreditCardCell: Cell<CreditCard>, TitledCellType, CreditCardCellType {
    /// The title, above the fields.
    public final let titleLabel: LabelView? = LabelView()
    /// The field of the number.
    public final let numberTextField = TextFieldView()
    /// The field of the expiration date.
    public final let expirationTextField = TextFieldView()
    /// The field of the security code.
    public final let securityCodeTextField = TextFieldView()
    /// The name of the network, below the number.
    public final let networkLabel = LabelView()

    /// Arranges the fields.
    open override func setup() {
        super.setup()
        titleLabel?.part = "title"
        numberTextField.part = "number"
        expirationTextField.part = "expiration"
        securityCodeTextField.part = "code"
        networkLabel.part = "network"
        networkLabel.font = .systemFont(ofSize: 13)
        networkLabel.textColor = .secondaryLabel
        let number = StackView(.vertical, [numberTextField, networkLabel])
        let others = StackView(.horizontal, [expirationTextField, securityCodeTextField])
        others.shares = [0.5, 0.5]
        contentView = StackView(.vertical, [titleLabel, number, others].compactMap { $0 })
    }
}
