/// How a number is to be written: what it counts, with how many fraction digits, grouped or not.
public struct NumberStyle: Hashable, Sendable {
    /// What the number counts.
    public enum Kind: Hashable, Sendable {
        /// Just a number.
        case number
        /// A share of one: 0.5 is written `50%`.
        case percent
        /// An amount of money; the code is of ISO 4217, as in `EUR`.
        case currency(code: String)
    }

    /// What the number counts.
    public var kind: Kind

    /// The fewest and the most digits after the decimal separator; nil: what is usual for the kind.
    ///
    /// Bounds outside 0...100 are moved to the nearer end. Digits beyond the last are rounded, a
    /// half to the even neighbour. Reading keeps every digit that was typed.
    public var fractionDigits: ClosedRange<Int>?

    /// Whether digits are written in groups; groups are read in either case.
    public var isGrouped: Bool

    /// A style made from its parts.
    public init(_ kind: Kind, fractionDigits: ClosedRange<Int>? = nil, isGrouped: Bool = true) {
        self.kind = kind
        self.fractionDigits = fractionDigits
        self.isGrouped = isGrouped
    }

    /// A whole number: `1,234`.
    public static let integer = NumberStyle(.number, fractionDigits: 0...0)

    /// A number with at most three fraction digits: `1,234.5`.
    public static let decimal = NumberStyle(.number, fractionDigits: 0...3)

    /// A share of one: `12%`.
    public static let percent = NumberStyle(.percent)

    /// A number with as many fraction digits as given: `1,234.50`.
    public static func decimal(_ fractionDigits: ClosedRange<Int>) -> NumberStyle {
        NumberStyle(.number, fractionDigits: fractionDigits)
    }

    /// An amount of money with the currency's own number of fraction digits: `€1,234.50`.
    public static func currency(_ code: String) -> NumberStyle {
        NumberStyle(.currency(code: code))
    }

    /// The same style without groups: `1234.5`.
    public var ungrouped: NumberStyle {
        NumberStyle(kind, fractionDigits: fractionDigits, isGrouped: false)
    }
}
