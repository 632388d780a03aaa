import Foundation
import RowKit
import Testing
import WebHost

@Suite("The application in the article on Hummingbird")
struct RoutesTests {
    private let router: Router<AppContext>

    init() {
        let database = MemoryDatabase()
        let (sessions, keys) = (MemoryPersistDriver(), SealKeys.temporary())
        let store = PersonStore(
            database: { database }, folder: FileManager.default.temporaryDirectory)
        router = makeRouter(store: store, sessions: sessions, keys: keys, logger: Logger())
        addSignIn(to: router, sessions: sessions, keys: keys, logger: Logger()) { _, _ in true }
    }

    private func get(_ route: String, _ path: String, by user: String?) async throws -> Response {
        let context = AppContext()
        if let user { context.sessions.setSession(Visitor(name: user, isSignedIn: true)) }
        let handler = try #require(router.handlers["GET \(route)"])
        let head = Request.Head(authority: "people.example", path: path)
        return try await handler(Request(method: .get, head: head), context)
    }

    private func text(of response: Response) async throws -> String {
        var bytes: [UInt8] = []
        try await response.body.write { bytes += $0.readableBytesView }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("shows forms to users who have signed in")
    func users() async throws {
        let page = try await get("forms/**", "/forms/new", by: "Ada")
        #expect(page.status == .ok)
        #expect(page.headers[values: .contentType] == ["text/html; charset=utf-8"])
        #expect(try await text(of: page).contains("New person"))
        await #expect(throws: HTTPError.self) {
            try await get("forms/**", "/forms/new", by: nil)
        }
    }

    @Test("shows the form to sign in to all")
    func signIn() async throws {
        let page = try await get("account/**", "/account/sign-in", by: nil)
        #expect(try await text(of: page).contains("Sign in"))
    }

    @Test("has no form for a record that does not exist")
    func missingRecord() async throws {
        let page = try await get("forms/**", "/forms/edit?id=7", by: "Ada")
        #expect(page.status.code == 404)
    }

    @Test("refuses a malformed target")
    func malformedTarget() async throws {
        let page = try await get("forms/**", "forms", by: "Ada")
        #expect(page.status == .badRequest)
    }
}
