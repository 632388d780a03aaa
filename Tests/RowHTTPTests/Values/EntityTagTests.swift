import Testing

@testable import RowHTTP

@Suite("An entity tag")
struct EntityTagTests {
    private func response(to condition: String?, method: HTTPMethod = .get) -> HTTPResponse {
        let headers: HTTPHeaders = [
            .entityTag: "\"v2\"", .cacheControl: "no-cache", .contentType: "text/html",
        ]
        var request = HTTPRequest(method, "/")
        request.headers[.ifNoneMatch] = condition
        return HTTPResponse(.ok, headers: headers, body: [1]).revalidated(for: request)
    }

    @Test(
        "that the client has results in a response without a body",
        arguments: [
            "\"v2\"", "W/\"v2\"", "\"v1\", \"v2\"", " \"v1\" ,W/\"v2\",", "*",
        ])
    func known(condition: String) {
        for method in [HTTPMethod.get, .head] {
            let response = response(to: condition, method: method)
            #expect(response.status == .notModified)
            #expect(response.headers[.entityTag] == "\"v2\"")
            #expect(response.headers[.cacheControl] == "no-cache")
            #expect(response.headers[.contentType] == nil)
        }
    }

    @Test(
        "that the client does not have leaves the response unchanged",
        arguments: [
            nil, "", "\"v1\"", "v2", "\"v2", "\"v2\" \"v2\"", "w/\"v2\"", "\"v2\", v3",
        ])
    func unknown(condition: String?) {
        #expect(response(to: condition).status == .ok)
    }

    @Test("affects only GET and HEAD requests")
    func posting() {
        #expect(response(to: "*", method: .post).status == .ok)
    }

    @Test("contains no quote, space or control character")
    func text() {
        #expect(EntityTag("a-é")?.description == "\"a-é\"")
        #expect(EntityTag("a", isWeak: true)?.description == "W/\"a\"")
        for text in ["a\"", "a b", "a\n", "\u{7F}"] { #expect(EntityTag(text) == nil) }
    }
}
