import RangeSliderRow
import RowKit
import Testing

@Suite("A range of numbers")
struct NumberRangeTests {
    @Test("has finite bounds in order, or does not exist")
    func bounds() {
        #expect(NumberRange(lower: 2, upper: 1) == nil)
        #expect(NumberRange(lower: .nan, upper: 1) == nil)
        #expect(NumberRange(0 ... .infinity) == nil)
        #expect(NumberRange(1...1)?.closedRange == 1...1)
        #expect(NumberRange(-0.0...0)?.lower.sign == .plus)
    }

    @Test("is unchanged after it is written to a document and read back")
    func documents() throws {
        let range = try #require(NumberRange(-0.5...1e9))
        let json = try range.documentValue()
        #expect(json == ["lower": -0.5, "upper": 1_000_000_000])
        #expect(try NumberRange(documentValue: json) == range)
    }
}
