import PlainText
import RowKit

extension RowsProgram {
    /// The verbs, in the order in which help lists them.
    static let verbs: [any Verb.Type] = [
        ListVerb.self, DescribeVerb.self, CheckVerb.self, DrawVerb.self, FillVerb.self,
        RenderVerb.self, ServeVerb.self, SchemaVerb.self, NewVerb.self, AddVerb.self, TestVerb.self,
        CompletionsVerb.self, HelpVerb.self,
    ]

    /// Runs the verb that the arguments name.
    ///
    /// - Parameter arguments: The arguments after the name of the program.
    package nonisolated(nonsending) func run(_ arguments: [String]) async -> ExitStatus {
        var (arguments, speaker) = (arguments, environment.name)
        // Other programs accept `--help list`, too.
        if arguments.count > 1, ["--help", "-h"].contains(arguments[0]) { arguments[0] = "help" }
        do throws(CommandFailure) {
            if let name = forms.repeatedNames.first {
                throw CommandFailure(
                    .problems, "two forms of the program are called \(name.quoted)")
            }
            guard let verb = try verb(of: arguments) else { return answerWithoutVerb(arguments) }
            speaker += " \(verb.usage.name)"
            let rest = Array(arguments.dropFirst())
            if ParsedArguments.askForHelp(rest) {
                print(HelpText(environment).lines(about: verb.usage))
                return .success
            }
            let parsed = try ParsedArguments(
                rest, for: verb.usage, variables: environment.variables, program: environment.name)
            return try await verb.run(VerbCall(program: self, arguments: parsed))
        } catch {
            report(error, by: speaker)
            return error.status
        }
    }

    // MARK: Finding the verb

    /// The verb named by the first argument, or nil if the arguments are for the program itself.
    private func verb(of arguments: [String]) throws(CommandFailure) -> (any Verb.Type)? {
        guard let first = arguments.first else { return nil }
        let hint = "\(environment.name) help"
        guard first.hasPrefix("-") else {
            return try Self.verb(named: first, hint: hint)
        }
        if ["--help", "-h", "--version"].contains(first) {
            guard arguments.count == 1 else {
                throw .usageError("\(first) takes no other arguments", hint: hint)
            }
            return nil
        }
        if Self.verbs.contains(where: { $0.usage.option(spelled: first) != nil }) {
            throw .usageError("\(first) must follow the verb", hint: hint)
        }
        throw .unknown("option", first, known: ["--help", "--version"], hint: hint)
    }

    /// Returns the verb with a name.
    static func verb(named name: String, hint: String) throws(CommandFailure) -> any Verb.Type {
        if let verb = verbs.first(where: { $0.usage.name == name }) { return verb }
        throw .unknown("verb", name, known: verbs.map { $0.usage.name }, hint: hint)
    }

    private func answerWithoutVerb(_ arguments: [String]) -> ExitStatus {
        switch arguments.first {
        case nil:
            note(HelpText(environment, isAnswer: false).lines(about: self))
            return .usageError
        case "--version": print([versionLine])
        default: print(HelpText(environment).lines(about: self))
        }
        return .success
    }

    /// The name of the program with its version, if it has one, and the version of RowKit.
    private var versionLine: String {
        let words = [environment.name, version, "(RowKit \(Self.version))"].compactMap(\.self)
        return words.joined(separator: " ").onOneLine
    }

    private func report(_ failure: CommandFailure, by speaker: String) {
        let mark = environment.errorStyle.alarming("\(speaker):")
        note(
            ["\(mark) \(failure.text.printableLines)"] + (failure.hint.map { ["See: \($0)"] } ?? [])
        )
    }
}
