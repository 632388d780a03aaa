import Foundation
import TestRuns
import Testing

/// Runs the program `rows` as a process, with real files and streams.
@Suite("The process of rows")
struct ProcessTests {
    /// The products folder into which this test program was built.
    static let folder: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        return (bundle ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent()
    }()

    /// Shell scripts, with the resulting errors and exit statuses.
    static let cases: [(script: String, errors: String, status: Int32)] = [
        (
            "\"$0\" list >&-",
            "rows: cannot write output: standard output is closed\n", 1
        ),
        (
            "\"$0\" fill sign-up --values=/dev/null >&-",
            "values: line 1, column 1: expected a value, found the end\n", 1
        ),
        (
            "\"$0\" list 1</dev/null",
            "rows: cannot write output: standard output is closed\n", 1
        ),
        ("\"$0\" lst 2>&-", "", 2), ("\"$0\" list >&- 2>&-", "", 1),
        ("\"$0\" check - <&-", "rows check: standard input cannot be read: it is closed\n", 2),
        (
            "\"$0\" check sign-up --values - <&-",
            "rows check: --values: standard input cannot be read: it is closed\n", 2
        ),
        // A reader that stops early is not a failure.
        ("{ sleep 0.2; \"$0\" list; echo $? >&2; } | true", "0\n", 0),
        (
            "\"$0\" check - </", "rows check: standard input is a folder, not a document\n", 2
        ),
        ("\"$0\" check /", "rows check: / is a folder, not a document\n", 2),
    ]

    @Test("reports stream errors, and exits with the corresponding status", arguments: cases)
    func streams(script: String, errors: String, status: Int32) async throws {
        let outcome = try await ChildProcess(
            "sh", "-c", script, Self.folder.appending(path: "rows").path
        ).run()
        #expect(outcome.errors == errors)
        #expect(outcome.output == "")
        #expect(outcome.status == status)
    }

    @Test("leaves no part of its output in a file that cannot hold all", arguments: [">", ">>"])
    func partialOutput(redirection: String) async throws {
        // Without a temporary folder, because Thread Sanitizer writes a file there when the program
        // starts, and fails if it cannot hold all.
        let script = """
            file=$(mktemp); trap "" XFSZ; ulimit -f 1
            { echo first; TMPDIR=/dev/null "$0" list; echo last; } \(redirection)"$file"
            cat "$file"; rm "$file"
            """
        let rows = Self.folder.appending(path: "rows").path
        let outcome = try await ChildProcess("sh", "-c", script, rows).run()
        #expect(outcome.errors == "rows: cannot write output: File too large\n")
        #expect(outcome.output == "first\nlast\n")
        #expect(outcome.status == 0)
    }

    #if os(Linux)
        @Test("reports that there is no space for its output")
        func full() async throws {
            let rows = Self.folder.appending(path: "rows").path
            let outcome = try await ChildProcess("sh", "-c", "\"$0\" list >/dev/full", rows).run()
            #expect(
                outcome.errors
                    == "rows: cannot write output: No space left on device\n")
            #expect(outcome.status == 1)
        }
    #endif
}
