import RowHTTP
import RowKit
import RowText
import WebHost

/// The page that shows all forms of `rows serve --together`.
struct FormsOnOnePage: Sendable {
    let site: FormSite
    /// The names of the forms, in order.
    let names: [String]
    /// The title, in the language of the site.
    let title: String

    /// Responds to a request for the path `/` with this page, and to any other request with the
    /// response of the site.
    func respond(to request: HTTPRequest) async -> HTTPResponse {
        let response = await site.respond(to: request)
        let isIndex = request.isRead && request.target.path.allSatisfy(\.isEmpty)
        // The site refuses requests for other hosts.
        guard isIndex, response.status.rawValue == 200 || response.status.rawValue == 303 else {
            return response
        }
        do {
            return try await page()
        } catch {
            return await site.response(to: site.failure(error, of: "/"), of: request)
        }
    }

    private func page() async throws -> HTTPResponse {
        var (forms, policy) = ([FormSite.Fragment](), ContentPolicy())
        for name in names {
            let form = try await site.fragment(of: name)
            forms.append(form)
            policy = policy.union(form.policy)
        }
        var response = site.page(titled: title) { html in
            html.markup("<main><div class=\"rowkit\"><header class=\"screen bar\"><h1>")
            html.text(title)
            html.markup("</h1></header></div>")
            for form in forms { html.append(form) }
            html.markup("</main>")
        }
        response.headers[.contentSecurityPolicy] = policy.description
        return response
    }
}
