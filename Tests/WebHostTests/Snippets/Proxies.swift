import RowKit
import StandardRows
import Testing

@testable import WebHost

/// The example in the article on proxies.
@Suite("A server behind a proxy that removes a path")
struct ProxiesTests {
    @Test("writes the path that browsers request into links")
    func publicPath() async throws {
        // snippet: proxies-public-path
        var settings = FormSite.Settings()
        // The proxy removes /shop.
        settings.path = "/forms"
        settings.publicPath = "/shop/forms"
        // end
        let site = try SubmissionBox().site(
            ["order": { Form("Order") { NameRow("name") } }], settings: settings)
        let visitor = Visitor(site)
        try await visitor.open("/forms/order")
        #expect(visitor.page["rowkit"]?["action"] == "/shop/forms/order")
    }
}
