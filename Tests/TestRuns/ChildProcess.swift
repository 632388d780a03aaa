import Foundation

/// A program run by a test, without standard input and with a timeout.
package struct ChildProcess: Sendable {
    /// The program and its arguments; a name without a slash is looked up in the path.
    package var command: [String]
    package var folder: URL?
    /// Variables in addition to the few that every child inherits, excluding those of sanitizers
    /// and test runners.
    package var environment: [String: String] = [:]
    package var timeout: Duration = .seconds(60)

    package init(_ command: String..., in folder: URL? = nil) {
        self.command = command
        self.folder = folder
    }

    /// The status and the output of a program.
    package struct Outcome: Sendable {
        /// The exit status, or 124 after a timeout.
        package let status: Int32
        package let output: String
        package let errors: String
    }

    /// Runs the program until it exits.
    package func run() async throws -> Outcome {
        // Files instead of pipes: a surviving grandchild would keep a pipe open.
        let scratch = try ScratchFolder("child")
        let output = scratch.url.appending(path: "output")
        let errors = scratch.url.appending(path: "errors")
        try Data().write(to: output)
        try Data().write(to: errors)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        #if os(Linux)
            // Terminates the children of the child too.
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
