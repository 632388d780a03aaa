/// The pattern for writing and reading one kind of number in one language.
public struct NumberPattern: Hashable, Sendable {
    /// The digits and separators.
    public var symbols: NumberPattern.Symbols

    /// The separators for a number typed in the digits 0-9, if ``symbols`` has other digits.
    public var latinSymbols: NumberPattern.Symbols?

    /// How the digits before the decimal separator are grouped.
    public var grouping: NumberPattern.Grouping

    /// The text around a number that is not negative.
    public var positive: NumberPattern.Affixes

    /// The text around a negative number, including the minus sign.
    public var negative: NumberPattern.Affixes

    /// The marks accepted at either end when reading, such as `%`, or `€` and `EUR`.
    public var marks: [String]

    /// The number of fraction digits if the style does not specify it.
    public var fractionDigits: ClosedRange<Int>

    /// Creates a pattern from its parts, by default with a minus sign before negative numbers.
    public init(
        symbols: NumberPattern.Symbols,
        latinSymbols: NumberPattern.Symbols? = nil,
        grouping: NumberPattern.Grouping = .none,
        positive: NumberPattern.Affixes = NumberPattern.Affixes(),
        negative: NumberPattern.Affixes = NumberPattern.Affixes(prefix: "-"),
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

extension NumberPattern {
    /// The digits and separators of numbers.
    public struct Symbols: Hashable, Sendable {
        /// The digit zero, which the other nine digits follow in Unicode.
        public var zero: Unicode.Scalar

        /// The separator before the fraction.
        public var decimalSeparator: Unicode.Scalar

        /// The separator between groups of digits, or nil if groups are neither written nor read.
        public var groupingSeparator: Unicode.Scalar?

        /// Creates symbols from their parts.
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
}

extension NumberPattern {
    /// How digits are grouped: `1,234,567` in most countries, `12,34,567` in India.
    public struct Grouping: Hashable, Sendable {
        /// The number of digits in the last group.
        public var last: Int

        /// The number of digits in every group before the last; the first group may have fewer.
        ///
        /// If it is 0, all digits before the last group form one group.
        public var others: Int

        /// The minimum number of digits before the last group for groups to be written.
        ///
        /// It is 2 in Spanish, which writes `1234` but `12.345`.
        public var minimumBeforeLast: Int

        /// Creates a grouping from its parts.
        public init(last: Int, others: Int, minimumBeforeLast: Int = 1) {
            self.last = last
            self.others = others
            self.minimumBeforeLast = minimumBeforeLast
        }

        /// No groups.
        public static let none = NumberPattern.Grouping(last: 0, others: 0)

        /// Groups of three.
        public static let threes = NumberPattern.Grouping(last: 3, others: 3)
    }
}

extension NumberPattern {
    /// The text before and after the digits of a number.
    public struct Affixes: Hashable, Sendable {
        /// The text before the digits.
        public var prefix: String

        /// The text after the digits.
        public var suffix: String

        /// Creates affixes from their parts.
        public init(prefix: String = "", suffix: String = "") {
            self.prefix = prefix
            self.suffix = suffix
        }
    }
}
