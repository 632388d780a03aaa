import Foundation
import RowKit
import StandardRows
import WebHost

// snippet: vapor-routes
func signUpForm() -> Form {
    Form("Sign up") {
        Section {
            NameRow("name") { row in
                row.title = "Name"
                row.add(rule: RuleRequired())
            }
            EmailRow("email") { row in
                row.title = "E-mail"
                row.add(rule: RuleRequired())
                row.add(rule: RuleEmail())
            }
        }
    }
}

func addForms(
    to application: Application, keys: SealKeys,
    save: @escaping @Sendable (FormSite.Submission) async -> FormSite.Outcome
) {
    let logger = application.logger
    var settings = FormSite.Settings()
    settings.path = "/forms"
    settings.log = { logger.warning("\($0)") }
    let site = FormSite(
        ["sign-up": { signUpForm() }], keys: keys, settings: settings, onSubmit: save)

    application.middleware.use(application.sessions.middleware)
    for method in [HTTPMethod.GET, .POST] {
        application.on(method, "forms", "**", body: .stream) { request in
            let owner = request.session.data["owner"] ?? UUID().uuidString
            request.session.data["owner"] = owner
            return await site.respond(to: request, owner: owner)
        }
    }
    application.lifecycle.use(EndOfStreams(site: site))
}

struct EndOfStreams: LifecycleHandler {
    let site: FormSite

    func shutdownAsync(_ application: Application) async { site.endStreams() }
}
// end
