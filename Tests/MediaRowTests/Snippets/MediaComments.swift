import MediaRow
import RowKit
import Testing

// The examples in the comments on media rows.

@Suite("The examples in the comments on media rows")
struct MediaCommentTests {
    @Test("make rows")
    func rows() {
        let form = Form {
            // snippet: comment-media-image
            ImageRow("portrait") { row in
                row.title = "Portrait"
                row.mediaTypes = ["image/png", "image/jpeg"]
                row.maximumSize = 2_000_000
            }
            // end
            // snippet: comment-media-video
            VideoRow("greeting") { row in
                row.title = "Greeting"
                row.maximumSize = 20_000_000
            }
            // end
        }
        #expect(form.allRows.compactMap(\.title) == ["Portrait", "Greeting"])
        #expect(form.problems == [])
    }
}
