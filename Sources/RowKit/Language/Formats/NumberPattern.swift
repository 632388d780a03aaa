/// All that is needed to write and read one kind of number in one language.
public struct NumberPattern: Hashable, Sendable {
    /// The digits and separators.
    public var symbols: NumberSymbols

    /// The separators of a number typed in the digits 0-9, where ``symbols`` has other digits.
    public var latinSymbols: NumberSymbols?

    /// How the digits before the decimal separator are grouped.
    public var grouping: DigitGrouping

    /// What stands around a number that is not negative.
    public var positive: NumberAffixes

    /// What stands around the digits of a negative number, the minus sign included.
    public var negative: NumberAffixes

    /// What may stand at either end of a number that is read, as in `%` or `€` and `EUR`.
    public var marks: [String]

    /// The fraction digits of a style that does not say.
    public var fractionDigits: ClosedRange<Int>

    /// A pattern made from its parts; without affixes, a minus sign marks a negative number.
    public init(
        symbols: NumberSymbols,
        latinSymbols: NumberSymbols? = nil,
        grouping: DigitGrouping = .none,
        positive: NumberAffixes = NumberAffixes(),
        negative: NumberAffixes = NumberAffixes(prefix: "-"),
        marks: [String] = [],
        fractionDigits: ClosedRange<Int> = 0...3
    ) {
        self.symbols = symbols
        self.latinSymbols = latinSymbols
        self.grouping = grouping
        self.positive = positive
        self.negative = negative
        self.marks = marks
        self.fractionDigits = fractionDigits
    }
}

/// The digits and separators of numbers.
public struct NumberSymbols: Hashable, Sendable {
    /// The digit zero; the other nine follow it in Unicode.
    public var zero: Unicode.Scalar

    /// What stands before the fraction.
    public var decimalSeparator: Unicode.Scalar

    /// What stands between groups of digits; nil: groups are neither written nor read.
    public var groupingSeparator: Unicode.Scalar?

    /// Symbols made from their parts.
    public init(
        zero: Unicode.Scalar = "0",
        decimalSeparator: Unicode.Scalar,
        groupingSeparator: Unicode.Scalar?
    ) {
        self.zero = zero
        self.decimalSeparator = decimalSeparator
        self.groupingSeparator = groupingSeparator
    }
}

/// How digits are grouped: `1,234,567` in most countries, `12,34,567` in India.
public struct DigitGrouping: Hashable, Sendable {
    /// The digits in the last group.
    public var last: Int

    /// The digits in every group before the last; the first may have fewer.
    public var others: Int

    /// The digits that must stand before the last group for any to be written.
    ///
    /// 2 in Spanish, which writes `1234` but `12.345`.
    public var minimumBeforeLast: Int

    /// A grouping made from its parts.
    public init(last: Int, others: Int, minimumBeforeLast: Int = 1) {
        self.last = last
        self.others = others
        self.minimumBeforeLast = minimumBeforeLast
    }

    /// No groups.
    public static let none = DigitGrouping(last: 0, others: 0)

    /// Groups of three.
    public static let threes = DigitGrouping(last: 3, others: 3)
}

/// What stands before and after the digits of a number.
public struct NumberAffixes: Hashable, Sendable {
    /// What stands before.
    public var prefix: String

    /// What stands after.
    public var suffix: String

    /// Affixes made from their parts.
    public init(prefix: String = "", suffix: String = "") {
        self.prefix = prefix
        self.suffix = suffix
    }
}
