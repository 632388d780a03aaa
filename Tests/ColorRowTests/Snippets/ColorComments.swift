import ColorRow
import RowKit
import Testing

// The examples in the comments on colour rows.

@Suite("The examples in the comments on colour rows")
struct ColorCommentTests {
    @Test("ask for colours")
    func colors() throws {
        let form = Form {
            // snippet: comment-color-row
            ColorRow("background") { row in
                row.title = "Background"
                row.value = RowColor(text: "#336699")
            }
            // end
            // snippet: comment-color-picker-row
            ColorPickerRow("label") { row in
                row.title = "Label"
                row.palette = [
                    ColorView.Swatch("Sky", RowColor(red: 0.53, green: 0.81, blue: 0.92)),
                    ColorView.Swatch("Leaf", RowColor(red: 0.13, green: 0.55, blue: 0.13)),
                ]
            }
            // end
        }
        let row = try #require(form.rowBy(tag: "label") as ColorPickerRow?)
        #expect(row.palette.count == 2 && form.problems == [])
    }
}
