import RowKit
import RowText

/// The program `rows`: arguments in, answers out.
///
/// It knows its registry and its forms, and of the world what its environment tells it.
package struct RowsProgram {
    let forms: FormShelf
    let environment: ProgramEnvironment
    private let makeRegistry: () throws(RegistryError) -> RowRegistry

    /// The verbs, in the order in which help names them.
    static let verbs: [any Verb.Type] = [
        ListVerb.self, DescribeVerb.self, CheckVerb.self, DrawVerb.self, FillVerb.self,
        SchemaVerb.self, NewVerb.self, HelpVerb.self,
    ]

    /// A program.
    ///
    /// - Parameters:
    ///   - forms: The forms that it has of its own.
    ///   - environment: The world.
    ///   - registry: The rows that it knows; asked for by the verbs that need it.
    package init(
        forms: FormShelf, environment: ProgramEnvironment,
        registry: @escaping () throws(RegistryError) -> RowRegistry
    ) {
        self.forms = forms
        self.environment = environment
        makeRegistry = registry
    }

    /// The rows that the program knows.
    func registry() throws(CommandFailure) -> RowRegistry {
        do throws(RegistryError) {
            return try makeRegistry()
        } catch {
            throw CommandFailure(.problems, error.description)
        }
    }

    /// Does what the arguments say.
    ///
    /// - Parameter arguments: What stands behind the name of the program.
    package nonisolated(nonsending) func run(_ arguments: [String]) async -> ExitStatus {
        var (arguments, speaker) = (arguments, environment.name)
        // As others have it: `--help list`.
        if arguments.count > 1, ["--help", "-h"].contains(arguments[0]) { arguments[0] = "help" }
        do throws(CommandFailure) {
            if let name = forms.repeatedName {
                throw CommandFailure(
                    .problems, "two forms of the program are called \(name.debugDescription)")
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

    // MARK: Before the verb

    /// The verb that the arguments begin with; nil where they ask about the program itself.
    private func verb(of arguments: [String]) throws(CommandFailure) -> (any Verb.Type)? {
        guard let first = arguments.first else { return nil }
        let hint = "\(environment.name) help"
        guard first.hasPrefix("-") else {
            return try Self.verb(named: first, hint: hint)
        }
        if ["--help", "-h", "--version"].contains(first) {
            guard arguments.count == 1 else {
                throw .misuse("\(first) stands alone", hint: hint)
            }
            return nil
        }
        if Self.verbs.contains(where: { $0.usage.option(spelled: first) != nil }) {
            throw .misuse("\(first) stands behind the verb", hint: hint)
        }
        throw .unknown("option", first, known: ["--help", "--version"], hint: hint)
    }

    /// The verb of a name.
    static func verb(named name: String, hint: String) throws(CommandFailure) -> any Verb.Type {
        if let verb = verbs.first(where: { $0.usage.name == name }) { return verb }
        throw .unknown("verb", name, known: verbs.map { $0.usage.name }, hint: hint)
    }

    private func answerWithoutVerb(_ arguments: [String]) -> ExitStatus {
        switch arguments.first {
        case nil:
            note(HelpText(environment, isAnswer: false).lines(about: self))
            return .misuse
        case "--version": print(["RowKit \(Self.version)"])
        default: print(HelpText(environment).lines(about: self))
        }
        return .success
    }

    // MARK: Speaking

    /// Prints lines of an answer.
    func print(_ lines: [String]) {
        guard !lines.isEmpty else { return }
        environment.writeOutput(lines.joined(separator: "\n") + "\n")
    }

    /// Prints an answer for programs.
    func print(_ json: JSONValue) { environment.writeOutput(json.text) }

    /// Prints lines that are no answer.
    func note(_ lines: [String]) {
        guard !lines.isEmpty else { return }
        environment.writeError(lines.joined(separator: "\n") + "\n")
    }

    private func report(_ failure: CommandFailure, by speaker: String) {
        let mark = environment.errorStyle.alarming("\(speaker):")
        note(
            ["\(mark) \(failure.text.printableLines)"] + (failure.hint.map { ["See: \($0)"] } ?? [])
        )
    }
}
