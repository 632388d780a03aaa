import TestRuns
import Testing

@testable import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct NumberReadingTests {
    private let plain = PlainFormats()
    private let grouped = PatternFormats(grouping: .threes)
    private let indian = PatternFormats(grouping: NumberPattern.Grouping(last: 3, others: 2))

    @Test(
        "A complete number is read",
        arguments: [
            ("0", 0), ("007", 7), ("-5", -5), ("\u{2212}5", -5), ("- 5", -5),
            (".5", 0.5), ("5.", 5), ("  5 ", 5), ("\u{200F}-5\u{200E}", -5), ("5.25", 5.25),
            ("\u{0661}\u{0662}.\u{0665}", 12.5), ("\u{0967}\u{0968}", 12),
            ("\u{FF11}\u{FF0E}\u{FF15}", 1.5),
            ("\u{FF0D}\u{FF11}", -1), ("0.1", 0.1), ("-0", 0),
        ])
    func whole(text: String, number: Double) {
        #expect(plain.number(from: text, style: .decimal, as: Double.self) == number)
    }

    @Test(
        "Text that is not entirely a number is rejected",
        arguments: [
            "", " ", "-", ".", "-.", "+5", "\u{FF0B}5", "+-5", "--5", "5-", "1,234.5", "1 234",
            "12a", "a12", "1e5",
            "0x1F", "1.2.3", "1..2", "5 5", "\u{0661}2", "1_000", "∞", "½", "²", "一", "5%", "%",
            "1.\u{0665}", "5\u{200E}5", "$5", "Ⅷ",
        ])
    func refused(text: String) {
        #expect(plain.number(from: text, style: .decimal, as: Double.self) == nil)
    }

    @Test(
        "Groups are read if they are plausible",
        arguments: [
            ("1'234", 1234), ("1\u{2019}234", 1234), ("12'345'678", 12_345_678), ("1234", 1234),
            ("1'234,5", 1234.5), ("-1'234", -1234), ("1234'567", nil), ("1'23", nil),
            ("1'2345", nil), ("'234", nil), ("1''234", nil), ("1'234'", nil), ("0'234", nil),
            ("1,234'567", nil), ("1'234.5", nil), ("12'34'567", nil),
            ("1\u{2019}234'567", 1_234_567),
        ])
    func groups(text: String, number: Double?) {
        #expect(grouped.number(from: text, style: .decimal, as: Double.self) == number)
    }

    @Test(
        "If groups differ in length, groups of three are read too",
        arguments: [
            ("12'34'567", 1_234_567), ("1'234'567", 1_234_567), ("1'23'456", 123_456),
            ("123'456", 123_456), ("123'45'678", nil), ("1'234'56'789", nil),
        ])
    func unequalGroups(text: String, number: Int?) {
        #expect(indian.number(from: text, style: .integer, as: Int.self) == number)
    }

    @Test(
        "If only the last group is separated, the group before it has any length",
        arguments: [
            ("1'234", 1234), ("12345'678", 12_345_678), ("'234", nil), ("1''234", nil),
            ("1'23", nil), ("12'345'678", 12_345_678), ("1234'567'890", nil),
        ])
    func oneSeparator(text: String, number: Int?) {
        let formats = PatternFormats(grouping: NumberPattern.Grouping(last: 3, others: 0))
        #expect(formats.number(from: text, style: .integer, as: Int.self) == number)
        #expect(formats.string(for: 12_345_678, style: .integer) == "12345'678")
    }

    @Test("A whole number is never truncated or wrapped")
    func noLoss() {
        let read = { (text: String) in
            self.plain.number(from: text, style: .integer, as: Int.self)
        }
        #expect(read("9223372036854775807") == Int.max)
        #expect(read("-9223372036854775808") == Int.min)
        #expect(read("9223372036854775808") == nil)
        #expect(read("12.0") == 12)
        #expect(read("12.5") == nil)
        #expect(plain.number(from: "-1", style: .integer, as: UInt.self) == nil)
        #expect(plain.number(from: "0.5%", style: .percent, as: Int.self) == nil)
        #expect(plain.number(from: "500%", style: .percent, as: Int.self) == 5)
    }

    @Test("A floating-point number is read as the nearest value, and never as infinity")
    func nearest() {
        let read = { (text: String) in
            self.plain.number(from: text, style: .decimal, as: Double.self)
        }
        #expect(read("0.1000000000000000055511151231257827") == 0.1)
        #expect(read("9007199254740993") == 9_007_199_254_740_992)
        #expect(read(String(repeating: "9", count: 309)) == nil)
        #expect(read("0." + String(repeating: "0", count: 400) + "1") == 0)
        #expect(read(String(repeating: "1", count: 5000)) == nil)
        #expect(plain.number(from: "16777217", style: .decimal, as: Float.self) == 16_777_216)
    }

    @Test("A decimal number is read exactly, or rejected")
    func exact() {
        let read = { (text: String) in
            self.plain.number(from: text, style: .decimal, as: Decimal.self)
        }
        #expect(read("0.1")?.description == "0.1")
        #expect(read("-1234567890.0987654321")?.description == "-1234567890.0987654321")
        let longest = String(repeating: "9", count: 38)
        #expect(read(longest)?.description == longest)
        #expect(read(longest + "9") == nil)
        #expect(read(longest + "00")?.description == longest + "00")
        #expect(read("0." + String(repeating: "0", count: 200) + "1") == nil)
        #expect(read("1" + String(repeating: "0", count: 200)) == nil)
    }

    @Test("Reading a written number returns the same number")
    func roundTrip() {
        let seed = Runs.seed
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Runs.count(of: 100_000) {
            let double = Double(bitPattern: random.next())
            let shift = Int.random(in: 0..<64, using: &random)
            let int = Int(truncatingIfNeeded: random.next()) >> shift
            #expect(
                grouped.number(
                    from: grouped.string(for: int, style: .integer), style: .integer) == int,
                "seed \(seed)")
            guard abs(double.exponent) < 250, double.isFinite else { continue }
            let text = grouped.string(for: double, style: .decimal(0...100))
            let digits = DecimalDigits(description: double.description)?.rounded(
                toFractionDigits: 100)
            #expect(
                grouped.number(from: text, style: .decimal)
                    == digits.flatMap { Double($0.plainText) }, "seed \(seed)")
        }
    }

    @Test("Random text never traps, and a number read from it is written and read again")
    func mutations() {
        let seed = Runs.seed
        var random = SeededGenerator(seed: seed)
        let alphabet = Array("0123456789',.-+ %e\u{200F}\u{0661}\u{FF11}\u{2019}a".unicodeScalars)
        for _ in 0..<Runs.count(of: 100_000) {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...9, using: &random) {
                text.append(alphabet.randomElement(using: &random) ?? "0")
            }
            let read = grouped.number(from: String(text), style: .decimal, as: Double.self)
            guard let number = read else { continue }
            let written = grouped.string(for: number, style: .decimal(0...20))
            #expect(
                grouped.number(from: written, style: .decimal) == number,
                "\(String(text)), seed \(seed)")
        }
    }
}
