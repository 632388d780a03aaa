import Dispatch
import PlainText

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
        environment.writeLine = { line throws(FileFailure) in
            if let failure = streams.tryOutput(line) { throw FileFailure(failure.reason) }
        }
        let saving = DispatchQueue(label: "rows.saving")
        environment.saveLine = { line, path, done in
            saving.async { done(streams.failureOfSaving(line, to: path)) }
        }
        let place = "/RowsCommand/Environment/ProcessShell.swift"
        environment.packageSources = String(#filePath.dropLast(place.count))
        environment.openURL = openInBrowser
        environment.stopRequests = { await Self.signals([SIGINT, SIGTERM]) }
        return environment
    }

    /// Opens a URL with the desktop's default program.
    ///
    /// Standard output is only for results, so the program does not inherit it.
    @Sendable private static func openInBrowser(_ url: String) async -> Bool {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        // Without this, the browser would inherit this thread's blocked signals and could not be
        // stopped.
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (blocked, reset) = (sigset_t(), sigset_t())
        sigemptyset(&blocked)
        sigemptyset(&reset)
        for signal in [SIGINT, SIGTERM, SIGPIPE] { sigaddset(&reset, signal) }
        posix_spawnattr_setsigmask(&attributes, &blocked)
        posix_spawnattr_setsigdefault(&attributes, &reset)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        #if canImport(Darwin)
            let opener = "open"
        #else
            let opener = "xdg-open"
        #endif
        var process = pid_t()
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(opener), strdup(url), nil]
        defer { for argument in arguments { free(argument) } }
        guard posix_spawnp(&process, opener, &actions, &attributes, &arguments, environ) == 0 else {
            return false
        }
        return await hasSucceeded(process)
    }

    /// Waits for a child process to exit, on a separate thread.
    private static func hasSucceeded(_ process: pid_t) async -> Bool {
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "rows.child").async {
                var status: Int32 = 0
                let hasExited = waitpid(process, &status, 0) == process
                continuation.resume(returning: hasExited && status == 0)
            }
        }
    }

    /// Returns a sequence with an element for each signal of the given kinds from now on.
    ///
    /// While the sequence is in use, the signals have no other effect.
    private static func signals(_ kinds: [Int32]) async -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        await withCheckedContinuation { isWatching in
            // The sources are not sendable, so a single task creates, retains and cancels them.
            let watch = Task {
                var sources: [any DispatchSourceSignal] = []
                for kind in kinds {
                    signal(kind, SIG_IGN)
                    let source = DispatchSource.makeSignalSource(signal: kind, queue: .global())
                    source.setEventHandler { continuation.yield() }
                    await withCheckedContinuation { isRegistered in
                        source.setRegistrationHandler { isRegistered.resume() }
                        source.activate()
                    }
                    sources.append(source)
                }
                isWatching.resume()
                while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
                for source in sources { source.cancel() }
                for kind in kinds { signal(kind, SIG_DFL) }
            }
            continuation.onTermination = { _ in watch.cancel() }
        }
        return stream
    }

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

extension AnswerStreams {
    /// Appends a line to the file at a path, or writes it to standard output if the path is nil.
    ///
    /// - Returns: The reason for failure, or nil if the line was saved.
    fileprivate func failureOfSaving(_ line: [UInt8], to path: String?) -> FileFailure? {
        guard let path else {
            let failure = tryOutput(String(decoding: line, as: UTF8.self))
            return failure.map { FileFailure($0.reason) }
        }
        do throws(FileFailure) {
            try FileAccess.append(path, line)
            return nil
        } catch {
            return error
        }
    }
}
