import PlainText
import RowKit

/// The parsed arguments of a verb.
struct ParsedArguments {
    /// The value of an option and its source.
    struct Given: Hashable {
        let text: String
        /// The option or the variable that the value came from: `--kind` or `ROWS_KIND`.
        let source: String
    }

    private(set) var operands: [String] = []
    /// The only operand, or nil if there is none.
    var operand: String? { operands.first }
    private var given: [CommandOption: Given] = [:]

    /// The value of an option, or nil if it was not given.
    subscript(option: CommandOption) -> Given? { given[option] }

    /// The path of the output file that an option names, or nil for standard output, which is also
    /// written `-`.
    func file(of option: CommandOption) -> Given? {
        given[option].flatMap { $0.text == "-" ? nil : $0 }
    }

    /// Whether a flag is set.
    func has(_ flag: CommandOption) -> Bool { given[flag]?.text == "true" }

    /// Whether the arguments request help.
    static func askForHelp(_ arguments: [String]) -> Bool {
        arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    }

    /// Parses the arguments after a verb, and takes missing options from environment variables.
    ///
    /// - Throws: The first usage error.
    init(
        _ arguments: [String], for usage: VerbUsage, variables: [String: String], program: String
    ) throws(CommandFailure) {
        do throws(CommandFailure) {
            try read(arguments, for: usage)
            try read(variables, for: usage)
            try checkChoices(of: usage)
            try requireAll(of: usage, program)
        } catch {
            var error = error
            error.hint = error.hint ?? "\(program) help \(usage.name)"
            throw error
        }
    }

    // MARK: The command line

    private mutating func read(
        _ arguments: [String], for usage: VerbUsage
    ) throws(CommandFailure) {
        var rest = arguments[...]
        var endsOptions = false
        while let argument = rest.popFirst() {
            if endsOptions || !argument.hasPrefix("-") || argument == "-" {
                try take(operand: argument, for: usage)
            } else if argument == "--" {
                endsOptions = true
            } else {
                if argument.hasPrefix("--help=") { throw .usageError("--help takes no value") }
                guard let option = usage.option(spelled: argument) else {
                    throw .unknown(
                        "option", String(argument.prefix { $0 != "=" }),
                        known: usage.options.map(\.spelling) + ["--help"])
                }
                let text = try value(of: option, in: argument, then: &rest)
                guard given.updateValue(text, forKey: option) == nil else {
                    throw .usageError("\(option.spelling) is given twice")
                }
            }
        }
    }

    private mutating func take(
        operand text: String, for usage: VerbUsage
    ) throws(CommandFailure) {
        guard let wanted = usage.operand else {
            throw .usageError("unexpected argument \(text.quoted)")
        }
        guard operands.isEmpty || wanted.isRepeatable else {
            throw .usageError("unexpected argument \(text.quoted) after \(wanted.name)")
        }
        operands.append(text)
    }

    private func value(
        of option: CommandOption, in argument: String, then rest: inout ArraySlice<String>
    ) throws(CommandFailure) -> Given {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let attached = parts.count > 1 ? String(parts[1]) : nil
        guard let valueName = option.valueName else {
            return try flag(attached ?? "true", of: option.spelling)
        }
        let next = rest.first.flatMap { $0 == "-" || !$0.hasPrefix("-") ? $0 : nil }
        guard let text = attached ?? next, !text.isEmpty else {
            throw .usageError("\(option.spelling) needs a value: \(option.spelling)=\(valueName)")
        }
        if attached == nil { rest.removeFirst() }
        return Given(text: text, source: option.spelling)
    }

    // MARK: Variables

    private mutating func read(
        _ variables: [String: String], for usage: VerbUsage
    ) throws(CommandFailure) {
        for option in usage.options where given[option] == nil {
            guard let text = variables[option.variable], !text.isEmpty else { continue }
            given[option] =
                option.valueName == nil
                ? try flag(text, of: option.variable) : Given(text: text, source: option.variable)
        }
    }

    private func flag(_ text: String, of source: String) throws(CommandFailure) -> Given {
        switch text.lowercased() {
        case "1", "true", "yes", "on": Given(text: "true", source: source)
        case "0", "false", "no", "off": Given(text: "false", source: source)
        default: throw .usageError("\(source) must be true or false, not \(text.quoted)")
        }
    }

    // MARK: Validation

    private func checkChoices(of usage: VerbUsage) throws(CommandFailure) {
        for option in usage.options where !option.choices.isEmpty {
            guard let given = given[option], !option.choices.contains(given.text) else { continue }
            throw .unknown(option.name, given.text, from: given.source, available: option.choices)
        }
    }

    private func requireAll(of usage: VerbUsage, _ program: String) throws(CommandFailure) {
        if let wanted = usage.operand, !wanted.isOptional, operand == nil {
            throw .usageError("\(wanted.name) is missing: \(program) \(usage.synopsis)")
        }
        for option in usage.options where option.isRequired && given[option] == nil {
            throw .usageError("\(option.spelling) is missing: \(program) \(usage.synopsis)")
        }
    }
}
