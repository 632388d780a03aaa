import Foundation
import TestRuns
import Testing

@testable import RegisterRowsTool

/// The tool as a process with real streams.
@Suite("The process of the tool")
struct ToolProcessTests {
    /// The tool among the products of this test program's build.
    private static let tool: String = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let program = bundle ?? URL(filePath: CommandLine.arguments[0])
        return program.deletingLastPathComponent().appending(path: "RegisterRowsTool").path
    }()

    private let scratch: ScratchFolder
    /// The file of a package without targets.
    private let package: URL

    init() throws {
        scratch = try ScratchFolder("tool")
        package = scratch.url.appending(path: "package.json")
        try JSONEncoder().encode(SourcePackage(name: "Garden", targets: [])).write(to: package)
    }

    /// Runs a shell script, in which `$0` is the tool and `$1` the file of a package.
    private func run(_ script: String) async throws -> ChildProcess.Outcome {
        try await ChildProcess("sh", "-c", script, Self.tool, package.path).run()
    }

    @Test(
        "fails with a message if its output cannot be written",
        arguments: [
            (">&-", "RegisterRowsTool: cannot write output: standard output is closed\n"),
            (
                "1</dev/null",
                "RegisterRowsTool: cannot write output: standard output is closed\n"
            ),
            (">&- 2>&-", ""),
        ])
    func unwritable(streams: String, errors: String) async throws {
        let outcome = try await run("\"$0\" rows \"$1\" help \(streams)")
        #expect(outcome.errors == errors)
        #expect(outcome.output == "")
        #expect(outcome.status == 1)
    }

    #if os(Linux)
        @Test("reports that there is no space for its output")
        func full() async throws {
            let outcome = try await run("\"$0\" rows \"$1\" help >/dev/full")
            #expect(
                outcome.errors
                    == "RegisterRowsTool: cannot write output: No space left on device\n")
            #expect(outcome.status == 1)
        }
    #endif

    @Test("succeeds if its output is read, or its reader stops early")
    func success() async throws {
        let read = try await run("\"$0\" rows \"$1\" help")
        #expect(read.output.hasPrefix("swift package rows list "))
        #expect(read.status == 0)
        let unread = try await run("{ sleep 0.2; \"$0\" rows \"$1\" help; echo $? >&2; } | true")
        #expect(unread.errors == "0\n")
        let misuse = try await run("\"$0\" rows \"$1\" describe")
        #expect(misuse.output == "")
        #expect(misuse.status == 2)
    }
}
