import TestRuns
import RowKit
import StandardRows
import Synchronization
import Testing

@testable import RowHTTP
@testable import WebHost

@Suite("A request that fails")
struct ErrorPageTests {
    private let log = Log()

    private final class Log: Sendable {
        private let state = Mutex<[String]>([])
        var lines: [String] { state.withLock { $0 } }
        func add(_ line: String) { state.withLock { $0.append(line) } }
    }

    private struct Trip: Codable, Sendable { var name: String }
    private struct Stay: Codable, Sendable { var nights: Int }

    private static func forms() throws -> FormList {
        let german = try Phrases(
            formats: PlainFormats(language: "de"),
            translations: [
                "pageNotFound": "Seite nicht gefunden", "tooMuchSent": "Es wurde zu viel gesendet",
                "requestNotAccepted": "Die Anfrage wurde nicht angenommen",
                "requestNotCompleted": "Die Anfrage konnte nicht ausgeführt werden",
                "openForm": "Formular öffnen",
            ])
        var forms: FormList = [
            "trip": { Form("Trip") { Section { NameRow("name") } } },
            "reise": {
                let form = Form("Reise") { Section { NameRow("name") } }
                form.phrases = german
                return form
            },
        ]
        forms.add("order") { (trip: Trip) in
            let form = Form(trip.name) { Section { NameRow("name") } }
            form.phrases = german
            return form
        }
        return forms
    }

    private func site(_ settings: FormSite.Settings = FormSite.Settings()) throws -> FormSite {
        var settings = settings
        settings.log = log.add
        return try SubmissionBox().site(try Self.forms(), settings: settings)
    }

    private static func request(
        _ method: HTTPMethod, _ target: String, accept: String = "text/html,*/*;q=0.8",
        isOwn: Bool = true, body: String = ""
    ) throws -> HTTPRequest {
        var headers: HTTPHeaders = [.accept: accept]
        if isOwn { headers[.secFetchSite] = "same-origin" }
        return HTTPRequest(
            method, try HTTPTarget(target), headers: headers, body: Array(body.utf8))
    }

