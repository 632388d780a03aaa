import RowKit

extension CreditCard {
    /// A network that issues payment cards.
    public enum Network: String, Sendable, Codable, CaseIterable, DocumentValue {
        /// American Express.
        case americanExpress
        /// Diners Club.
        case dinersClub
        /// Discover.
        case discover
        /// JCB.
        case jcb
        /// Maestro.
        case maestro
        /// Mastercard.
        case mastercard
        /// UnionPay.
        case unionPay
        /// Visa.
        case visa

        /// Finds the network of a number by its first digits.
        ///
        /// - Parameter number: The ASCII digits of the number, or its first digits.
        init?(ofNumber number: String) {
            let found = Self.allCases.first { network in
                network.prefixes.contains { range in
                    let digits = "\(range.lowerBound)".utf8.count
                    guard number.utf8.count >= digits, let prefix = Int(number.prefix(digits))
                    else { return false }
                    return range.contains(prefix)
                }
            }
            guard let found else { return nil }
            self = found
        }

        /// The name of the network.
        public var name: String {
            switch self {
            case .americanExpress: "American Express"
            case .dinersClub: "Diners Club"
            case .discover: "Discover"
            case .jcb: "JCB"
            case .maestro: "Maestro"
            case .mastercard: "Mastercard"
            case .unionPay: "UnionPay"
            case .visa: "Visa"
            }
        }

        /// The number of digits in a security code.
        public var securityCodeLength: Int { self == .americanExpress ? 4 : 3 }

        /// The numbers of digits that a card number can have.
        var lengths: Set<Int> {
            switch self {
            case .americanExpress: [15]
            case .dinersClub: Set(14...19)
            case .discover, .jcb, .unionPay: Set(16...19)
            case .maestro: Set(12...19)
            case .mastercard: [16]
            case .visa: [13, 16, 19]
            }
        }

        /// The ranges of the first digits, which do not overlap between networks.
        private var prefixes: [ClosedRange<Int>] {
            switch self {
            case .americanExpress: [34...34, 37...37]
            case .dinersClub: [300...305, 3095...3095, 36...36, 38...39]
            case .discover: [6011...6011, 644...649, 65...65]
            case .jcb: [3528...3589]
            case .maestro: [50...50, 56...58, 6304...6304, 6759...6759, 6761...6763]
            case .mastercard: [51...55, 2221...2720]
            case .unionPay: [62...62]
            case .visa: [4...4]
            }
        }
    }
}
