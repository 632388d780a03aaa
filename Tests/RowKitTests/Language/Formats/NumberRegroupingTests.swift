import TestRuns
import Testing

@testable import RowKit

@Suite("Numbers grouped while they are typed")
struct NumberRegroupingTests {
    private let grouped = PatternFormats(grouping: .threes)
    private let indian = PatternFormats(grouping: NumberPattern.Grouping(last: 3, others: 2))

    @Test(
        "are regrouped after each key at the end",
        arguments: [
            ("", "1", "1"), ("123", "1234", "1'234"), ("1'234", "1'2345", "12'345"),
            ("12'345", "12'345,", "12'345,"), ("12'345,", "12'345,0", "12'345,0"),
            ("-12", "-123", "-123"), ("-123", "-1234", "-1'234"), ("0", "01", "01"),
            ("012", "0123", "0123"), (",", ",1234", ",1234"), ("999'999", "999'9999", "9'999'999"),
            ("١٢٣", "١٢٣٤", "١'٢٣٤"),
        ])
    func typing(previous: String, typed: String, text: String) {
        #expect(grouped.regrouped(typed, after: previous, style: .decimal) == text)
    }

    @Test(
        "are regrouped after edits in the middle and deletions",
        arguments: [
            ("1'234", "11'234", "11'234"), ("1'234", "1'9234", "19'234"), ("1'234", "1'34", "134"),
            ("1'234", "'234", "234"), ("1'234", "1'", "1"), ("1'234", "1234", "1'234"),
            ("1'234'567", "1''567", "1'567"), ("1'234,5", "1'2345", "12'345"),
            ("1'234", "1,'234", "1,234"), ("1'234,567", "1'234567", "1'234'567"),
            ("1'234", "1'234 USD", nil),
        ])
    func editing(previous: String, typed: String, text: String?) {
        #expect(grouped.regrouped(typed, after: previous, style: .decimal) == text)
    }

    @Test(
        "accept a typed separator only where a group can end",
        arguments: [
            ("1", "1'", nil), ("12", "1'2", nil), ("", "1'234", "1'234"), ("", "1'5", nil),
            ("", "0'123", nil), ("1'234", "1'234'", nil),
        ])
    func separators(previous: String, typed: String, text: String?) {
        #expect(grouped.regrouped(typed, after: previous, style: .decimal) == text)
    }

    @Test(
        "do not include other text, which is left unchanged",
        arguments: ["", "-", ",", "12a", "a", "1,2,3"])
    func noNumbers(text: String) {
        #expect(grouped.regrouped(text, after: "", style: .decimal) == nil)
    }

    @Test("have the groups of the pattern, unless the style is ungrouped")
    func patterns() {
        #expect(indian.regrouped("1234567", after: "", style: .decimal) == "12'34'567")
        let ungrouped = NumberStyle.decimal.ungrouped
        #expect(grouped.regrouped("1'2345", after: "1'234", style: ungrouped) == "12345")
        #expect(PlainFormats().regrouped("1234", after: "", style: .decimal) == nil)
    }

    @Test("keep their value, whatever is typed")
    func laws() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<20_000 {
            let typed = random.text(
                upTo: 12, of: ["0", "1", "2", "9", "'", ",", "-", " "] as [String])
            let read = grouped.number(from: typed, style: .decimal, as: Double.self)
            let text = grouped.regrouped(typed, after: "", style: .decimal)
            #expect((text == nil) == (read == nil), "\(typed)")
            guard let text else { continue }
            #expect(
                grouped.number(from: text, style: .decimal, as: Double.self) == read, "\(typed)")
            #expect(grouped.regrouped(text, after: text, style: .decimal) == text, "\(typed)")
        }
    }
}