    @Test(
        "shows a browser a page with a title, a sentence and the way to continue",
        arguments: [
            (HTTPMethod.get, "/nothing", HTTPStatus.notFound, "Page not found", "/"),
            (.get, "/trip/nothing", .notFound, "Page not found", "/trip"),
            (.get, "/reise/nichts", .notFound, "Seite nicht gefunden", "/reise"),
            (.get, "/reise/s/x", .gone, "Seite nicht gefunden", "/reise"),
            (.get, "/_rowkit/old.css", .notFound, "Page not found", "/"),
            (.post, "/nothing", .notFound, "Page not found", "/"),
            (
                .put, "/reise", .methodNotAllowed, "Die Anfrage konnte nicht ausgeführt werden",
                "/reise"
            ),
            (.post, "/", .methodNotAllowed, "The request could not be completed", "/"),
            (.post, "/trip/done", .methodNotAllowed, "The request could not be completed", "/trip"),
            (.post, "/trip", .unsupportedMediaType, "The request could not be completed", "/trip"),
            (.get, "/order", .internalError, "Something went wrong", "/order"),
        ] as [(HTTPMethod, String, HTTPStatus, String, String)])
    func pages(
        method: HTTPMethod, target: String, status: HTTPStatus, title: String, way: String
    ) async throws {
        let response = try await site().respond(to: try Self.request(method, target))
        #expect(response.status == status)
        #expect(response.headers[.contentType] == "text/html; charset=utf-8")
        #expect(response.headers[.contentSecurityPolicy]?.contains("default-src 'none'") == true)
        #expect(response.headers[.cacheControl] == "no-store")
        let page = ReadPage(response.bytes)
        #expect(page.elements.first { $0.name == "h1" }?.text == title)
        #expect(page.elements.first { $0.name == "title" }?.text == title)
        let advice = try #require(page.elements.first { $0.name == "p" }?.text)
        #expect(advice.hasSuffix("."))
        #expect(page.elements.first { $0.name == "a" }?["href"] == way)
        #expect(
            page.elements.first { $0.name == "html" }?["lang"] == (way == "/reise" ? "de" : "en"))
    }

    @Test(
        "gives a program the status and the reason",
        arguments: [
            (nil, "text/plain; charset=utf-8", "404 Not Found: there is no such form\n"),
            ("*/*", "text/plain; charset=utf-8", "404 Not Found: there is no such form\n"),
            (
                "text/html;q=0, */*", "text/plain; charset=utf-8",
                "404 Not Found: there is no such form\n"
            ),
            (
                "application/json", "application/json",
                "{\"status\":404,\"reason\":\"there is no such form\"}\n"
            ),
            ("application/json, text/html", "text/html; charset=utf-8", nil),
        ] as [(String?, String, String?)])
    func programs(accept: String?, type: String, body: String?) async throws {
        var request = try Self.request(.get, "/nothing")
        request.headers[.accept] = accept
        let response = try await site().respond(to: request)
        #expect(response.status == .notFound)
        #expect(response.headers[.contentType] == type)
        if let body { #expect(String(decoding: response.bytes, as: UTF8.self) == body) }
    }

    @Test(
        "lists the allowed methods",
        arguments: [
            ("/", "GET, HEAD"), ("/trip", "GET, HEAD, POST"), ("/trip/done", "GET, HEAD"),
            ("/trip/s/AAAAAAAAAAAAAAAAAAAAAA", "GET, HEAD, POST"),
        ], ["text/html", "application/json", "*/*"])
    func methods(_ allowed: (target: String, methods: String), accept: String) async throws {
        let response = try await site().respond(
            to: try Self.request(.delete, allowed.target, accept: accept))
        #expect(response.status == .methodNotAllowed)
        #expect(response.headers[.allow] == allowed.methods)
    }

    @Test("logs why a form cannot be created, and reveals nothing of it")
    func failure() async throws {
        for accept in ["text/html", "application/json", "*/*"] {
            let response = try await site().respond(
                to: try Self.request(.get, "/order", accept: accept))
            #expect(response.status == .internalError)
            #expect(!String(decoding: response.bytes, as: UTF8.self).contains("Trip"))
        }
        #expect(log.lines.count == 3)
        #expect(log.lines.allSatisfy { $0.hasPrefix("order: ") && $0.contains("Trip") })
    }

    @Test("logs the names of forms to which no path leads")
    func names() throws {
        var settings = FormSite.Settings()
        settings.log = log.add
        let forms: FormList = [
            "trip": { Form() }, "_rowkit": { Form() }, "": { Form() }, "..": { Form() },
        ]
        _ = try SubmissionBox().site(forms, settings: settings)
        #expect(
            log.lines
                == ["_rowkit", "", ".."].map {
                    "no path leads to a form that is called \"\($0)\""
                })
    }

    @Test(
        "has a page in the language of a form that is made from a context",
        arguments: [
            (HTTPMethod.get, "/order/nichts", HTTPStatus.notFound, "Seite nicht gefunden"),
            (.get, "/order/s/x", .gone, "Seite nicht gefunden"),
            (
                .put, "/order", .methodNotAllowed,
                "Die Anfrage konnte nicht ausgeführt werden"
            ),
        ] as [(HTTPMethod, String, HTTPStatus, String)])
    func contexts(
        method: HTTPMethod, target: String, status: HTTPStatus, title: String
    ) async throws {
        let response = try await site().respond(
            to: try Self.request(method, target), context: { _ in Trip(name: "Rom") })
        #expect(response.status == status)
        let page = ReadPage(response.bytes)
        #expect(page.elements.first { $0.name == "h1" }?.text == title)
        #expect(page.elements.first { $0.name == "html" }?["lang"] == "de")
    }

    @Test("The page of thanks is in the language of a form that is made from a context")
    func thanks() async throws {
        let response = try await site().respond(
            to: try Self.request(.get, "/order/done"), context: { _ in Trip(name: "Rom") })
        #expect(response.status == .ok)
        #expect(ReadPage(response.bytes).elements.first { $0.name == "html" }?["lang"] == "de")
    }

    @Test("because of a context of another type is logged with both types and its form once")
    func otherContext() async throws {
        let response = try await site().respond(
            to: try Self.request(.get, "/order"), context: { _ in Stay(nights: 2) })
        #expect(response.status == .internalError)
        #expect(
            log.lines == [
                """
                order: context: the member "name" is missing; the form needs a context of type \
                Trip, found Stay
                """
            ])
    }

    @Test("because of another site or host leads to the form")
    func foreign() async throws {
        let page = ReadPage(
            try await site().respond(to: try Self.request(.post, "/reise", isOwn: false)).bytes)
        #expect(page.text.contains("Die Anfrage wurde nicht angenommen"))
        var settings = FormSite.Settings()
        settings.hosts = ["forms.example"]
        let response = try await site(settings).respond(to: try Self.request(.get, "/trip"))
        #expect(response.status == .misdirectedRequest)
        #expect(ReadPage(response.bytes).text.contains("The request was not accepted"))
    }

    @Test("before it reaches the site has the same pages")
    func refusals() async throws {
        let pages = try site().errorPages
        let large = HTTPRefusal(.contentTooLarge, "the body is too large")
        let known = await pages.refused(large, try Self.request(.post, "/reise"))
        #expect(known.status == .contentTooLarge)
        #expect(ReadPage(known.bytes).text.contains("Es wurde zu viel gesendet"))
        let unknown = await pages.refused(HTTPRefusal(.badRequest, "the path is malformed"), nil)
        let page = String(decoding: unknown.bytes, as: UTF8.self)
        #expect(page.contains("<!-- 400 Bad Request: the path is malformed -->"))
        #expect(!ReadPage(unknown.bytes).text.contains("malformed"))
        #expect(pages.busy.status == .unavailable)
        #expect(ReadPage(pages.busy.bytes).text.contains("The server is busy"))
    }

    @Test("at the server gets a page")
    func server() async throws {
        let site = try site()
        let server = try HTTPServer(
            on: .loopback, port: 0, limits: HTTPLimits(), clock: JumpingClock().clock,
            errorPages: site.errorPages
        ) { await site.respond(to: $0) }
        let answer = try await converse { [port = server.port] in
            let client = try RawClient(port: port)
            try client.send("GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n")
            return try client.readToEnd()
        }
        #expect(answer.hasPrefix("HTTP/1.1 400 "))
        #expect(answer.contains("<h1>"))
        await server.stop(within: .patience)
        #expect(server.counters.refusedRequests == 1)
    }

    @Test("because of too many connections gets a page")
    func crowd() async throws {
        var limits = HTTPLimits()
        limits.connections = 1
        let site = try site()
        // With a stopped clock, no connection has been idle long enough to make room.
        let server = try HTTPServer(
            on: .loopback, port: 0, limits: limits, clock: JumpingClock().clock,
            errorPages: site.errorPages
        ) { await site.respond(to: $0) }
        let answer = try await converse { [port = server.port] in
            let first = try RawClient(port: port)
            let answer = try RawClient(port: port).readToEnd()
            _ = first
            return answer
        }
        #expect(answer.hasPrefix("HTTP/1.1 503 "))
        #expect(answer.contains("The server is busy"))
        await server.stop(within: .zero)
    }
}
