import Testing

@testable import RowSeals

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The example in the comment on the seal.

@Suite("The example in the comment on the seal")
struct SealCommentTests {
    @Test("restores the state")
    func example() throws {
        var random = SystemRandomNumberGenerator()
        let seal = Seal(keys: [CipherKey(using: &random)])
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        let state = Array("{}".utf8)
        // snippet: comment-seal
        let text = try seal.seal(
            SealedContent(
                form: "sign-up", owner: "ada", expiry: now + 3600, context: [], state: state))
        let content = try seal.open(text, of: "sign-up", by: "ada", at: now)
        // end
        #expect(content.state == state)
    }
}
