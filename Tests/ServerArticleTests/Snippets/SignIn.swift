import Foundation
import RowKit
import StandardRows
import WebHost

// snippet: hummingbird-sign-in
struct Ticket: Codable, Sendable {
    let visitor: String
    let user: String
}

func addSignIn(
    to router: Router<AppContext>, sessions: any PersistDriver, keys: SealKeys, logger: Logger,
    checkPassword: @escaping @Sendable (_ user: String, _ password: String) async -> Bool
) {
    struct Entry: Decodable { let user, password: String }
    var settings = FormSite.Settings()
    settings.path = "/account"
    settings.log = { logger.warning("\($0)") }
    let site = FormSite(["sign-in": { signInForm() }], keys: keys, settings: settings) {
        submission in
        guard let entry = try? submission.decode(Entry.self),
            await checkPassword(entry.user, entry.password)
        else { return .invalid(["password": "The name or the password is incorrect."]) }
        let id = UUID().uuidString
        let ticket = Ticket(visitor: submission.owner, user: entry.user)
        do {
            try await sessions.set(key: "ticket.\(id)", value: ticket, expires: .seconds(60))
            return .redirect("/signed-in/\(id)")
        } catch {
            return .failed("\(error)")
        }
    }
    for method: HTTPRequest.Method in [.get, .post] {
        router.on("account/**", method: method) { request, context in
            await site.respond(to: request, owner: context.visitor.name)
        }
    }
    router.get("signed-in/{ticket}") { _, context in
        let key = "ticket.\(try context.parameters.require("ticket"))"
        let ticket = try await sessions.get(key: key, as: Ticket.self)
        try await sessions.remove(key: key)
        guard let ticket, ticket.visitor == context.visitor.name else {
            return Response.redirect(to: "/account/sign-in")
        }
        context.sessions.setSession(Visitor(name: ticket.user, isSignedIn: true))
        return .redirect(to: "/people")
    }
}

func signInForm() -> Form {
    Form("Sign in") {
        Section {
            AccountRow("user") { row in
                row.title = "Name"
                row.add(rule: RuleRequired())
            }
            PasswordRow("password") { row in
                row.title = "Password"
                row.add(rule: RuleRequired())
            }
        }
    }
}
// end
