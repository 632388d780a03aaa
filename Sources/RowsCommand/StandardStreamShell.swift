#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes all bytes; `errno` says why that was not possible.
func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to file: Int32) -> Bool {
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

/// The standard streams of a process, any of which may be closed when it starts.
enum StandardStream {
    /// Why a text was not written.
    enum Failure: Equatable {
        /// The stream was closed before the process began, or is open for reading only.
        case closed
        /// The reader has gone.
        case unread
        case system(String)

        /// The reason, in words.
        var reason: String {
            switch self {
            case .closed: "standard output is closed"
            case .unread: "its reader is gone"
            case .system(let reason): reason
            }
        }
    }

    /// Whether a stream is open.
    ///
    /// The runtime may have opened something of its own in the place of a stream that was closed,
    /// which has no type among files; to write there could look like success.
    static func isOpen(_ file: Int32) -> Bool {
        var status = stat()
        return fstat(file, &status) == 0 && status.st_mode & S_IFMT != 0
    }

    /// Writes all of a text.
    ///
    /// - Returns: Why not all was written; nil if it was.
    static func write(_ text: String, to file: Int32) -> Failure? {
        var text = text
        return text.withUTF8 { bytes in
            guard !writeAll(bytes, to: file) else { return nil }
            return switch errno {
            case EPIPE: .unread
            case EBADF: .closed
            default: .system(String(cString: strerror(errno)))
            }
        }
    }
}

/// The streams on which this process answers, as they were when it began.
struct AnswerStreams {
    /// The name of the process.
    let name: String
    private let outputIsOpen = StandardStream.isOpen(STDOUT_FILENO)
    private let errorsAreOpen = StandardStream.isOpen(STDERR_FILENO)

    init() {
        // Whoever reads no further closes the pipe; that is no reason to die.
        signal(SIGPIPE, SIG_IGN)
        let path = CommandLine.arguments.first ?? ""
        name = path.split(separator: "/").last.map(String.init) ?? "rows"
    }

    /// Writes an answer; if that is not possible, ends the process with a message.
    func writeOutput(_ text: String) {
        guard !text.isEmpty else { return }
        let failure = outputIsOpen ? StandardStream.write(text, to: STDOUT_FILENO) : .closed
        // A reader that has read enough is no failure.
        guard let failure, failure != .unread else { return }
        writeError("\(name): the answer cannot be written: \(failure.reason)\n")
        exit(ExitStatus.problems.rawValue)
    }

    /// Writes all else, if there is where to.
    func writeError(_ text: String) {
        if errorsAreOpen { _ = StandardStream.write(text, to: STDERR_FILENO) }
    }
}
