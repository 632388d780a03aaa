import TestRuns
import RowHTTP
import RowKit
import RowSeals
import Synchronization
import Testing

@testable import WebHost

/// A minimal browser: it opens pages of a site, fills in controls and posts them.
final class Visitor {
    let site: FormSite
    let owner: String
    var context: FormSite.ContextMaker?
    private(set) var page = ReadPage("")
    private(set) var html: [UInt8] = []
    private(set) var status = HTTPStatus.ok
    private(set) var location: String?
    /// The user's input since the page was drawn.
    private var entered: [String: [String]] = [:]
    private var path = ""

    init(_ site: FormSite, owner: String = "") { (self.site, self.owner) = (site, owner) }

    func open(_ path: String) async throws {
        self.path = path
        let request = HTTPRequest(.get, try HTTPTarget(path))
        take(await site.respond(to: request, owner: owner, context: context))
    }

    /// Enters texts or chosen values in a control; no values uncheck it.
    func enter(_ values: String..., in name: String) { entered[name] = values }

    /// Presses a button, which posts the page.
    func press(_ name: String, _ value: String = "") async throws {
        try await post(page["rowkit"]?["action"] ?? path, fields + [(name, value)])
    }

    /// The fields that the page would post now.
    var fields: [(name: String, value: String)] {
        var fields = page.fields.filter { entered[$0.name] == nil }
        for (name, values) in entered.sorted(by: { $0.key < $1.key }) {
            fields += values.map { (name, $0) }
        }
        return fields
    }

    func post(_ path: String, _ fields: [(name: String, value: String)]) async throws {
        let request = try Self.request(path, fields)
        take(await site.respond(to: request, owner: owner, context: context))
    }

    static func request(
        _ path: String, _ fields: [(name: String, value: String)]
    ) throws -> HTTPRequest {
        var body = ""
        for (name, value) in fields {
            body += "--x\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n"
        }
        let headers: HTTPHeaders = [
            .contentType: "multipart/form-data; boundary=x", .secFetchSite: "same-origin",
        ]
        return HTTPRequest(
            .post, try HTTPTarget(path), headers: headers, body: Array("\(body)--x--\r\n".utf8))
    }

    private func take(_ response: HTTPResponse) {
        (status, location) = (response.status, response.headers[.location])
        entered = [:]
        html = response.bytes
        page = ReadPage(html)
    }
}

/// A collection of the submissions of a test's sites.
final class SubmissionBox: Sendable {
    private let state = Mutex<[FormSite.Submission]>([])
    var all: [FormSite.Submission] { state.withLock { $0 } }

    /// Creates a site; all sites of a test have the same key, like the nodes of a server.
    func site(
        _ forms: FormList, settings: FormSite.Settings = FormSite.Settings(),
        patience: Duration = .seconds(2), sealLimit: Int = Seal.standardLimit,
        outcome: FormSite.Outcome = .page,
        secret: String = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
    ) throws -> FormSite {
        var settings = settings
        settings.patience = patience
        let keys = try SealKeys(secret: secret)
        return FormSite(
            forms, keys: keys, settings: settings, clock: .system, sealLimit: sealLimit
        ) { [self] submission in
            state.withLock { $0.append(submission) }
            return outcome
        }
    }
}
