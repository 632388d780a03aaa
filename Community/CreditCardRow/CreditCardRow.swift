import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Asks for a payment card: number, expiration date and security code.
///
/// ```swift
/// CreditCardRow("card") { row in
///     row.title = "Card"
///     row.acceptedNetworks = [.visa, .mastercard]
/// }
/// ```
///
/// The number is grouped while it is typed, and the network is shown as soon as it is known. At
/// most 19 digits can be typed. The number is valid if its length and its check digit are. A card
/// must not have expired.
///
/// The value is secret: it is never part of a form's state, and neither descriptions nor problems
/// contain it. Hosts never receive the security code.
public final class CreditCardRow: _CreditCardRow<CreditCardCell>, RowType {}

/// The logic of a ``CreditCardRow``, for any cell with the three fields.
open class _CreditCardRow<Cell: CreditCardCellType>: Row<Cell> {
    // MARK: Settings

    /// The networks whose cards are accepted, or none to accept every card.
    ///
    /// If empty, every card is accepted, even of an unknown network.
    @Setting public final var acceptedNetworks: Set<CreditCard.Network> = []

    /// Whether the row asks for the expiration date.
    @Setting public final var asksForExpiration = true

    /// Whether the row asks for the security code.
    @Setting public final var asksForSecurityCode = true

    /// The text shown while the field of the number is empty, or nil for the default.
    @Setting(isWords: true) public final var numberPlaceholder: String?

    /// The text shown while the field of the expiration date is empty, or nil for the default.
    @Setting(isWords: true) public final var expirationPlaceholder: String?

    /// The text shown while the field of the security code is empty, or nil for the default.
    @Setting(isWords: true) public final var securityCodePlaceholder: String?

    /// Returns the time at which a card must not have expired; by default the current time.
    @Hook public final var currentDate: () -> Date = { Date() }

    // MARK: Behaviour

    /// Always true.
    open override var keepsValueSecret: Bool { true }

    /// The network and the last four digits.
    open override func defaultDisplayText(for card: CreditCard) -> String? { card.description }

    /// Requires a valid number of an accepted network, and the other parts that the row asks for.
    open override var limits: RuleSet<CreditCard> {
        super.limits + [
            RuleClosure(valueSchema: nil) { [self] card in
                numberError(of: card) ?? expirationError(of: card) ?? securityCodeError(of: card)
            }
        ]
    }

    open override func customSetupCell() {
        super.customSetupCell()
        let (number, expiration, code) = (
            cell.numberTextField, cell.expirationTextField, cell.securityCodeTextField
        )
        for (field, content) in [
            (number, "cc-number"), (expiration, "cc-exp"), (code, "cc-csc"),
        ] {
            field.keyboard = .number
            field.autocorrects = false
            field.content = content
        }
        code.isSecure = true
        number.onType { [weak self] text in self?.takeNumber(text) }
        expiration.onType { [weak self] text in self?.takeExpiration(text) }
        code.onType { [weak self] text in self?.change { $0.securityCode = text } }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        let (number, expiration, code) = (
            cell.numberTextField, cell.expirationTextField, cell.securityCodeTextField
        )
        number.name = phrases.text(.creditCardRowNumber)
        number.placeholder = numberPlaceholder ?? number.name
        number.text = CreditCardFormat.number(value?.number ?? "")
        expiration.name = phrases.text(.creditCardRowExpiration)
        expiration.placeholder =
            expirationPlaceholder ?? phrases.text(.creditCardRowExpirationPlaceholder)
        expiration.text = value?.expiration ?? ""
        expiration.isHidden = !asksForExpiration
        code.name = phrases.text(.creditCardRowSecurityCode)
        code.placeholder = securityCodePlaceholder ?? code.name
        code.text = value?.securityCode ?? ""
        code.isHidden = !asksForSecurityCode
        cell.networkLabel.text = value?.network?.name
        cell.view.controlWithError = value.flatMap(wrongField)
    }

    // MARK: Typing

    private final func takeNumber(_ text: String) {
        let digits = String(text.asciiDigits.prefix(CreditCard.lengths.upperBound))
        move(caretOf: cell.numberTextField, in: text, to: CreditCardFormat.number(digits))
        change { $0.number = digits }
    }

    private final func takeExpiration(_ text: String) {
        let new = CreditCardFormat.expiration(text, after: value?.expiration ?? "")
        move(caretOf: cell.expirationTextField, in: text, to: new)
        change { $0.expiration = new }
    }

    /// Moves the caret of a field to the place in formatted text that corresponds to the typed
    /// text.
    private final func move(caretOf field: TextFieldView, in typed: String, to text: String) {
        guard text != typed else { return }
        field.caret = CreditCardFormat.caret(
            field.caret ?? typed.count, in: typed, formattedAs: text)
    }

    private final func change(_ change: (inout CreditCard) -> Void) {
        var card = value ?? CreditCard()
        change(&card)
        setValue(card.isEmpty ? nil : card, by: .user)
    }

    // MARK: Errors

    /// The field with the first error of a card, or nil if the card is valid.
    private final func wrongField(of card: CreditCard) -> TextFieldView? {
        if numberError(of: card) != nil { return cell.numberTextField }
        if expirationError(of: card) != nil { return cell.expirationTextField }
        return securityCodeError(of: card) == nil ? nil : cell.securityCodeTextField
    }

    private final func numberError(of card: CreditCard) -> ValidationError? {
        let accepted = acceptedNetworks
        if !accepted.isEmpty, let network = card.network, !accepted.contains(network) {
            return ValidationError(
                .creditCardRowNotAccepted, ["network": .text(network.name)])
        }
        let minimum = card.network?.lengths.min() ?? CreditCard.lengths.lowerBound
        guard card.number.utf8.count >= minimum else {
            return ValidationError(.creditCardRowIncomplete)
        }
        guard card.hasValidNumber, accepted.isEmpty || card.network != nil else {
            return ValidationError(.creditCardRowInvalid)
        }
        return nil
    }

    private final func expirationError(of card: CreditCard) -> ValidationError? {
        guard asksForExpiration else { return nil }
        guard let month = card.expirationMonth, let year = card.expirationYear else {
            return ValidationError(.creditCardRowInvalidExpiration)
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = phrases.formats.timeZone
        let now = calendar.dateComponents([.year, .month], from: currentDate())
        let isExpired = (year, month) < (now.year ?? year, now.month ?? month)
        return isExpired ? ValidationError(.creditCardRowExpired) : nil
    }

    private final func securityCodeError(of card: CreditCard) -> ValidationError? {
        guard asksForSecurityCode else { return nil }
        let code = card.securityCode
        let lengths = card.network.map { [$0.securityCodeLength] } ?? [3, 4]
        guard code.asciiDigits.count == code.count, lengths.contains(code.count) else {
            return ValidationError(
                .creditCardRowInvalidSecurityCode, ["count": .number(lengths[0])])
        }
        return nil
    }
}
