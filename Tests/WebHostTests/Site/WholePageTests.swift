import Foundation
import RowKit
import StandardRows
import Testing

@testable import WebHost

/// Pages compared with files as a whole, so that no attribute and no part is lost unnoticed.
@Suite("Whole pages")
struct WholePageTests {
    private static func trip() -> Form {
        Form("Trip") {
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
    }

    @Test(
        "are drawn as they were recorded",
        arguments: [("/", "index"), ("/trip", "form"), ("/trip/done", "done"), ("/no", "error")])
    func pages(path: String, name: String) async throws {
        let site = try SubmissionBox().site([
            "trip": { Self.trip() }, "visit": { Form("A & B") { NameRow("name") } },
        ])
        let request = HTTPRequest(
            .get, try HTTPTarget(path), headers: [.accept: "text/html"], body: [])
        try expect(await site.respond(to: request).bytes, toBe: name)
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
