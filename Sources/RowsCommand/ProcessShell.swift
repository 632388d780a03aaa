#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension ProgramEnvironment {
    /// The environment of this process.
    static var ofProcess: ProgramEnvironment {
        let streams = AnswerStreams()
        var environment = ProgramEnvironment(
            files: .ofProcess, writeOutput: streams.writeOutput, writeError: streams.writeError)
        environment.name = streams.name
        environment.variables = variablesOfProcess()
        environment.currentFolder = currentFolderOfProcess()
        environment.outputIsTerminal = isatty(STDOUT_FILENO) == 1
        environment.errorsAreTerminal = isatty(STDERR_FILENO) == 1
        var size = winsize()
        if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 {
            environment.terminalWidth = Int(size.ws_col)
        }
        return environment
    }

    /// Ends the process.
    static func endProcess(_ status: ExitStatus) -> Never { exit(status.rawValue) }

    private static func variablesOfProcess() -> [String: String] {
        var variables: [String: String] = [:]
        var next = environ
        while let entry = next.pointee {
            let text = String(cString: entry)
            if let sign = text.firstIndex(of: "=") {
                variables[String(text[..<sign])] = String(text[text.index(after: sign)...])
            }
            next += 1
        }
        return variables
    }

    private static func currentFolderOfProcess() -> String {
        guard let path = getcwd(nil, 0) else { return "." }
        defer { free(path) }
        return String(cString: path)
    }
}
