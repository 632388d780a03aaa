import RowHTTP
import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("The content policy of a page")
struct ContentPolicyTests {
    @Test("allows pictures of the origins that the form names, and no others")
    func pictures() async throws {
        let site = try SubmissionBox().site([
            "trip": {
                let form = Form { Section { TextRow("name") } }
                form.imageOrigins = ["https://images.example.org"]
                return form
            }
        ])
        let page = await site.respond(to: HTTPRequest(.get, try HTTPTarget("/trip")))
        let policy = try #require(page.headers[.contentSecurityPolicy])
        #expect(
            policy.split(separator: "; ").contains(
                "img-src 'self' blob: data: https://images.example.org"))
    }
}
