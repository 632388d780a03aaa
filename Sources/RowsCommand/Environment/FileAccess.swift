import PlainText

/// The files that a program can read and write.
package struct FileAccess {
    /// The kind of item at a path.
    package enum Kind: Hashable, Sendable {
        case file
        case folder
        /// A FIFO, a device or another item whose bytes can be read only once.
        case stream
    }

    /// Returns the kind of item at a path, or nil if there is none.
    package var kind: (_ path: String) -> Kind?
    /// Returns the names of the items in a folder, or an empty array if it cannot be read.
    package var names: (_ folder: String) -> [String]
    package var read: (_ path: String) throws(FileFailure) -> [UInt8]
    /// Reads standard input to its end.
    package var readInput: () throws(FileFailure) -> [UInt8]
    /// Writes a file atomically and creates its missing parent folders.
    ///
    /// Bytes for a stream are written to it directly.
    package var write: (_ path: String, _ bytes: [UInt8]) throws(FileFailure) -> Void
    /// Removes a file or an empty folder.
    ///
    /// Does nothing if that fails.
    package var remove: (_ path: String) -> Void

    /// Creates file access from functions.
    package init(
        kind: @escaping (_ path: String) -> Kind?,
        names: @escaping (_ folder: String) -> [String] = { _ in [] },
        read: @escaping (_ path: String) throws(FileFailure) -> [UInt8],
        readInput: @escaping () throws(FileFailure) -> [UInt8],
        write: @escaping (_ path: String, _ bytes: [UInt8]) throws(FileFailure) -> Void,
        remove: @escaping (_ path: String) -> Void
    ) {
        self.kind = kind
        self.names = names
        self.read = read
        self.readInput = readInput
        self.write = write
        self.remove = remove
    }
}

/// The reason why a file could not be read or written.
package struct FileFailure: Error, Hashable, Sendable {
    /// A description of the reason.
    package let reason: String
    /// Whether the file does not exist.
    package let isMissing: Bool

    package init(_ reason: String, isMissing: Bool = false) {
        self.reason = reason
        self.isMissing = isMissing
    }

    package static let missing = FileFailure("no such file", isMissing: true)
    package static let folder = FileFailure("it is a folder")
    package static let permission = FileFailure("permission denied")
    package static let unread = FileFailure(StandardStream.Failure.unread.reason)
}
