import RowKit

/// The data of a payment card, entered in a ``CreditCardRow``.
///
/// A card can be incomplete or invalid, for example while it is being typed. The row validates it.
///
/// The description of a card contains only its network and its last four digits, and its mirror is
/// empty, so that nothing else can appear in a log.
public struct CreditCard: Hashable, Codable, DocumentValue {
    /// The digits of the number.
    ///
    /// Other characters are removed when the number is set. In all parts, digits of other scripts
    /// are converted to ASCII.
    public var number: String { didSet { number = number.asciiDigits } }
    /// The month and year of expiration as typed, such as `04/29`.
    public var expiration: String { didSet { expiration = expiration.withASCIIDigits } }
    /// The security code as typed.
    public var securityCode: String { didSet { securityCode = securityCode.withASCIIDigits } }

    /// Creates the data of a card.
    public init(number: String = "", expiration: String = "", securityCode: String = "") {
        self.number = number.asciiDigits
        self.expiration = expiration.withASCIIDigits
        self.securityCode = securityCode.withASCIIDigits
    }

    /// Decodes a card.
    ///
    /// A missing expiration date or security code is empty.
    public init(from decoder: any Decoder) throws {
        let card = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            number: try card.decode(String.self, forKey: .number),
            expiration: try card.decodeIfPresent(String.self, forKey: .expiration) ?? "",
            securityCode: try card.decodeIfPresent(String.self, forKey: .securityCode) ?? "")
    }

    /// Whether nothing has been entered.
    public var isEmpty: Bool { number.isEmpty && expiration.isEmpty && securityCode.isEmpty }

    /// The network that issues numbers like this one, or nil if it is unknown.
    public var network: Network? { Network(ofNumber: number) }

    /// The month of expiration from 1 to 12, or nil if it is invalid.
    public var expirationMonth: Int? {
        expirationParts.flatMap { Int($0.month) }.flatMap { (1...12).contains($0) ? $0 : nil }
    }

    /// The year of expiration with four digits, or nil if it is invalid.
    ///
    /// A year with two digits is from 2000 to 2099.
    public var expirationYear: Int? {
        guard let year = expirationParts?.year, let number = Int(year) else { return nil }
        return year.utf8.count == 2 ? 2000 + number : number
    }

    /// Whether the number has a length that its network uses, and a correct check digit.
    ///
    /// Numbers of an unknown network have 12 to 19 digits. Numbers of UnionPay may lack a check
    /// digit.
    public var hasValidNumber: Bool {
        guard let network else {
            return Self.lengths.contains(number.utf8.count) && number.hasLuhnCheckDigit
        }
        return network.lengths.contains(number.utf8.count)
            && (network == .unionPay || number.hasLuhnCheckDigit)
    }

    /// The numbers of digits that a card can have.
    static let lengths = 12...19

    /// The digits of month and year, or nil if either is missing.
    private var expirationParts: (month: Substring, year: Substring)? {
        let parts = expiration.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].utf8.count),
            [2, 4].contains(parts[1].utf8.count),
            parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } })
        else { return nil }
        return (parts[0], parts[1])
    }

    /// The schema of an object with a number and two optional strings.
    public static var documentSchema: JSONValue {
        let text = String.documentSchema
        return [
            "type": "object",
            "properties": ["number": text, "expiration": text, "securityCode": text],
            "required": ["number"], "additionalProperties": false,
        ]
    }
}

extension CreditCard: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The network and the last four digits, such as `Visa •••• 1111`.
    public var description: String {
        // A shorter number is incomplete, and its last digits would be most of it.
        let end = number.utf8.count < 12 ? "" : " \(number.suffix(4))"
        return "\(network.map { "\($0.name) " } ?? "")••••\(end)"
    }

    /// The same as the description.
    public var debugDescription: String { description }

    /// A mirror without children, for `dump` and string interpolation of types with a card.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension String {
    /// The decimal digits of the text, in ASCII.
    ///
    /// Digits of other scripts are converted.
    var asciiDigits: String {
        String(String.UnicodeScalarView(unicodeScalars.compactMap(\.asciiDigit)))
    }

    /// The text with its decimal digits in ASCII.
    var withASCIIDigits: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.asciiDigit ?? $0 }))
    }

    /// Whether the last ASCII digit is the check digit of the others by Luhn's formula.
    var hasLuhnCheckDigit: Bool {
        guard !isEmpty else { return false }
        var sum = 0
        for (place, digit) in utf8.reversed().enumerated() {
            let digit = Int(digit) - 48
            sum += place.isMultiple(of: 2) ? digit : digit * 2 - (digit > 4 ? 9 : 0)
        }
        return sum.isMultiple(of: 10)
    }
}

extension Unicode.Scalar {
    /// The ASCII digit with the same value, or nil if this is not a decimal digit.
    fileprivate var asciiDigit: Unicode.Scalar? {
        guard properties.generalCategory == .decimalNumber, let value = properties.numericValue
        else { return nil }
        return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
    }
}
