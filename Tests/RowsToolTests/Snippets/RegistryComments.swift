import RowKit
import StandardRows
import Testing
import TokenRow

// The example in the comment on the registry.

@Suite("The example in the comment on the registry")
struct RegistryCommentTests {
    @Test("has the rows of several plugins")
    func registry() throws {
        // snippet: comment-registry
        let registry = try RowRegistry(StandardRowPlugin.self, TokenRowPlugin.self)
        // end
        #expect(registry["TokenTableRow"] != nil && registry["TextRow"] != nil)
    }
}
