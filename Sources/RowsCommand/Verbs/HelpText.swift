import PlainText

/// The help texts of the program and its verbs.
struct HelpText {
    private let program: String
    private let style: TextStyle
    private let width: Int

    /// Creates help text with a width of at most 80 columns.
    ///
    /// - Parameter isAnswer: Whether the text was requested and is printed to standard output.
    init(_ environment: ProgramEnvironment, isAnswer: Bool = true) {
        program = environment.name
        style = isAnswer ? environment.outputStyle : environment.errorStyle
        width = max(min(environment.outputWidth ?? 80, 80), 24)
    }

    /// The help for the program.
    func lines(about rows: RowsProgram) -> [String] {
        let verbs = RowsProgram.verbs.map { ($0.usage.name, $0.usage.summary) }
        let forms = rows.forms.names
        return flowing("List, describe and test rows; check, draw, fill in and serve forms.")
            + ["", style.heading("Usage: ") + "\(program) VERB …", ""]
            + terms(verbs)
            + (forms.isEmpty
                ? []
                : [""]
                    + flowing(
                        "Forms of this program: \(forms.map(\.onOneLine).joined(separator: ", "))."))
            + [""]
            + flowing(
                "Run \(program) help VERB for help on a verb, \(program) --version for the version."
            )
            + flowing("Exit status: 0 success, 1 problems found, 2 usage error.")
    }

    /// The help for a verb.
    func lines(about usage: VerbUsage) -> [String] {
        var lines = hanging("\(program) \(usage.synopsis)") + [""]
        lines += flowing(usage.summary)
        for paragraph in usage.details {
            lines += [""] + flowing(paragraph.replacing("PROGRAM", with: program))
        }
        var all: [(String, String)] = []
        if let operand = usage.operand { all.append((operand.name, operand.summary)) }
        for option in usage.options {
            let value = option.valueName.map { " \($0)" } ?? ""
            all.append((option.spelling + value, "\(option.summary) (\(option.variable))"))
        }
        if !all.isEmpty { lines += [""] + terms(all) }
        if !usage.options.isEmpty {
            lines += [""]
            lines += flowing(
                "Each option can also be set by the environment variable in parentheses.")
        }
        return lines
    }

    private func flowing(_ text: String) -> [String] { Paragraph.lines(text, width: width) }

    /// The lines of the synopsis.
    ///
    /// All except the first are indented.
    private func hanging(_ text: String) -> [String] {
        let lines = Paragraph.lines(text, width: width - 4)
        return [style.heading(lines[0])] + lines.dropFirst().map { style.heading("    \($0)") }
    }

    /// Lists terms, each with a text beside it or, if there is no room, below it.
    private func terms(_ terms: [(term: String, text: String)]) -> [String] {
        let longest = (terms.map(\.term.displayWidth).max() ?? 0) + 4
        guard width - longest >= 30 else {
            return terms.flatMap { term, text in
                ["  \(term)"] + Paragraph.lines(text, width: width - 6).map { "      \($0)" }
            }
        }
        return terms.flatMap { term, text in
            let lines = Paragraph.lines(text, width: width - longest)
            let indent = String(repeating: " ", count: longest)
            return ["  \(term.padded(to: longest - 2))\(lines[0])"]
                + lines.dropFirst().map { indent + $0 }
        }
    }
}
