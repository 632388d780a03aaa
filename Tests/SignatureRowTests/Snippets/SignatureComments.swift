import RowKit
import SignatureRow
import Testing

// The example in the comment on signature rows.

@Suite("The example in the comment on signature rows")
struct SignatureCommentTests {
    @Test("asks for a signature")
    func signature() throws {
        let form = Form {
            // snippet: comment-signature-row
            SignatureRow("signature") { row in
                row.title = "Signature"
                row.add(rule: RuleRequired())
            }
            // end
        }
        let row = try #require(form.rowBy(tag: "signature") as SignatureRow?)
        #expect(!row.validate().isEmpty)
    }
}
