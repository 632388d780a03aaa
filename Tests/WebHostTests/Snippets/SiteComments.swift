import RowKit
import StandardRows
import Synchronization
import Testing

@testable import WebHost

// The example in the comment on the site.

@Suite("The example in the comment on the site")
struct SiteCommentTests {
    /// A form of one row.
    private static func signUp() -> Form { Form { Section { NameRow("name") } } }

    /// Where the submissions of the example are kept.
    private actor Store {
        private(set) var forms: [String] = []
        func save(_ submission: FormSite.Submission) { forms.append(submission.form) }
    }

    @Test("keeps what was submitted")
    func example() async throws {
        let (store, keys) = (Store(), try SealKeys(environment: [:]))
        let user = (name: "ada", id: 1)
        let request = try Visitor.request(
            "/sign-up", [("name/content/field", "Ada"), ("_submit", ":")])
        // snippet: comment-site
        let site = FormSite(["sign-up": { Self.signUp() }], keys: keys) { submission in
            await store.save(submission)
            return .page
        }
        let response = await site.respond(to: request, owner: user.name)
        // end
        #expect(response.headers[.location] == "/sign-up/done")
        #expect(await store.forms == ["sign-up"])
    }
}
