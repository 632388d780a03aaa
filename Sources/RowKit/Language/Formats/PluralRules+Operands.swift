extension PluralRules {
    /// The properties of a number that plural rules depend on: its whole part and its visible
    /// fraction.
    ///
    /// `1` and `1.0` differ: English has "1 metre" but "1.0 metres". The names are long forms of
    /// the letters that the Unicode CLDR uses.
    public struct Operands: Hashable, Sendable {
        /// The digits before the decimal point, without a sign (i).
        public let whole: UInt

        /// The number of visible fraction digits (v).
        public let fractionCount: Int

        /// The visible fraction digits as a number (f).
        public let fraction: UInt

        /// The visible fraction digits without trailing zeros, as a number (t).
        public let trimmedFraction: UInt

        /// Creates the operands of a whole number.
        public init(_ number: Int) {
            whole = number.magnitude
            (fractionCount, fraction, trimmedFraction) = (0, 0, 0)
        }

        /// Creates the operands of a number as shown in plain text, where `1.50` has two fraction
        /// digits.
        ///
        /// Returns nil if the text has anything but digits, a leading minus sign and a `.`, or has
        /// more than 18 digits before or after it.
        public init?(plainText: String) {
            let unsigned = plainText.first == "-" ? plainText.dropFirst() : plainText[...]
            let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
            let isPlain = parts.allSatisfy { part in
                (1...18).contains(part.utf8.count)
                    && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
            }
            guard isPlain, (1...2).contains(parts.count), let whole = UInt(parts[0]) else {
                return nil
            }
            let fraction = parts.count == 2 ? parts[1] : ""
            self.whole = whole
            self.fractionCount = fraction.utf8.count
            self.fraction = UInt(fraction) ?? 0
            let zeros = fraction.reversed().prefix { $0 == "0" }.count
            self.trimmedFraction = UInt(fraction.dropLast(zeros)) ?? 0
        }

        /// Whether no fraction is visible.
        var isWhole: Bool { fractionCount == 0 }

        /// The number, or nil if its fraction is not zero (n).
        var integer: UInt? { trimmedFraction == 0 ? whole : nil }
    }
}
