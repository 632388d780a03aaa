import GenericPasswordRow
import RowKit
import Testing

// The example in the comment on generic password rows.

@Suite("The example in the comment on generic password rows")
struct GenericPasswordCommentTests {
    @Test("asks for a password")
    func password() throws {
        let form = Form {
            // snippet: comment-generic-password-row
            GenericPasswordRow("password") { row in
                row.title = "Password"
                row.minimumLength = 12
                row.requiredCharacters = [.digit]
            }
            // end
        }
        let row = try #require(form.rowBy(tag: "password") as GenericPasswordRow?)
        #expect(form.problems == [] && row.contentType == "new-password")
    }
}
