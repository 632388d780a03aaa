import RowKit

extension Phrases.Key {
    /// The name of the number's field in a ``CreditCardRow``.
    public static let creditCardRowNumber = Phrases.Key("CreditCardRow.number", "Card number")
    /// The name of the expiration date's field in a ``CreditCardRow``.
    public static let creditCardRowExpiration = Phrases.Key(
        "CreditCardRow.expiration", "Expiration date")
    /// The text shown while the field of the expiration date is empty.
    public static let creditCardRowExpirationPlaceholder = Phrases.Key(
        "CreditCardRow.expirationPlaceholder", "MM/YY")
    /// The name of the security code's field in a ``CreditCardRow``.
    public static let creditCardRowSecurityCode = Phrases.Key(
        "CreditCardRow.securityCode", "Security code")
    /// The error of a number that is too short.
    public static let creditCardRowIncomplete = Phrases.Key(
        "CreditCardRow.incomplete", "The card number is incomplete")
    /// The error of a number with a wrong check digit or length.
    public static let creditCardRowInvalid = Phrases.Key(
        "CreditCardRow.invalid", "The card number is not valid")
    /// The error of a card whose network is not accepted.
    public static let creditCardRowNotAccepted = Phrases.Key(
        "CreditCardRow.notAccepted", "{network} cards are not accepted")
    /// The error of an expiration date that is not a month and a year.
    public static let creditCardRowInvalidExpiration = Phrases.Key(
        "CreditCardRow.invalidExpiration", "The expiration date must be a month and a year")
    /// The error of a card that has expired.
    public static let creditCardRowExpired = Phrases.Key(
        "CreditCardRow.expired", "The card has expired")
    /// The error of a security code with the wrong number of digits.
    public static let creditCardRowInvalidSecurityCode = Phrases.Key(
        "CreditCardRow.invalidSecurityCode",
        [
            "one": "The security code must have {count} digit",
            "other": "The security code must have {count} digits",
        ])

    /// All phrases of a ``CreditCardRow``, to be translated together with those of RowKit.
    public static let ofCreditCardRow: [Phrases.Key] = [
        creditCardRowNumber, creditCardRowExpiration, creditCardRowExpirationPlaceholder,
        creditCardRowSecurityCode, creditCardRowIncomplete, creditCardRowInvalid,
        creditCardRowNotAccepted, creditCardRowInvalidExpiration, creditCardRowExpired,
        creditCardRowInvalidSecurityCode,
    ]
}
