import PlainText
import RowKit

/// `rows completions SHELL`, which prints completions for a shell.
enum CompletionsVerb: Verb {
    static let usage = VerbUsage(
        name: "completions",
        summary: "Print completions for a shell.",
        details: [
            "Print a script with which bash, zsh or fish completes verbs, options and their values, "
                + "and the names of rows, forms and products.",
            "For bash, add eval \"$(PROGRAM completions bash)\" to ~/.bashrc. For zsh, write the "
                + "script to a file _PROGRAM in a folder of fpath. For fish, write it to "
                + "~/.config/fish/completions/PROGRAM.fish.",
            "The script contains the names that the program and the package in the current folder had "
                + "when it was printed.",
        ],
        operand: CommandOperand(
            name: "SHELL", summary: "The shell: bash, zsh or fish.", names: .shells))

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        guard let shell = CompletionShell(rawValue: call.operand) else {
            throw .unknown("shell", call.operand, from: nil, available: CompletionShell.names)
        }
        let package = AddVerb.KnownNames(in: call.environment)
        let script = CompletionScript(
            program: call.environment.name,
            verbs: RowsProgram.verbs.map { verb in
                .init(
                    usage: verb.usage, words: call.words(for: verb.usage.operand, package),
                    values: call.values(of: verb.usage.options, package))
            })
        call.program.print(script.lines(for: shell))
        return .success
    }
}

extension VerbCall {
    /// Returns the names that are valid operands.
    fileprivate func words(
        for operand: CommandOperand?, _ package: AddVerb.KnownNames
    ) -> [String] {
        switch operand?.names {
        case .rows: ((try? program.registry())?.rows ?? []).filter(\.isListed).map(\.name)
        case .forms: program.forms.names
        case .verbs: RowsProgram.verbs.map { $0.usage.name }
        case .shells: CompletionShell.names
        case .products: package.products
        case nil: []
        }
    }

    /// Returns the known values of options, by the name of the option.
    fileprivate func values(
        of options: [CommandOption], _ package: AddVerb.KnownNames
    ) -> [String: [String]] {
        let registry = try? program.registry()
        var values = Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0.choices) })
        if values["plugin"] != nil { values["plugin"] = registry?.plugins.map { $0.name } }
        if values["value-type"] != nil {
            values["value-type"] = Set(registry?.rows.map(\.shownValueType) ?? []).sorted()
        }
        if values["language"] != nil { values["language"] = registry?.languages }
        if values["target"] != nil { values["target"] = package.targets }
        if values["package"] != nil { values["package"] = package.packages }
        return values.filter { !$0.value.isEmpty }
    }
}
