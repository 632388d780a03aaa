import Foundation

/// A program that a test runs, with nothing to read and a time in which it has to end.
package struct ChildProcess: Sendable {
    /// The program and its arguments; a name without a slash is looked up.
    package var command: [String]
    package var folder: URL?
    /// Beside the few variables that every child gets; a sanitizer's or a test runner's are not
    /// handed on.
    package var environment: [String: String] = [:]
    package var timeout: Duration = .seconds(60)

    package init(_ command: String..., in folder: URL? = nil) {
        self.command = command
        self.folder = folder
    }

    /// What a program left behind.
    package struct Outcome: Sendable {
        /// 124 where it took too long.
        package let status: Int32
        package let output: String
        package let errors: String
    }

    /// Runs it to its end.
    package func run() async throws -> Outcome {
        // Files, not pipes: a grandchild that lives on would hold a pipe open.
        let scratch = try ScratchFolder("child")
        let output = scratch.url.appending(path: "output")
        let errors = scratch.url.appending(path: "errors")
        try Data().write(to: output)
        try Data().write(to: errors)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        #if os(Linux)
            // It ends the children of the child as well.
            process.arguments =
                ["timeout", "-k", "5", "\(timeout.components.seconds)"] + command
        #else
            process.arguments = command
        #endif
        process.environment = inherited.merging(environment) { $1 }
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        let status = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        return Outcome(
            status: status, output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8))
    }

    private var inherited: [String: String] {
        ProcessInfo.processInfo.environment.filter { name, _ in
            ["PATH", "HOME", "USER", "LANG", "TMPDIR", "DEVELOPER_DIR", "SDKROOT"].contains(name)
        }
    }
}
