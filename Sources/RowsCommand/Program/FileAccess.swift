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
    /// Reads standard input to its end.
    package var readInput: () throws(FileFailure) -> [UInt8]
    /// Writes a file whole or not at all, and makes the folders that it stands in.
    package var write: (_ path: String, _ bytes: [UInt8]) throws(FileFailure) -> Void
    /// Removes a file, or a folder that is empty; what cannot be removed stays.
    package var remove: (_ path: String) -> Void

    /// Access by some functions.
    package init(
        kind: @escaping (_ path: String) -> Kind?,
        read: @escaping (_ path: String) throws(FileFailure) -> [UInt8],
        readInput: @escaping () throws(FileFailure) -> [UInt8],
        write: @escaping (_ path: String, _ bytes: [UInt8]) throws(FileFailure) -> Void,
        remove: @escaping (_ path: String) -> Void
    ) {
        self.kind = kind
        self.read = read
        self.readInput = readInput
        self.write = write
        self.remove = remove
    }
}

/// Why a file could not be read or written.
package struct FileFailure: Error, Hashable, Sendable {
    /// The reason, in words.
    package let reason: String
    /// Whether there is nothing at the path.
    package let isMissing: Bool

    package init(_ reason: String, isMissing: Bool = false) {
        self.reason = reason
        self.isMissing = isMissing
    }

    package static let missing = FileFailure("no such file", isMissing: true)
    package static let folder = FileFailure("it is a folder")
    package static let permission = FileFailure("permission denied")
}
