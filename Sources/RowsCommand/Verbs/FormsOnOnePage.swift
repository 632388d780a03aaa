import RowKit
import RowText
import WebHost

/// The page that shows all forms of `rows serve --together`.
struct FormsOnOnePage: Sendable {
    let site: FormSite
    /// The names of the forms, in order.
    let names: [String]

    /// Responds to a request: with this page for the path `/`, and otherwise with the response of
    /// the site.
    func respond(to request: HTTPRequest) async -> HTTPResponse {
        let response = await site.respond(to: request)
        let isIndex = request.method == .get && request.target.path.allSatisfy(\.isEmpty)
        // The site refuses requests that are not for it.
        guard isIndex, response.statusCode == 200 || response.statusCode == 303 else {
            return response
        }
        do {
            return try await page()
        } catch {
            return site.response(to: site.failure(error, of: "/"), of: request)
        }
    }

    private func page() async throws -> HTTPResponse {
        var (body, policy, styleSheet) = ("", ContentPolicy(), "")
        for name in names {
            let form = try await site.fragment(of: name)
            body += form.html + "\n"
            policy = policy.union(form.policy)
            styleSheet = form.styleSheet
        }
        let page = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>Forms</title>
            <link rel="stylesheet" href="\(styleSheet)">
            <link rel="icon" href="data:,">
            </head>
            <body class="rowkit-page">
            <main>
            <div class="rowkit"><header class="screen bar"><h1>Forms</h1></header></div>
            \(body)</main>
            </body>
            </html>

            """
        let headers: HTTPHeaders = [
            .contentType: "text/html; charset=utf-8", .contentSecurityPolicy: policy.description,
            .cacheControl: "private, no-cache", .referrerPolicy: "same-origin",
        ]
        return HTTPResponse(.ok, headers: headers, body: Array(page.utf8))
    }
}
