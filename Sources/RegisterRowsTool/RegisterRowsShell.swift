import PlainText

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
    /// Exits with status 1 if the target has mistakes or output cannot be written, and with 2 for a
    /// usage error.
    static func main() {
        let streams = AnswerStreams()
        let arguments = Array(CommandLine.arguments.dropFirst())
        do throws(ToolFailure) {
            if let first = arguments.first, PackageVerbs.names.contains(first) {
                let answer = try PackageVerbs.run(
                    arguments, variables: ProcessInfo.processInfo.environment)
                streams.writeOutput(answer.output)
                report(answer.notes, on: streams)
                return
            }
            let diagnostics = try RegisterRows(arguments: arguments).run()
            report(diagnostics.map(\.description), on: streams)
            if !diagnostics.isEmpty { exit(ExitStatus.problems.rawValue) }
        } catch {
            report([error.description], on: streams)
            exit(ExitStatus.usageError.rawValue)
        }
    }

    private static func report(_ lines: [String], on streams: AnswerStreams) {
        streams.writeError(lines.map { $0 + "\n" }.joined())
    }
}
