import PlainText

/// A verb of the program, named by its first argument.
///
/// To add a verb, add a file here and its type to ``RowsProgram/verbs``.
protocol Verb: Sendable {
    static var usage: VerbUsage { get }

    /// Runs the verb.
    ///
    /// - Returns: The exit status, after all output has been written.
    /// - Throws: The reason why the verb failed.
    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus
}
