import RowHTTP
import RowKit
import Testing
import WebHost

@testable import RowsCommand

@Suite("Forms on one page")
struct FormsOnOnePageTests {
    @Test("have the language, the direction and the title of the site")
    func language() async throws {
        let formats = PlainFormats(language: "he")
        var settings = FormSite.Settings()
        settings.phrases = try Phrases(formats: formats, translations: ["forms": "Tfasim"])
        let site = FormSite(
            ["a": { Form() }, "b": { Form() }], keys: try SealKeys(environment: [:]),
            settings: settings
        ) { _ in .page }
        let page = FormsOnOnePage(
            site: site, names: ["a", "b"], title: settings.phrases.text(.forms))
        let response = await page.respond(to: HTTPRequest(.get, try HTTPTarget("/")))
        let head = await page.respond(to: HTTPRequest(.head, try HTTPTarget("/")))
        #expect(head.status == .ok)
        #expect(
            head.headers[.contentSecurityPolicy] == response.headers[.contentSecurityPolicy])
        guard case .bytes(let bytes) = response.body else {
            Issue.record("the page is a stream")
            return
        }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.hasPrefix("<!doctype html>\n<html lang=\"he\" dir=\"rtl\">"))
        #expect(text.contains("<title>Tfasim</title>"))
        #expect(text.contains("<h1>Tfasim</h1>"))
        #expect(text.contains("action=\"/a\""))
        #expect(text.contains("action=\"/b\""))
        #expect(response.headers[.contentSecurityPolicy]?.contains("default-src") == true)
    }
}
