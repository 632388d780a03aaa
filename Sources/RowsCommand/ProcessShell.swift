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
        let (outputIsOpen, errorsAreOpen) = (
            StandardStream.isOpen(STDOUT_FILENO), StandardStream.isOpen(STDERR_FILENO)
        )
        var environment = ProgramEnvironment(
            files: .ofProcess,
            writeOutput: { text in
                let failure =
                    outputIsOpen ? StandardStream.write(text, to: STDOUT_FILENO) : .closed
                // A reader that has read enough is no failure.
                guard let failure, failure != .unread else { return }
                if errorsAreOpen {
                    _ = StandardStream.write(
                        "\(name): the answer cannot be written: \(failure.reason)\n",
                        to: STDERR_FILENO)
                }
                exit(ExitStatus.problems.rawValue)
            },
            writeError: { text in
                if errorsAreOpen { _ = StandardStream.write(text, to: STDERR_FILENO) }
            })
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
}
