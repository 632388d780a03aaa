import TestRuns
import RowKit
import StandardRows
import Synchronization
import Testing

@testable import WebHost

/// The listener throws an error that says nothing to users.
@Suite("A form whose submit listener fails")
struct FailingListenerTests {
    private struct Outage: Error, CustomStringConvertible {
        let description = "database down"
    }

    private final class Log: Sendable {
        private let state = Mutex<[String]>([])
        /// Opened with the first line.
        let first = Gate<String>()
        var lines: [String] { state.withLock { $0 } }

        func add(_ line: String) {
            state.withLock { $0.append(line) }
            first.open(line)
        }
    }

    private let box = SubmissionBox()
    private let log = Log()

    private func site() throws -> FormSite {
        var settings = FormSite.Settings()
        settings.log = log.add
        let forms: FormList = [
            "account": {
                let form = Form {
                    Section {
                        NameRow("name")
                        ButtonRow("send") { row in
                            row.onCellSelection { _, row in row.section?.form?.requestSubmission() }
                        }
                        ButtonRow("later") { row in
                            row.onCellSelection { _, row in
                                row.perform(.latest("later")) {
                                } then: { row, _ in
                                    row.section?.form?.requestSubmission()
                                }
                            }
                        }
                    }
                }
                form.onSubmit { _ in
                    await Task.yield()
                    throw Outage()
                }
                return form
            }
        ]
        return try box.site(forms, settings: settings)
    }

    private static let sentence = "The form could not be submitted. Please try again."

    @Test(
        "shows a neutral sentence and writes the error to the log, without a script",
        arguments: [("_submit", ":"), ("_press", "send")])
    func posting(button: String, value: String) async throws {
        let visitor = Visitor(try site())
        try await visitor.open("/account")
        try await visitor.press(button, value)
        #expect(visitor.page.text.contains(Self.sentence))
        #expect(!visitor.page.text.contains("database"))
        #expect(box.all.isEmpty)
        #expect(log.lines == ["account: database down"])
    }

    @Test("shows a neutral sentence and writes the error to the log, with a script")
    func live() async throws {
        let page = LivePage(try site())
        try await page.open("/account")
        let failed = try await page.submit()
        #expect(failed.drawn("draw").text.contains(Self.sentence))
        try await page.send("send", #""do": "press""#)
        #expect(log.lines == ["account: database down", "account: database down"])
    }

    @Test(
        "writes the error to the log if no page waits for the submission", .timeLimit(.minutes(1)))
    func unattended() async throws {
        let page = LivePage(try site())
        try await page.open("/account")
        try await page.send("later", #""do": "press""#)
        #expect(await log.first.passed() == "account: database down")
    }
}
