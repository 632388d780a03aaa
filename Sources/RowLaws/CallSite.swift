/// Where in a source file something was called.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
    /// Module and file, as `#fileID` says it.
    public let fileID: String
    /// The file, as `#filePath` says it.
    public let filePath: String
    /// The line, counted from one.
    public let line: Int
    /// The column, counted from one.
    public let column: Int

    /// Makes a place of what the compiler says of a call.
    public init(_ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }

    /// `SignUpTests/NameTests.swift:12`.
    public var description: String { "\(fileID):\(line)" }
}
