import RowKit
import Testing

@testable import RowExamples

// The example in the comment on a row with two fields.

@Suite("The example in the comment on a row with two fields")
struct ExampleCommentTests {
    @Test("has a field for each of two texts")
    func fields() {
        let form = Form {
            // snippet: comment-two-fields
            DoubleTextFieldRow("person") { row in
                row.placeholder1 = "First name"
                row.placeholder2 = "Last name"
            }
            .onText1Changed { text in print("Hello, \(text)") }
            // end
        }
        #expect(form.rows.map(\.tag) == ["person"])
    }
}
