import RowKit
import Testing

// The example in the comment on document values, with a custom type.

private struct User: Codable { var name: String }

// snippet: comment-document-value
extension User: DocumentValue {}
enum Size: String, CaseIterable, DocumentValue { case small, large }
// end

@Suite("The example in the comment on values of documents")
struct DocumentValueCommentTests {
    @Test("reads JSON")
    func reading() throws {
        #expect(try User(documentValue: ["name": "Ada"]).name == "Ada")
        #expect(try Size(documentValue: "small") == .small)
    }
}
