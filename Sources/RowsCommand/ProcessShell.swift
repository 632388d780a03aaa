#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension ProgramEnvironment {
    /// The world of this process.
    static var ofProcess: ProgramEnvironment {
        // Whoever reads no further closes the pipe; that is no reason to die.
        signal(SIGPIPE, SIG_IGN)
        let path = CommandLine.arguments.first ?? ""
        let name = path.split(separator: "/").last.map(String.init) ?? "rows"
        var environment = ProgramEnvironment(
            files: .ofProcess,
            writeOutput: { text in
                guard !write(text, to: STDOUT_FILENO), errno != EPIPE else { return }
                let reason = String(cString: strerror(errno))
                _ = write("\(name): the answer cannot be written: \(reason)\n", to: STDERR_FILENO)
                exit(ExitStatus.problems.rawValue)
            },
            writeError: { _ = write($0, to: STDERR_FILENO) })
        environment.name = name
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

    /// Writes all of a text.
    private static func write(_ text: String, to file: Int32) -> Bool {
        var text = text
        return text.withUTF8 { writeAll($0, to: file) }
    }
}
