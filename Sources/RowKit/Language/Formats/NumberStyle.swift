/// The style of a number: its kind, its fraction digits, and whether digits are grouped.
public struct NumberStyle: Hashable, Sendable {
    /// The kind of a number.
    public enum Kind: Hashable, Sendable {
        /// A plain number.
        case number
        /// A fraction of one as a percentage: 0.5 is written `50%`.
        case percent
        /// An amount of money, with an ISO 4217 currency code such as `EUR`.
        case currency(code: String)
    }

    /// The kind of the number.
    public var kind: Kind

    /// The minimum and maximum number of fraction digits, or nil for the kind's usual number.
    ///
    /// Bounds outside 0...100 are clamped. Excess digits are rounded, halves to the even neighbour.
    /// Reading keeps every digit that was typed.
    public var fractionDigits: ClosedRange<Int>?

    /// Whether digits are written in groups; groups are read in either case.
    public var isGrouped: Bool

    /// Creates a style from its parts.
    public init(_ kind: Kind, fractionDigits: ClosedRange<Int>? = nil, isGrouped: Bool = true) {
        self.kind = kind
        self.fractionDigits = fractionDigits
        self.isGrouped = isGrouped
    }

    /// A whole number: `1,234`.
    public static let integer = NumberStyle(.number, fractionDigits: 0...0)

    /// A number with at most three fraction digits: `1,234.5`.
    public static let decimal = NumberStyle(.number, fractionDigits: 0...3)

    /// A percentage: `12%`.
    public static let percent = NumberStyle(.percent)

    /// A number with the given range of fraction digits: `1,234.50`.
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
