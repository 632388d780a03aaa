/// The location of a call in a source file.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
    /// The module and the file, as in `#fileID`.
    public let fileID: String
    /// The path of the file, as in `#filePath`.
    public let filePath: String
    /// The line, starting at one.
    public let line: Int
    /// The column, starting at one.
    public let column: Int

    /// Creates a location from `#fileID`, `#filePath`, `#line` and `#column`.
    public init(_ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }

    /// The file and the line: `SignUpTests/NameTests.swift:12`.
    public var description: String { "\(fileID):\(line)" }
}
