import Foundation
import RowHTTP
import RowKit
import StandardRows
import Testing

@testable import WebHost

/// Pages compared with files as a whole, so that no attribute and no part is lost unnoticed.
@Suite("Whole pages")
struct WholePageTests {
    private static func trip(in language: String = "en") -> Form {
        let form = Form("Trip") {
            Section("Who", footer: "As in your passport.") {
                NameRow("name") { row in
                    row.title = "Name"
                    row.placeholder = "Ada"
                    row.add(rule: RuleRequired())
                }
                SwitchRow("group") { $0.title = "A group" }
                StepperRow("people") { row in
                    row.title = "People"
                    row.value = 2
                }
                PushRow<String>("country") { row in
                    row.title = "Country"
                    row.options = ["Chile", "Peru"]
                }
            }
        }
        form.phrases = Phrases(formats: PlainFormats(language: language))
        return form
    }

    private static func site(
        _ settings: FormSite.Settings = FormSite.Settings(), in language: String = "en"
    ) throws -> FormSite {
        try SubmissionBox().site(
            ["trip": { trip(in: language) }, "visit": { Form("A & B") { NameRow("name") } }],
            settings: settings)
    }

    @Test(
        "are drawn as they were recorded",
        arguments: [("/", "index"), ("/trip", "form"), ("/trip/done", "done"), ("/no", "error")])
    func pages(path: String, name: String) async throws {
        let request = HTTPRequest(
            .get, try HTTPTarget(path), headers: [.accept: "text/html"], body: [])
        try expect(await Self.site().respond(to: request).bytes, toBe: name)
    }

    @Test("show what was refused, with the errors listed")
    func refused() async throws {
        let visitor = Visitor(try Self.site())
        try await visitor.open("/trip")
        visitor.enter("two", in: "people/content/field")
        try await visitor.press("_submit", ":")
        try expect(visitor.html, toBe: "refused")
    }

    @Test("show a screen with its options, in a form that is read from the right")
    func screen() async throws {
        var settings = FormSite.Settings()
        settings.frame = PageFrame(style: [1], script: [2]) { name, html in
            html.markup("<header>")
            html.text("Before \(name)")
            html.markup("</header>")
        } end: { _, html in
            html.markup("<footer>After</footer>")
        }
        let visitor = Visitor(try Self.site(settings, in: "ar"))
        try await visitor.open("/trip")
        try await visitor.press("_press", "country")
        try expect(visitor.html, toBe: "screen")
    }

    @Test("that stand alone are drawn as they were recorded")
    func standingAlone() throws {
        let html = StaticPage.html(of: FormStage(FormViewController(form: Self.trip())))
        try expect(html, toBe: "file")
    }

    /// Compares a page with the file of its name.
    ///
    /// `ROWKIT_RECORD=1` records the files again; review the changes before keeping them.
    private func expect(
        _ html: [UInt8], toBe name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "WholePages/\(name).html")
        let found = Self.lines(of: String(decoding: html, as: UTF8.self))
        if ProcessInfo.processInfo.environment["ROWKIT_RECORD"] != nil {
            try Data(found.utf8).write(to: file)
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(found == expected, "\(name)", sourceLocation: sourceLocation)
    }

    /// A line for each tag, without what differs from page to page.
    private static func lines(of html: String) -> String {
        html.replacing(/<style>(?s:.*?)<\/style>/, with: "<style>…</style>")
            .replacing(/\/_rowkit\/[^".]+/, with: "/_rowkit/…")
            .replacing(/(name="_[a-z]+" [^>]*value=")[^"]+/) { "\($0.1)…" }
            .replacing(/(data-session|data-shown)="[^"]*"/) { "\($0.1)=\"…\"" }
            .replacing("<", with: "\n<").drop { $0 == "\n" } + "\n"
    }
}
