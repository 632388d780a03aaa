#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@main
struct RegisterRowsShell {
    /// Exits with 1 where the target has something to mend, and with 2 after misuse.
    static func main() {
        do throws(RegisterRows.Failure) {
            let diagnostics = try RegisterRows(arguments: Array(CommandLine.arguments.dropFirst()))
                .run()
            if !diagnostics.isEmpty {
                report(diagnostics.map(\.description).joined(separator: "\n"))
                exit(1)
            }
        } catch {
            report(error.description)
            exit(2)
        }
    }

    private static func report(_ text: String) {
        var bytes = Array((text + "\n").utf8)[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
            guard written > 0 else { return }
            bytes = bytes.dropFirst(written)
        }
    }
}
