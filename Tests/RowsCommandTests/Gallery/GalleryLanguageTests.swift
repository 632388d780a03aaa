import RowHTTP
import RowKit
import Testing
import WebHost

@testable import RowsCommand

@Suite("The language of the gallery")
struct GalleryLanguageTests {
    /// Returns a page of a gallery whose rows are in Hebrew.
    private func html(_ path: String) async throws -> String {
        let phrases = Phrases(formats: PlainFormats(language: "he"))
        var settings = FormSite.Settings()
        settings.phrases = phrases
        let gallery = Gallery(
            RowFactory(try RowRegistry(GradePlugin.self)), forms: ["a": { Form() }],
            phrases: phrases, articles: nil, keys: try SealKeys(environment: [:]),
            settings: settings)
        let response = await gallery.respond(to: HTTPRequest(.get, try HTTPTarget(path)))
        guard case .bytes(let bytes) = response?.body else {
            Issue.record("there is no page at \(path)")
            return ""
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("is English on pages that show no row", arguments: ["/", "/documents/a"])
    func own(path: String) async throws {
        let html = try await html(path)
        #expect(html.hasPrefix("<!doctype html>\n<html lang=\"en\" dir=\"ltr\">"))
    }

    @Test("is English around the form of a row in another language")
    func row() async throws {
        let html = try await html("/rows/GradeRow")
        #expect(html.hasPrefix("<!doctype html>\n<html lang=\"he\" dir=\"rtl\">"))
        for part in [
            "class=\"gallery-header\"", "class=\"gallery-skip\" href=\"#rowkit\"",
            "class=\"gallery-side\" aria-label=\"Rows\"",
            "class=\"rowkit gallery-docs\" aria-labelledby=\"gallery-docs\"",
        ] {
            #expect(html.contains("\(part) lang=\"en\" dir=\"ltr\">"), "\(part)")
        }
    }
}
