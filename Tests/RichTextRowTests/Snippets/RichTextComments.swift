import RichTextRow
import RowKit
import Testing

// The example in the comment on rich text rows.

@Suite("The example in the comment on rich text rows")
struct RichTextCommentTests {
    @Test("asks for formatted text")
    func text() throws {
        let form = Form {
            // snippet: comment-rich-text-row
            RichTextRow("about") { row in
                row.title = "About the event"
                row.value = "Doors open at **seven**.\n\n- [Map](https://example.org/map)"
            }
            // end
        }
        let row = try #require(form.rowBy(tag: "about") as RichTextRow?)
        #expect(row.validate() == [])
    }
}
