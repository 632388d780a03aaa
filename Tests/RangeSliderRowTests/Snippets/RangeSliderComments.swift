import RangeSliderRow
import RowKit
import Testing

// The examples in the comments on range slider rows.

@Suite("The examples in the comments on range slider rows")
struct RangeSliderCommentTests {
    @Test("ask for a range")
    func range() throws {
        let form = Form {
            // snippet: comment-range-slider-row
            RangeSliderRow("price") { row in
                row.title = "Price"
                row.maximum = 500
                row.step = 10
                row.minimumDistance = 50
                row.value = NumberRange(100...250)
            }
            // end
        }
        let row = try #require(form.rowBy(tag: "price") as RangeSliderRow?)
        #expect(row.displayText == "100 – 250" && row.validate() == [])
    }

    @Test("make ranges")
    func numberRange() {
        // snippet: comment-number-range
        let prices = NumberRange(20...80)
        let nothing = NumberRange(lower: 80, upper: 20)  // nil
        // end
        #expect(prices?.upper == 80 && nothing == nil)
    }
}
