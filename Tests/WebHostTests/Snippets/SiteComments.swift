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

    private struct Key: Codable, Sendable { var id: String }

    @Test("gives a form its context")
    func context() async throws {
        let record: @Sendable (String?) async throws -> Key = { Key(id: $0 ?? "") }
        let user = (name: "ada", id: 1)
        let request = try FormSite.Request(
            method: "GET", target: "/edit?id=7", host: "localhost", headers: [])
        var forms = FormList()
        forms.add("edit") { (key: Key) in Form { NameRow("name") { $0.value = key.id } } }
        let site = FormSite(forms, keys: .temporary()) { _ in
            Self.outcome(isTaken: true)
        }
        // snippet: comment-respond
        let response = await site.respond(to: request, owner: user.name) { opening in
            try await record(opening.query["id"])
        }
        // end
        #expect(response.statusCode == 200)
        #expect(Self.outcome(isTaken: true) != .page)
    }

    private static func outcome(isTaken: Bool) -> FormSite.Outcome {
        guard !isTaken else {
            // snippet: comment-invalid
            return .invalid(["email": "This address has an account already."])
            // end
        }
        return .page
    }
}
