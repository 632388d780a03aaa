/// The files that a program may read and write.
package struct FileAccess {
    /// What stands at a path.
    package enum Kind: Hashable, Sendable {
        /// Something to read.
        case file
        /// Something that holds files.
        case folder
    }

    /// Says what stands at a path; nil: nothing.
    package var kind: (_ path: String) -> Kind?
    /// Reads a file.
    package var read: (_ path: String) throws(FileFailure) -> [UInt8]
    /// Reads what is handed to the program, to its end.
    package var readInput: () throws(FileFailure) -> [UInt8]
    /// Writes a file, and makes the folders that it stands in.
    package var write: (_ path: String, _ bytes: [UInt8]) throws(FileFailure) -> Void

    /// Access by some functions.
    package init(
        kind: @escaping (_ path: String) -> Kind?,
        read: @escaping (_ path: String) throws(FileFailure) -> [UInt8],
        readInput: @escaping () throws(FileFailure) -> [UInt8],
        write: @escaping (_ path: String, _ bytes: [UInt8]) throws(FileFailure) -> Void
    ) {
        self.kind = kind
        self.read = read
        self.readInput = readInput
        self.write = write
    }
}

/// Why a file could not be read or written.
package struct FileFailure: Error, Hashable, Sendable {
    /// The reason, as the system words it.
    package let reason: String

    package init(_ reason: String) { self.reason = reason }
}
