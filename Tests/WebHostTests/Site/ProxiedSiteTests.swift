import RowHTTP
import RowKit
import RowSeals
import StandardRows
import Synchronization
import Testing

@testable import WebHost

@Suite("A site behind a proxy")
struct ProxiedSiteTests {
    private final class Log: Sendable {
        private let all = Mutex<[String]>([])
        var lines: [String] { all.withLock { $0 } }

        @Sendable func add(_ line: String) { all.withLock { $0.append(line) } }
    }

    private let box = SubmissionBox()
    private static let forms: FormList = [
        "trip": { Form("Trip") { TextRow("name") } },
        "visit": { Form("Visit") { TextRow("name") } },
    ]

    private func site(
        path: String = "", publicPath: String? = nil, log: Log = Log()
    ) throws -> FormSite {
        var settings = FormSite.Settings()
        (settings.path, settings.publicPath) = (path, publicPath)
        settings.log = log.add
        return try box.site(Self.forms, settings: settings)
    }

    private static func get(
        _ path: String, _ method: HTTPMethod = .get
    ) throws -> HTTPRequest {
        HTTPRequest(method, try HTTPTarget(path), headers: [.accept: "text/html"])
    }

    // MARK: Paths

    @Test(
        "has the path in all links that browsers request, and is requested at its own",
        arguments: [("", "/shop"), ("/forms", "/shop/forms"), ("/forms", "/"), ("", "/a b")])
    func publicPath(path: String, publicPath: String) async throws {
        let site = try site(path: path, publicPath: publicPath)
        let root = publicPath == "/" ? "" : publicPath.replacing(" ", with: "%20")
        for target in ["\(path)/trip", path.isEmpty ? "/" : path, "\(path)/trip/done", "\(path)/x"]
        {
            let response = await site.respond(to: try Self.get(target))
            let page = ReadPage(response.bytes)
            let links = ["href", "src", "action", "data-session"].flatMap { name in
                page.elements.compactMap { $0[name] }
            }
            #expect(links.count > 2, "\(target)")
            for link in links where !link.hasPrefix("#") {
                let isInSite = link == root || link.hasPrefix("\(root)/")
                #expect(isInSite, "\(target): \(link)")
                #expect(!link.hasPrefix("//"), "\(target): \(link)")
            }
        }
        #expect(await site.respond(to: try Self.get("/shop/other/trip")).status == .notFound)
    }

    @Test("redirects to the path that browsers request")
    func redirects() async throws {
        let site = try site(path: "/forms", publicPath: "/shop/forms")
        let visitor = Visitor(site)
        try await visitor.open("/forms/trip")
        try await visitor.post("/forms/trip", visitor.fields + [("_submit", ":")])
        #expect(visitor.location == "/shop/forms/trip/done")
        var settings = FormSite.Settings()
        settings.publicPath = "/shop"
        let alone = try box.site(
            ["trip": { Form("Trip") { TextRow("name") } }], settings: settings)
        let response = await alone.respond(to: try Self.get("/"))
        #expect(response.headers[.location] == "/shop/trip")
    }

    @Test("tells the script of a page where to continue, and shows fragments with the path")
    func script() async throws {
        let site = try site(publicPath: "/shop")
        let fragment = try await site.fragment(of: "trip")
        #expect(fragment.html.contains(#"data-session="/shop/trip/s/"#))
        #expect(fragment.html.contains(#"action="/shop/trip""#))
        for path in [fragment.styleSheet, fragment.script] { #expect(path.hasPrefix("/shop/")) }
        // What the proxy passes on has no prefix.
        let live = LivePage(site, publicPath: "/shop")
        try await live.open("/trip")
        let answer = try await live.submit()
        #expect(answer["go"]?.text(of: .string) == "/shop/trip/done")
    }

    // MARK: Streams

    @Test("asks proxies not to hold its streams back, and begins each with an event")
    func stream() async throws {
        let live = LivePage(try site())
        try await live.open("/trip")
        let target = "\(live.session)/stream?page=\(live.page)"
        let response = await live.site.respond(to: try Self.get(target))
        #expect(response.headers[.cacheControl] == "no-cache, no-transform")
        #expect(response.headers[.accelBuffering] == "no")
        #expect(response.headers[.contentType] == "text/event-stream")
        let start = String(decoding: try await live.startOfStream(), as: UTF8.self)
        #expect(start.hasPrefix("data: {}\n\n"))
    }

    @Test("logs once that pages do not receive their streams")
    func heldStream() async throws {
        let log = Log()
        let live = LivePage(try site(log: log))
        try await live.open("/trip")
        #expect(log.lines.isEmpty)
        let target = "\(live.session)/pushes?page=\(live.page)&after=0&held=1"
        for _ in 0..<3 {
            #expect(await live.site.respond(to: try Self.get(target)).status == .ok)
        }
        #expect(
            log.lines == [
                """
                pages poll, because a proxy or middleware compresses or buffers their streams; see \
                the article "Behind a proxy"
                """
            ])
    }

