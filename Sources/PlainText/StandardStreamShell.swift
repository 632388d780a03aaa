// C declares `stdout` as a variable, although nothing assigns to it.
#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#elseif canImport(Darwin)
    @preconcurrency import Darwin
#endif

/// Writes all bytes, and returns whether that succeeded; `errno` has the reason if not.
package func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to file: Int32) -> Bool {
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
        let count = write(file, rest.baseAddress, rest.count)
        if count < 0 {
            if errno == EINTR { continue }
            return false
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
}

/// The standard streams of a process, any of which can be closed when it starts.
package enum StandardStream {
    /// The reason why a string could not be written.
    package enum Failure: Equatable {
        /// The stream was closed before the process started, or is open for reading only.
        case closed
        /// The reader has closed the pipe.
        case unread
        case system(String)

        /// A description of the reason.
        package var reason: String {
            switch self {
            case .closed: "standard output is closed"
            case .unread: "the reader closed the pipe"
            case .system(let reason): reason
            }
        }
    }

    /// Whether a stream is open.
    ///
    /// The runtime may have replaced a closed stream with a descriptor that has no file type.
    /// Writing to it would seem to succeed.
    package static func isOpen(_ file: Int32) -> Bool {
        var status = stat()
        return fstat(file, &status) == 0 && status.st_mode & S_IFMT != 0
    }

    /// Writes a whole text.
    ///
    /// If this fails at the end of a regular file, the previous contents are kept, because half a
    /// line would corrupt the next one.
    ///
    /// - Returns: The reason for failure, or nil if the whole text was written.
    package static func write(_ text: String, to file: Int32) -> Failure? {
        var text = text
        return text.withUTF8 { bytes in
            let end = endOfFile(file)
            guard !writeAll(bytes, to: file) else { return nil }
            let failure: Failure =
                switch errno {
                case EPIPE: .unread
                case EBADF: .closed
                default: .system(String(cString: strerror(errno)))
                }
            if let end, ftruncate(file, end) == 0 { lseek(file, end, SEEK_SET) }
            return failure
        }
    }

    /// Writes a line to standard error.
    ///
    /// If this fails, too, the failure is ignored.
    package static func report(_ line: String) { _ = write("\(line)\n", to: STDERR_FILENO) }

    /// Returns the size of a regular file if the next write appends to it, or nil otherwise.
    private static func endOfFile(_ file: Int32) -> off_t? {
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            fcntl(file, F_GETFL) & O_APPEND != 0 || lseek(file, 0, SEEK_CUR) == status.st_size
        else { return nil }
        return status.st_size
    }
}

/// The standard streams of this process, as they were when it started.
package struct AnswerStreams {
    /// The name of the process.
    package let name: String
    private let outputIsOpen = StandardStream.isOpen(STDOUT_FILENO)
    private let errorsAreOpen = StandardStream.isOpen(STDERR_FILENO)

    package init() {
        // A reader that stops early closes the pipe, which must not end the process.
        signal(SIGPIPE, SIG_IGN)
        // Output of callbacks is written line by line, even to a file or a pipe.
        setvbuf(stdout, nil, _IOLBF, 0)
        let path = CommandLine.arguments.first ?? ""
        name = path.split(separator: "/").last.map(String.init) ?? "rows"
    }

    /// Writes to standard output; if that fails, ends the process with a message.
    package func writeOutput(_ text: String) {
        guard !text.isEmpty else { return }
        let failure = tryOutput(text)
        // A reader that stops early is not a failure.
        guard let failure, failure != .unread else { return }
        writeError("\(name): cannot write output: \(failure.reason)\n")
        exit(ExitStatus.problems.rawValue)
    }

    /// Writes to standard output.
    ///
    /// - Returns: The reason for failure, or nil if the whole text was written.
    package func tryOutput(_ text: String) -> StandardStream.Failure? {
        outputIsOpen ? StandardStream.write(text, to: STDOUT_FILENO) : .closed
    }

    /// Writes to standard error, if it is open.
    package func writeError(_ text: String) {
        if errorsAreOpen { _ = StandardStream.write(text, to: STDERR_FILENO) }
    }
}
