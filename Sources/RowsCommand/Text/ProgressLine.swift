import PlainText

/// The progress of a verb, as a line on standard error, if that is a terminal.
///
/// The line is not part of the output. It is removed before anything else is written.
struct ProgressLine {
    /// Writes to the terminal, or nil if there is no terminal that can remove a line.
    private let write: ((String) -> Void)?

    init(_ environment: ProgramEnvironment) {
        let isShown = environment.errorsAreTerminal && environment.variables["TERM"] != "dumb"
        write = isShown ? environment.writeError : nil
    }

    /// Shows a text in place of the previous one.
    func show(_ text: String) { write?("\r\(text.onOneLine.prefix(70))\u{1B}[K") }

    func clear() { write?("\r\u{1B}[K") }
}
