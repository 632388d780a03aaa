/// What a plural rule asks about a number: its whole part, and the fraction that is shown.
///
/// `1` and `1.0` are different: English has "1 metre" and "1.0 metres". The names are long forms of
/// the letters that Unicode CLDR uses.
public struct PluralOperands: Hashable, Sendable {
    /// The digits before the decimal point, without a sign (i).
    public let whole: UInt

    /// How many fraction digits are shown (v).
    public let fractionCount: Int

    /// The fraction digits shown, as a number (f).
    public let fraction: UInt

    /// The fraction digits without zeros at the end, as a number (t).
    public let trimmedFraction: UInt

    /// The operands of a whole number.
    public init(_ number: Int) {
        whole = number.magnitude
        (fractionCount, fraction, trimmedFraction) = (0, 0, 0)
    }

    /// The operands of a number as it is shown, in plain text: `1.50` shows two fraction digits.
    ///
    /// Nil for anything but digits with at most a minus and a `.`, and for numbers of more than 18
    /// digits before or after it.
    public init?(plainText: String) {
        let unsigned = plainText.first == "-" ? plainText.dropFirst() : plainText[...]
        let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
        let isPlain = parts.allSatisfy { part in
            (1...18).contains(part.utf8.count)
                && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
        }
        guard isPlain, (1...2).contains(parts.count), let whole = UInt(parts[0]) else { return nil }
        let fraction = parts.count == 2 ? parts[1] : ""
        self.whole = whole
        self.fractionCount = fraction.utf8.count
        self.fraction = UInt(fraction) ?? 0
        let zeros = fraction.reversed().prefix { $0 == "0" }.count
        self.trimmedFraction = UInt(fraction.dropLast(zeros)) ?? 0
    }

    /// Whether no fraction is shown.
    var isWhole: Bool { fractionCount == 0 }

    /// The number if its fraction is zero, else nil (n).
    var integer: UInt? { trimmedFraction == 0 ? whole : nil }
}
