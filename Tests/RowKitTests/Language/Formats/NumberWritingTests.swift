import Testing

@testable import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct NumberWritingTests {
    private let plain = PlainFormats()

    @Test(
        "Plain formats write a number without groups",
        arguments: [
            (0, "0"), (-0.0, "0"), (1234.5, "1234.5"), (-1234.5, "-1234.5"), (0.1, "0.1"),
            (1e21, "1000000000000000000000"), (0.0004, "0"), (-0.0004, "0"), (0.0006, "0.001"),
            (999.9996, "1000"), (5e-300, "0"), (123_456.789_1, "123456.789"),
        ])
    func plainNumbers(number: Double, text: String) {
        #expect(plain.string(for: number, style: .decimal) == text)
    }

    @Test(
        "A half is rounded to the even neighbour",
        arguments: [
            (0.5, "0"), (1.5, "2"), (2.5, "2"), (2.51, "3"), (-1.5, "-2"), (9.5, "10"),
            (99.5, "100"), (0.49, "0"),
        ])
    func halves(number: Double, text: String) {
        #expect(plain.string(for: number, style: .integer) == text)
    }

    @Test("A style sets the minimum and maximum number of fraction digits")
    func fractionDigits() {
        #expect(plain.string(for: 3, style: .decimal(2...2)) == "3.00")
        #expect(plain.string(for: 3.14159, style: .decimal(2...4)) == "3.1416")
        #expect(plain.string(for: 3.1, style: .decimal(2...4)) == "3.10")
        #expect(plain.string(for: 0.05, style: .decimal(2...2)) == "0.05")
        #expect(plain.string(for: 1, style: .decimal(-5...0)) == "1")
        #expect(plain.string(for: 1, style: .decimal(0...Int.max)) == "1")
        #expect(plain.string(for: 1, style: .decimal(Int.max...Int.max)).utf8.count == 102)
    }

    @Test("All number types are written in the same way")
    func types() {
        #expect(plain.string(for: Int.min, style: .integer) == "-9223372036854775808")
        #expect(plain.string(for: UInt.max, style: .integer) == "18446744073709551615")
        #expect(plain.string(for: Float(0.1), style: .decimal(0...20)) == "0.1")
        let decimal = Decimal(sign: .minus, exponent: -3, significand: 12_345)
        #expect(plain.string(for: decimal, style: .decimal(0...9)) == "-12.345")
    }

    @Test("Infinity and NaN are written as Swift describes them, and not read")
    func notNumbers() {
        #expect(plain.string(for: Double.infinity, style: .decimal) == "inf")
        #expect(plain.string(for: Double.nan, style: .decimal) == "nan")
        #expect(plain.number(from: "inf", style: .decimal, as: Double.self) == nil)
        #expect(plain.number(from: "nan", style: .decimal, as: Double.self) == nil)
    }

    @Test("A percentage is in hundredths, an amount has its currency's fraction digits")
    func kinds() {
        #expect(plain.string(for: 0.07, style: .percent) == "7%")
        #expect(plain.string(for: 1234.5, style: .currency("EUR")) == "1234.50 EUR")
        #expect(plain.string(for: -1234.5, style: .currency("JPY")) == "-1234 JPY")
        #expect(plain.string(for: 1.2345, style: .currency("KWD")) == "1.234 KWD")
        #expect(plain.number(from: "7%", style: .percent, as: Double.self) == 0.07)
        #expect(plain.number(from: "7", style: .percent, as: Double.self) == 0.07)
        #expect(plain.number(from: "EUR 12", style: .currency("EUR"), as: Int.self) == 12)
    }

    @Test(
        "Digits are grouped by the pattern",
        arguments: [
            (NumberPattern.Grouping.threes, "1'234'567", "1'234"),
            (NumberPattern.Grouping(last: 3, others: 2), "12'34'567", "1'234"),
            (NumberPattern.Grouping(last: 3, others: 3, minimumBeforeLast: 2), "1'234'567", "1234"),
            (NumberPattern.Grouping(last: 4, others: 4), "123'4567", "1234"),
            (NumberPattern.Grouping.none, "1234567", "1234"),
        ])
    func groups(grouping: NumberPattern.Grouping, long: String, short: String) {
        let formats = PatternFormats(grouping: grouping)
        #expect(formats.string(for: 1_234_567, style: .integer) == long)
        #expect(formats.string(for: 1234, style: .integer) == short)
        #expect(formats.string(for: 1_234_567, style: .integer.ungrouped) == "1234567")
        #expect(formats.number(from: long, style: .integer, as: Int.self) == 1_234_567)
    }
}

/// Formats with apostrophes between groups and a comma before the fraction.
struct PatternFormats: TextFormats {
    let timeZone = TimeZone.gmt
    var grouping: NumberPattern.Grouping
    var zero: Unicode.Scalar = "0"

    func numberPattern(for kind: NumberStyle.Kind) -> NumberPattern {
        let symbols = NumberPattern.Symbols(
            zero: zero, decimalSeparator: ",", groupingSeparator: "\u{2019}")
        let straight = NumberPattern.Symbols(
            zero: zero, decimalSeparator: ",", groupingSeparator: "'")
        return NumberPattern(
            symbols: zero == "0" ? straight : symbols, grouping: grouping)
    }
}
