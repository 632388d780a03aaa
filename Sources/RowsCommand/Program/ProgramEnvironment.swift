/// All that a program knows of the world: so that a test needs no process.
package struct ProgramEnvironment {
    /// What the program is called at the shell.
    package var name = "rows"
    /// The environment variables.
    package var variables: [String: String] = [:]
    /// The folder that the program was started in.
    package var currentFolder = "/"
    /// Whether somebody looks at the answers.
    package var outputIsTerminal = false
    /// Whether somebody looks at all else.
    package var errorsAreTerminal = false
    /// How many columns the terminal has; nil: nobody knows.
    package var terminalWidth: Int?
    /// The files.
    package var files: FileAccess
    /// What measures delays of work that rows ask for.
    package var clock: any Clock<Duration> = ContinuousClock()
    /// Writes answers, and nothing else.
    package var writeOutput: (String) -> Void
    /// Writes all else.
    package var writeError: (String) -> Void

    package init(
        files: FileAccess, writeOutput: @escaping (String) -> Void,
        writeError: @escaping (String) -> Void
    ) {
        self.files = files
        self.writeOutput = writeOutput
        self.writeError = writeError
    }

    /// How many columns answers may have; nil: as many as they need, for nobody looks.
    ///
    /// `COLUMNS` says it before the terminal does.
    var outputWidth: Int? {
        guard outputIsTerminal else { return nil }
        let said = variables["COLUMNS"].flatMap { Int($0) } ?? 0
        return said > 0 ? said : terminalWidth.flatMap { $0 > 0 ? $0 : nil } ?? 80
    }

    /// How answers are marked.
    var outputStyle: TextStyle { TextStyle(isOn: outputIsTerminal && allowsColor) }

    /// How all else is marked.
    var errorStyle: TextStyle { TextStyle(isOn: errorsAreTerminal && allowsColor) }

    private var allowsColor: Bool {
        (variables["NO_COLOR"] ?? "").isEmpty && variables["TERM"] != "dumb"
    }
}
