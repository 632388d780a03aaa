/// How a verb is used.
struct VerbUsage: Sendable {
    /// Its name at the shell.
    let name: String
    /// What it does, in a sentence.
    let summary: String
    /// What else there is to say: paragraphs.
    var details: [String] = []
    /// What it is asked about, if anything.
    var operand: CommandOperand?
    /// Its options.
    var options: [CommandOption] = []

    /// The option that is written so, as `--json`; nil: none.
    func option(spelled spelling: String) -> CommandOption? {
        let name = spelling.prefix { $0 != "=" }
        return options.first { $0.spelling == name }
    }

    /// How it is called: `list [--plugin P] [--json]`.
    var synopsis: String {
        let operand = operand.map { [$0.isOptional ? "[\($0.name)]" : $0.name] } ?? []
        let options = options.map { option in
            let value = option.valueName.map { "\(option.spelling) \($0)" } ?? option.spelling
            return option.isRequired ? value : "[\(value)]"
        }
        return ([name] + operand + options).joined(separator: " ")
    }
}

/// What a verb is asked about: an argument without a name.
struct CommandOperand: Hashable, Sendable {
    /// What help calls it: `NAME`.
    let name: String
    /// What it is, in a sentence.
    let summary: String
    /// Whether it may be left out.
    var isOptional = false
}

/// An option of a verb: `--plugin P`, or a flag such as `--json`.
struct CommandOption: Hashable, Sendable {
    /// Its name without dashes.
    let name: String
    /// What help calls its value; nil: it has none.
    let valueName: String?
    /// What it does, in a sentence.
    let summary: String
    /// Whether it has to be given.
    let isRequired: Bool
    /// The environment variable that stands for it: `ROWS_VALUE_TYPE`.
    ///
    /// Options of several verbs that share a variable mean the same.
    let variable: String

    /// An option with a value, or a flag without one.
    ///
    /// - Parameter variable: Its variable, where that is not called like the option.
    init(
        _ name: String, _ valueName: String?, _ summary: String, isRequired: Bool = false,
        variable: String? = nil
    ) {
        self.name = name
        self.valueName = valueName
        self.summary = summary
        self.isRequired = isRequired
        let words = name.uppercased().split(separator: "-")
        self.variable = variable ?? "ROWS_\(words.joined(separator: "_"))"
    }

    /// How it is written: `--value-type`.
    var spelling: String { "--\(name)" }
}
