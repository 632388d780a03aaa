import PlainText

/// `rows help [VERB]`, which shows help.
enum HelpVerb: Verb {
    static let usage = VerbUsage(
        name: "help",
        summary: "Show help for a verb.",
        operand: CommandOperand(
            name: "VERB", summary: "The verb. By default, all verbs are listed.", names: .verbs,
            isOptional: true))

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        let help = HelpText(call.environment)
        if let name = call.arguments.operand {
            let verb = try RowsProgram.verb(named: name, hint: "\(call.environment.name) help")
            call.program.print(help.lines(about: verb.usage))
        } else {
            call.program.print(help.lines(about: call.program))
        }
        return .success
    }
}
