import RowHTTP

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The limits of the files in a session.
public struct FileLimits: Hashable, Sendable {
    /// The maximum number of bytes of all files in a session.
    public var size = 64 << 20
    /// The number of bytes of files in a session that are kept in memory; further files are written
    /// to ``folder``, as they arrive.
    public var memory = 1 << 20
    /// The path of the folder for files.
    ///
    /// After the files are written, they have no name there, so nothing has to be cleaned up.
    public var folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)

    /// Creates the default limits.
    public init() {}

    /// Returns the maximum number of bytes in the body of a request.
    package func bodyLimit(of head: HTTPRequest) -> Int {
        // A form with files also has texts, and the state of its page.
        head.isForm ? size + 1 << 20 : 1 << 20
    }
}
