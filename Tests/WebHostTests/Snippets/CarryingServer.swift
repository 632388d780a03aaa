import RowHTTP
import RowKit
import StandardRows
import Testing

@testable import WebHost

/// The example in the article on forms in other servers.
@Suite("A server that embeds forms")
struct CarryingServerTests {
    /// The data from which the example's form is created.
    private struct Order: Codable, Sendable { var customer: String }

    private static func form(_ order: Order) -> Form {
        Form("Order") { Section { NameRow("name") { $0.value = order.customer } } }
    }

    /// Where the example keeps orders.
    private actor Store {
        private(set) var orders: [String: [String: JSONValue]] = [:]
        func insert(_ values: [String: JSONValue], id: String) { orders[id] = values }
    }

    /// A request of another web framework.
    private struct Request {
        var method = "GET"
        var target: String
        var host = "shop.example"
        var headers: [(name: String, value: String)] = []
        var body: [UInt8] = []
    }

    /// A response of another web framework.
    private struct Response {
        var status: Int
        var headers: [(name: String, value: String)] = []
        var body: [UInt8] = []

        init(status: Int) { self.status = status }

        init(_ response: FormSite.Response) {
            (status, headers) = (response.statusCode, response.headerFields)
            if case .bytes(let bytes) = response.body { body = bytes }
        }
    }

    private struct NotSignedIn: Error {}

    /// A server of another web framework.
    private struct Server {
        let site: FormSite

        func signedInUser(_ request: Request) throws -> (name: String, id: Int) {
            guard let name = request.headers.first(where: { $0.name == "user" }) else {
                throw NotSignedIn()
            }
            return (name.value, 1)
        }

        // snippet: carrying-respond
        func respond(to request: Request) async -> Response {
            guard let user = try? signedInUser(request) else { return Response(status: 401) }
            do throws(FormSite.Refusal) {
                let response = await site.respond(
                    to: try FormSite.Request(
                        method: request.method, target: request.target, host: request.host,
                        headers: request.headers, body: request.body),
                    owner: user.name
                ) { opening in
                    Order(customer: opening.owner)
                }
                return Response(response)
            } catch {
                return Response(FormSite.Response(error))
            }
        }
        // end
    }

    @Test("serves them under its own path, to its own users")
    func example() async throws {
        let (store, keys) = (Store(), try SealKeys(environment: [:]))
        let orderForm: @Sendable (Order) -> Form = { Self.form($0) }
        let newsletterForm: @Sendable () -> Form = { Form("News") { EmailRow("address") } }
        // snippet: carrying-site
        var settings = FormSite.Settings()
        settings.path = "/forms"
        var forms: FormList = ["newsletter": { newsletterForm() }]
        forms.add("order") { (order: Order) in orderForm(order) }
        let site = FormSite(forms, keys: keys, settings: settings) { submission in
            await store.insert(submission.values, id: submission.id)
            return .redirect("/orders")
        }
        // end
        let server = Server(site: site)
        let user = [(name: "user", value: "Ada")]
        let opened = await server.respond(to: Request(target: "/forms/order", headers: user))
        #expect(opened.status == 200)
        let news = await server.respond(to: Request(target: "/forms/newsletter", headers: user))
        #expect(news.status == 200)
        let page = ReadPage(opened.body)
        #expect(page["name/content/field"]?["value"] == "Ada")
        #expect(page["rowkit"]?["action"] == "/forms/order")

        let links = page.elements.compactMap { $0["href"] }
        let style = try #require(links.first { $0.hasSuffix(".css") })
        #expect(await server.respond(to: Request(target: style, headers: user)).status == 200)

        var post = Request(target: "/forms/order", headers: user)
        let fields = page.fields + [(name: "_submit", value: ":")]
        let request = try Visitor.request("/forms/order", fields)
        post.method = "POST"
        post.headers += request.headers.fields.map { ($0.name.description, $0.value) }
        post.body = request.body
        let done = await server.respond(to: post)
        #expect(done.status == 303)
        #expect(done.headers.contains { $0.name == "Location" && $0.value == "/orders" })
        #expect(await store.orders.values.map { $0["name"] } == [.string("Ada")])

        post.headers = post.headers.map { $0.name == "user" ? ("user", "Eve") : $0 }
        let foreign = ReadPage(await server.respond(to: post).body)
        #expect(foreign.text.isEmpty || !foreign.text.contains("Ada"))

        for (target, status) in [("/orders", 404), ("/forms/other", 404), ("no path", 400)] {
            let answer = await server.respond(to: Request(target: target, headers: user))
            #expect(answer.status == status, "\(target)")
        }
        #expect(await server.respond(to: Request(target: "/forms/order")).status == 401)
    }

    /// A server of another web framework, which shows forms on its own page.
    private struct Shop {
        let site: FormSite

        func send(_ html: String, policy: ContentPolicy) -> (html: String, policy: String) {
            (html, policy.description)
        }

        func page(for user: (name: String, id: Int)) async throws -> (html: String, policy: String)
        {
            // snippet: carrying-fragments
            let order = try await site.fragment(of: "order", owner: user.name) { opening in
                Order(customer: opening.owner)
            }
            let news = try await site.fragment(of: "newsletter", owner: user.name)
            let html = """
                <!doctype html>
                <html lang="en">
                <title>Our shop</title>
                <link rel="stylesheet" href="\(order.styleSheet)">
                <h1>Our shop</h1>
                \(order.html)
                \(news.html)
                </html>
                """
            return send(html, policy: order.policy.union(news.policy))
            // end
        }
    }

    @Test("shows several forms on a page of its own")
    func fragments() async throws {
        let keys = try SealKeys(environment: [:])
        var settings = FormSite.Settings()
        settings.path = "/forms"
        var forms: FormList = ["newsletter": { Form("News") { Section { EmailRow("address") } } }]
        forms.add("order") { (order: Order) in Self.form(order) }
        let site = FormSite(forms, keys: keys, settings: settings) { _ in .page }
        let (html, policy) = try await Shop(site: site).page(for: (name: "Ada", id: 1))
        let page = ReadPage(html)
        #expect(page["order:name/content/field"]?["value"] == "Ada")
        #expect(page["newsletter:address/content/field"] != nil)
        #expect(page["order:rowkit"]?["action"] == "/forms/order")
        #expect(policy.contains("script-src 'self'"))
    }
}
