#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@main
struct RegisterRowsShell {
    /// Exits with 1 where the target has something to mend, and with 2 after misuse.
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do throws(ToolFailure) {
            if let first = arguments.first, PackageVerbs.names.contains(first) {
                let answer = try PackageVerbs.run(
                    arguments, variables: ProcessInfo.processInfo.environment)
                put(answer.output, to: STDOUT_FILENO)
                report(answer.notes)
                return
            }
            let diagnostics = try RegisterRows(arguments: arguments).run()
            report(diagnostics.map(\.description))
            if !diagnostics.isEmpty { exit(1) }
        } catch {
            report([error.description])
            exit(2)
        }
    }

    private static func report(_ lines: [String]) {
        put(lines.map { $0 + "\n" }.joined(), to: STDERR_FILENO)
    }

    private static func put(_ text: String, to file: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            guard written > 0 else { return }
            bytes = bytes.dropFirst(written)
        }
    }
}
