import RowKit
import WebHost

// snippet: hummingbird-routes
func makeRouter(
    store: PersonStore, sessions: any PersistDriver, keys: SealKeys, logger: Logger
) -> Router<AppContext> {
    var settings = FormSite.Settings()
    settings.path = "/forms"
    settings.log = { logger.warning("\($0)") }
    let site = FormSite(
        .people(in: store.database), keys: keys, settings: settings, onSubmit: store.save)

    let router = Router(context: AppContext.self, options: .autoGenerateHeadEndpoints)
    let cookie = SessionCookieParameters(sameSite: .lax)
    router.add(
        middleware: SessionMiddleware(
            storage: sessions, configuration: .init(sessionCookieParameters: cookie)))
    for method: HTTPRequest.Method in [.get, .post] {
        router.on("forms/**", method: method) { request, context in
            let user = try context.requireUser()
            return await site.respond(to: request, owner: user) { opening in
                try await store.key(for: opening)
            }
        }
    }
    router.get("forms") { _, _ in Response.redirect(to: "/people") }
    router.get("people") { _, context in
        _ = try context.requireUser()
        let people = try await Person.query(on: store.database()).all()
        return page("People", people.map(item).joined())
    }
    return router
}

func item(_ person: Person) -> String {
    let query = person.id.map { "id=\($0)" } ?? ""
    return """
        <p>\(escaped(person.name)) <a href="/forms/edit?\(query)">Edit</a>
        <a href="/forms/delete?\(query)">Delete</a></p>
        """
}

func page(_ title: String, _ body: String) -> Response {
    let html = """
        <!doctype html><html lang="en"><title>\(title)</title><h1>\(title)</h1>
        \(body)<a href="/forms/new">New person</a></html>
        """
    return Response(
        status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
}

func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
}
// end
