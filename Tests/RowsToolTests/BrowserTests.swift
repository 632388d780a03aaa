import Foundation
import TestRuns
import Testing

/// Tests pages of `rows serve` in headless Chromium, using the tests in `.ci/parts/browser`.
@Suite(
    "Pages in Chromium",
    .enabled(
        if: ProcessInfo.processInfo.environment["ROWKIT_BROWSER"] == "1",
        "ROWKIT_BROWSER=1 runs them; .ci/run runs them as .ci/browser"))
struct BrowserTests {
    @Test("pass the tests of .ci/browser")
    func pages() async throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        var child = ChildProcess(".ci/browser", in: root)
        child.environment["ROWS"] = ProcessTests.folder.appending(path: "rows").path
        child.timeout = .seconds(1800)
        let outcome = try await child.run()
        #expect(outcome.status == 0, "\(outcome.errors)")
    }
}
