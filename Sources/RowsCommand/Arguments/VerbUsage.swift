struct VerbUsage: Sendable {
    /// The verb's name on the command line.
    let name: String
    /// A sentence that describes it.
    let summary: String
    /// Further paragraphs of the description, in which `PROGRAM` stands for the program's name.
    var details: [String] = []
    /// The operand, or nil if the verb takes none.
    var operand: CommandOperand?
    var options: [CommandOption] = []

    /// The option with a spelling such as `--json`, or nil if there is none.
    func option(spelled spelling: String) -> CommandOption? {
        let name = spelling.prefix { $0 != "=" }
        return options.first { $0.spelling == name }
    }

    /// The verb with its operand and options: `list [--plugin P] [--json]`.
    var synopsis: String {
        let operand = operand.map { [$0.synopsis] } ?? []
        let options = options.map { option in
            let value = option.valueName.map { "\(option.spelling) \($0)" } ?? option.spelling
            return option.isRequired ? value : "[\(value)]"
        }
        return ([name] + operand + options).joined(separator: " ")
    }
}

/// The operand of a verb: an argument that is not an option.
struct CommandOperand: Hashable, Sendable {
    /// The name of the operand in help: `NAME`.
    let name: String
    /// A sentence that describes it.
    let summary: String
    /// The kind of existing names that are valid, or nil if the operand is another word.
    var names: Names?
    /// Whether the operand can be omitted.
    var isOptional = false
    /// Whether the operand can be given more than once.
    var isRepeatable = false

    /// The kinds of names that shells complete.
    enum Names: Sendable { case rows, forms, verbs, shells, products }

    /// The operand in a synopsis: `[NAME …]`.
    fileprivate var synopsis: String {
        let name = isRepeatable ? "\(name) …" : name
        return isOptional ? "[\(name)]" : name
    }
}

/// An option of a verb: `--plugin P`, or a flag such as `--json`.
struct CommandOption: Hashable, Sendable {
    /// The option's name without dashes.
    let name: String
    /// The name of the option's value in help, or nil for a flag.
    let valueName: String?
    /// A sentence that describes it.
    let summary: String
    let isRequired: Bool
    /// The only valid values, or an empty array if other values are valid, too.
    let choices: [String]
    /// The environment variable that can give the option: `ROWS_VALUE_TYPE`.
    ///
    /// Options of different verbs that share a variable have the same meaning.
    let variable: String

    /// Creates an option with a value, or a flag if `valueName` is nil.
    ///
    /// - Parameters:
    ///   - choices: The only valid values, or an empty array if other values are valid, too.
    ///   - variable: The environment variable. By default, it is derived from the option's name.
    init(
        _ name: String, _ valueName: String?, _ summary: String, isRequired: Bool = false,
        choices: [String] = [], variable: String? = nil
    ) {
        self.name = name
        self.valueName = valueName
        self.summary = summary
        self.isRequired = isRequired
        self.choices = choices
        let words = name.uppercased().split(separator: "-")
        self.variable = variable ?? "ROWS_\(words.joined(separator: "_"))"
    }

    /// The option as typed: `--value-type`.
    var spelling: String { "--\(name)" }
}