    // MARK: HEAD

    @Test(
        "responds to HEAD as to GET",
        arguments: ["/", "/trip", "/trip/done", "/missing", "style", "script", "icon", "session"])
    func heads(path: String) async throws {
        let live = LivePage(try site())
        try await live.open("/trip")
        let paths = live.site.assets.paths
        let path =
            switch path {
            case "style": paths.style
            case "script": paths.script
            case "icon": paths.icon
            case "session": live.session
            default: path
            }
        let get = await live.site.respond(to: try Self.get(path))
        let head = await live.site.respond(to: try Self.get(path, .head))
        #expect(head.status == get.status)
        #expect(head.headers == get.headers)
    }

    @Test("tells a request for the head of a stream or of pushes all but the contents")
    func headsOfPushes() async throws {
        let (live, other) = try await LivePage.two(of: try site(), at: "/trip")
        let stream = try await live.openStream()
        let target = "\(live.session)/stream?page=\(live.page)"
        let head = await live.site.respond(to: try Self.get(target, .head))
        #expect(head.status == .ok)
        #expect(head.headers[.contentType] == "text/event-stream")
        #expect(!stream.isEnded, "the request has ended the stream of the page")
        #expect(
            await live.site.respond(
                to: try Self.get("\(live.session)/stream?page=x", .head)
            ).status == .gone)
        stream.end()

        try await other.type("Ada", into: "name/content/field")
        let pushes = try Self.get("\(live.session)/pushes?page=\(live.page)&after=0", .head)
        #expect(await live.site.respond(to: pushes).status == .ok)
        #expect(try await live.ask()["before"] != nil, "the request has taken the pushes")
    }

    @Test("ends the stream that a server requests for HEAD and does not read")
    func headAsGet() async throws {
        let live = LivePage(try site())
        try await live.open("/trip")
        let request = try FormSite.Request(
            method: "GET", target: "\(live.session)/stream?page=\(live.page)", host: "localhost",
            headers: [])
        var response: FormSite.Response? = await live.site.respond(to: request)
        guard case .stream? = response?.body else {
            Issue.record("there is no stream")
            return
        }
        let id = try #require(SessionID(live.name))
        let session = try #require(live.site.session(id, form: "trip", Owner("")))
        #expect(session.heardPage(live.page)?.isStreaming == true)
        response = nil
        #expect(session.heardPage(live.page)?.isStreaming == false)
    }

    // MARK: Policies

    @Test("loads nothing that another policy of its own path forbids")
    func ownPictures() async throws {
        let site = try site(publicPath: "/shop")
        let page = await site.respond(to: try Self.get("/trip"))
        #expect(!String(decoding: page.bytes, as: UTF8.self).contains("data:,"))
        let name = site.assets.paths.style.split(separator: "/").last ?? ""
        let style = await site.respond(to: try Self.get("/_rowkit/\(name)"))
        let sheet = String(decoding: style.bytes, as: UTF8.self)
        #expect(!sheet.contains("data:"))
        let pictures = sheet.matches(of: /url\("([^"]+)"\)/).map { String($0.1) }
        #expect(Set(pictures).count > 8)
        for picture in pictures + [String(site.assets.paths.icon.split(separator: "/").last ?? "")]
        {
            let response = await site.respond(to: try Self.get("/_rowkit/\(picture)"))
            #expect(response.headers[.contentType] == "image/svg+xml", "\(picture)")
            let text = String(decoding: response.bytes, as: UTF8.self)
            #expect(text.hasPrefix("<svg xmlns="), "\(text)")
            #expect(text.hasSuffix("</svg>") || text.hasSuffix("</svg>\n"), "\(text)")
        }
    }
}
