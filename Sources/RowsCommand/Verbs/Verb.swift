/// Something that the program does, named by its first argument.
///
/// One more verb is one more file here, and a word in ``RowsProgram/verbs``.
protocol Verb: Sendable {
    /// How it is used.
    static var usage: VerbUsage { get }

    /// Does it.
    ///
    /// - Returns: How the program ends, when all that there is to say was said.
    /// - Throws: Why it was not done.
    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus
}

/// A verb as it was called.
struct VerbCall {
    /// The program that it was called in.
    let program: RowsProgram
    /// What was asked for.
    let arguments: ParsedArguments

    /// What the program knows of the world.
    var environment: ProgramEnvironment { program.environment }

    /// What the verb is asked about; empty where it was left out.
    var operand: String { arguments.operand ?? "" }
}
