#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

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
