import PlainText

/// Everything that a program uses outside itself.
///
/// Tests replace it, so they need no process.
package struct ProgramEnvironment {
    /// The name of the program on the command line.
    package var name = "rows"
    package var variables: [String: String] = [:]
    package var currentFolder = "/"
    package var outputIsTerminal = false
    package var errorsAreTerminal = false
    /// The number of columns of the terminal, or nil if it is unknown.
    package var terminalWidth: Int?
    /// The files that the program can access.
    package var files: FileAccess
    /// The folder with the targets of RowKit's package, or nil if its sources are not available.
    package var packageSources: String?
    /// The clock that measures the delays of work that rows request.
    package var clock: any Clock<Duration> = ContinuousClock()
    /// Opens a URL in the user's browser, and returns whether that was possible.
    ///
    /// It may not return until the browser exits.
    package var openURL: @Sendable (String) async -> Bool = { _ in false }
    /// Returns a sequence with an element for each request to stop the program from now on.
    package var stopRequests: () async -> AsyncStream<Void> = { AsyncStream { _ in } }
    /// Writes to standard output, which is for results only.
    package var writeOutput: (String) -> Void
    /// Writes a line to standard output, for a program that handles failures itself.
    package var writeLine: (String) throws(FileFailure) -> Void
    /// Appends a line to the file at a path, or writes it to standard output if the path is nil.
    ///
    /// If the line is empty, checks only whether a line could be written.
    ///
    /// The program continues in the meantime, because the reader of a stream can pause, and another
    /// process can lock a file. Lines are saved in the order of the calls. The closure is called
    /// when the line is on the disk, or with the reason for failure. By default, no line can be
    /// saved.
    package var saveLine:
        (
            _ line: [UInt8], _ path: String?, _ done: @escaping @Sendable (FileFailure?) -> Void
        ) -> Void = { $2(.permission) }
    /// Writes to standard error.
    package var writeError: (String) -> Void

    package init(
        files: FileAccess, writeOutput: @escaping (String) -> Void,
        writeError: @escaping (String) -> Void
    ) {
        self.files = files
        self.writeOutput = writeOutput
        writeLine = { line throws(FileFailure) in writeOutput(line) }
        self.writeError = writeError
    }

    /// The number of columns for output, or nil for no limit if the output is not a terminal.
    ///
    /// `COLUMNS` takes precedence over the size of the terminal.
    var outputWidth: Int? {
        guard outputIsTerminal else { return nil }
        let said = variables["COLUMNS"].flatMap { Int($0) } ?? 0
        return said > 0 ? said : terminalWidth.flatMap { $0 > 0 ? $0 : nil } ?? 80
    }

    /// The style of text on standard output.
    var outputStyle: TextStyle { TextStyle(isOn: outputIsTerminal && allowsColor) }

    /// The style of text on standard error.
    var errorStyle: TextStyle { TextStyle(isOn: errorsAreTerminal && allowsColor) }

    private var allowsColor: Bool {
        (variables["NO_COLOR"] ?? "").isEmpty && variables["TERM"] != "dumb"
    }
}
