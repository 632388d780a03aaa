/// How the program and its verbs are used, in words.
struct HelpText {
    private let program: String
    private let style: TextStyle
    private let width: Int

    /// Help is read as prose: it is no wider than 80 columns.
    ///
    /// - Parameter isAnswer: Whether it was asked for, and so stands on standard output.
    init(_ environment: ProgramEnvironment, isAnswer: Bool = true) {
        program = environment.name
        style = isAnswer ? environment.outputStyle : environment.errorStyle
        width = max(min(environment.outputWidth ?? 80, 80), 24)
    }

    /// About the program.
    func lines(about rows: RowsProgram) -> [String] {
        let verbs = RowsProgram.verbs.map { ($0.usage.name, $0.usage.summary) }
        let forms = rows.forms.names
        return flowing("Lists and describes rows; checks, draws and fills in forms.")
            + ["", style.heading("Usage: ") + "\(program) VERB …", ""]
            + terms(verbs)
            + (forms.isEmpty
                ? []
                : [""]
                    + flowing(
                        "Forms of this program: \(forms.map(\.onOneLine).joined(separator: ", "))."))
            + [""]
            + flowing(
                "\(program) help VERB shows help for a verb, \(program) --version the version.")
            + flowing(
                "Exit status: 0 success, 1 problems found, 2 usage error, such as no verb at all.")
    }

    /// About a verb.
    func lines(about usage: VerbUsage) -> [String] {
        var lines = hanging("\(program) \(usage.synopsis)") + [""]
        lines += flowing(usage.summary)
        for paragraph in usage.details { lines += [""] + flowing(paragraph) }
        var all: [(String, String)] = []
        if let operand = usage.operand { all.append((operand.name, operand.summary)) }
        for option in usage.options {
            let value = option.valueName.map { " \($0)" } ?? ""
            all.append((option.spelling + value, "\(option.summary) (\(option.variable))"))
        }
        if !all.isEmpty { lines += [""] + terms(all) }
        if !usage.options.isEmpty {
            lines += [""]
            lines += flowing("An option can also be given by the environment variable behind it.")
        }
        return lines
    }

    private func flowing(_ text: String) -> [String] { Paragraph.lines(text, width: width) }

    /// The synopsis: lines but the first are indented.
    private func hanging(_ text: String) -> [String] {
        let lines = Paragraph.lines(text, width: width - 4)
        return [style.heading(lines[0])] + lines.dropFirst().map { style.heading("    \($0)") }
    }

    /// Words, each with a sentence beside it; below it where there is no room.
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
